import type { Language } from './language.ts';
import { type Prediction, predict, SURE } from './predict.ts';
import type { Topic } from './words/words.ts';
import { plain } from './words-of.ts';

export interface Intent {
  topic: Topic;
  /** The sentence that asks for it, verbatim. */
  quote: string;
}

export interface Plan {
  /** Where to go first, and what stays to do after it, in order. */
  first: Topic | null;
  pending: Intent[];
  /** Of the whole message, for when there is no first. */
  whole: Prediction;
}

const SURE_OF_PART = 0.7;
/** Several wishes in one message are told apart at sentence ends and at such joints only. */
const JOINT =
  /(?<=[.!?؟])\s+|\n+|[,;]?\s+(?:and also|also,|and another thing|besides,|et aussi|et puis aussi|e anche|e inoltre|inoltre,|y también|y además|además,|und außerdem|und auch noch|außerdem,|وأيضا|وكذلك)\s+/giu;
const WISH =
  /\?|؟|\b(?:i (?:want|need|would like|d like|can t|cannot|forgot|lost)|please|where|when|how|why|what|can you|could you|je (?:veux|voudrais)|j ai (?:oublie|besoin)|ou est|comment|pourquoi|quand|pouvez|s il vous plait|vorrei|voglio|ho dimenticato|dov|come|perche|quando|potete|quiero|quisiera|olvide|necesito|donde|como|por que|cuando|pueden|ich (?:mochte|will|brauche|habe)|wo|wie|warum|wann|konnen|bitte)\b|(?:اريد|بدي|ابغي|عايز|نسيت|اين|وين|كيف|لماذا|ليش|متي|ممكن)/;
const TOPICS: readonly string[] = ['billing', 'orders', 'technical', 'account'];
/** Money first: it is what customers wait for. */
const FIRST: Topic = 'billing';

export const isTopic = (label: string): label is Topic => TOPICS.includes(label);

/** What a message is about, and whether it is about several things (decisions.md 39). */
export function planFor(text: string, language: Language | null): Plan {
  const whole = predict(text, language);
  const parts = partsOf(text, language);
  const distinct = parts.filter(
    (part, at) => parts.findIndex((other) => other.topic === part.topic) === at,
  );
  if (distinct.length >= 2) {
    const ordered = [...distinct].sort(
      (a, b) => Number(b.topic === FIRST) - Number(a.topic === FIRST),
    );
    const [first, ...pending] = ordered;
    return { first: first?.topic ?? null, pending, whole };
  }
  const sure = isTopic(whole.label) && whole.confidence >= SURE;
  return { first: sure && isTopic(whole.label) ? whole.label : null, pending: [], whole };
}

/** Sentences that wish for something themselves; mere circumstances are no topic of their own. */
function partsOf(text: string, language: Language | null): Intent[] {
  const sentences = text.split(JOINT).map((part) => part.trim());
  if (sentences.length < 2 || sentences.length > 12) return [];
  return sentences.flatMap((quote) => {
    if (!WISH.test(plain(quote).replace(/[’']/g, ' '))) return [];
    const { label, confidence } = predict(quote, language);
    return isTopic(label) && confidence >= SURE_OF_PART ? [{ topic: label, quote }] : [];
  });
}
