import { CUES } from './keyword-cues.ts';
import type { Language } from './language.ts';
import type { Label } from './lines/labels.ts';
import { plain } from './words-of.ts';

export interface Vote {
  label: Label | null;
  /** 0–1: how clearly one label leads. */
  strength: number;
  /** A word about money occurs: without one nobody is sent to the agent that may move it. */
  money: boolean;
}

const LONGEST = 1_200;
const CLEAR = 1;

/** What certain words say about the topic, whatever the classifier learned. */
export function keywordVote(text: string, language: Language | null): Vote {
  const clean = plain(text.slice(0, LONGEST)).replace(/\p{Nd}[\p{Nd}.,]*/gu, '0');
  const cues = CUES[language ?? 'en'];
  const totals = new Map<Label, number>();
  for (const [label, weight, pattern] of cues)
    if (pattern.test(clean)) totals.set(label, (totals.get(label) ?? 0) + weight);
  const [first, second] = [...totals].sort((a, b) => b[1] - a[1]);
  const money = totals.has('billing');
  if (!first) return { label: null, strength: 0, money };
  const lead = first[1] - (second?.[1] ?? 0);
  return { label: first[0], strength: Math.min(1, lead / CLEAR), money };
}
