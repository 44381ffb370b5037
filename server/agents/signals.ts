import type { Fact } from '../../prisma/client/client.ts';

/** What code knows of a message before any model (handoff.md H3, H4). Nothing here is guessed by a model. */
export interface Signals {
  explicitHumanRequest: boolean;
  /** A language that no agent speaks, as a BCP 47 code; null when an agent speaks it. */
  foreignLanguage: string | null;
  operatorSpeaksIt: boolean;
  risk: number;
  complexity: number;
  failedAttempts: number;
  channel: 'widget';
  plan: string | null;
  /** Known with certainty only, e.g. a topic still to do; a model finds the others. */
  intent: string | null;
}

const TAKEOVER =
  /(someone|somebody) (else )?(is|has|got|logged|signed|changed).{0,20}(in|into|my) (my )?(account|password|e-?mail)|account (was|got|has been) (hacked|stolen|taken over)|compte (a été )?(piraté|volé)|account (è stato )?(violato|rubato)|cuenta (ha sido )?(hackeada|robada)|konto (wurde )?(gehackt|übernommen)|حسابي (مخترق|مسروق)|اختر[اق]ق? حسابي/iu;
const LEGAL =
  /\b(my lawyer|lawsuit|legal action|sue you|data breach|gdpr complaint)\b|mon avocat|poursuites|il mio avvocato|azione legale|mi abogado|demanda judicial|mein(en)? anwalt|rechtsanwalt|klage einreichen|محامي|مقاضاة/iu;
const CHARGEBACK =
  /\bcharge-?back\b|rétrofacturation|storno bancario|contracargo|rückbuchung|rücklastschrift|استرجاع عبر البنك/iu;

const LIMIT_AUTOMATIC = 5_000;
const LIMIT_APPROVAL = 50_000;

/** 0–10: the highest sign that applies (decisions.md 38). Pure. */
export function riskOf(texts: string[], facts: Pick<Fact, 'amountMinor'>[]): number {
  const text = texts.join('\n');
  const largest = Math.max(0, ...facts.map((fact) => fact.amountMinor ?? 0));
  if (TAKEOVER.test(text)) return 10;
  if (LEGAL.test(text)) return 9;
  if (CHARGEBACK.test(text)) return 8;
  if (largest > LIMIT_APPROVAL) return 6;
  return largest > LIMIT_AUTOMATIC ? 4 : 0;
}

/** min(10, 2 × (intents − 1) + 3 × failed attempts + open questions) (decisions.md 38). Pure. */
export const complexityOf = (
  intents: number,
  failedAttempts: number,
  openQuestions: number,
): number => Math.min(10, 2 * Math.max(0, intents - 1) + 3 * failedAttempts + openQuestions);

/** These errors are a step of the dialogue, not a failure of it. */
const EXPECTED = new Set([
  'verification_required',
  'already_known',
  'undecided',
  'not_needed',
  'code_pending',
  'invalid_arguments',
  'customer_not_read',
  'schema',
  'stale',
]);

/** An `error` or `empty` outcome is a failed attempt (decisions.md 38). Pure. */
export function isFailedAttempt(outcome: unknown): boolean {
  const { status, code } = (outcome ?? {}) as { status?: string; code?: string };
  return status === 'empty' || (status === 'error' && !EXPECTED.has(code ?? ''));
}

const SCRIPTS: [RegExp, string][] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
];

/** The language of a script that no agent writes; null for Latin and Arabic script. Pure. */
export function foreignLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const found = SCRIPTS.find(
    ([script]) => (text.match(new RegExp(script, 'gu'))?.length ?? 0) > letters / 2,
  );
  return found?.[1] ?? null;
}
