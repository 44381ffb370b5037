import { LATIN, letterProfile, trigrams } from './language-profile.ts';
import { FOREIGN, FREQUENT, SIGNS } from './language-words.ts';
import { wordsOf } from './words-of.ts';

export const LANGUAGES = ['en', 'fr', 'it', 'es', 'de', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

const LONGEST = 600;
/** Mail and web addresses are in no language. */
const ADDRESSES = /\S{1,200}@\S+|https?:\/\/\S+|www\.\S+/g;
/** Natural logarithms of odds: how much likelier than the fallback another language must be. */
const LEAD = 2.5;
const PER_HIT = 1.6;
/** A frequent word speaks for itself; its letters add little. */
const KNOWN_WORD = 0.4;

const WEIGHTS = weigh();

/**
 * The language of one message. `fallback` (the conversation's language) is the answer for text that
 * says too little: a number, an emoji, a name, a word that several languages share.
 * Null means that it is clearly written in a language that no agent speaks (handoff.md H3).
 */
export function detectLanguage(text: string, fallback: Language = 'en'): Language | null {
  const sample = text.slice(0, LONGEST).replace(ADDRESSES, ' ');
  const script = byScript(sample);
  if (script !== 'latin') return script === 'unknown' ? fallback : script === 'ar' ? 'ar' : null;
  const hits = wordHits(sample);
  if (isForeign(hits)) return null;
  const scores = LATIN.map((language) => (hits.get(language) ?? 0) * PER_HIT);
  for (const word of wordsOf(sample)) addLetters(scores, word, WEIGHTS.has(word) ? KNOWN_WORD : 1);
  const best = scores.indexOf(Math.max(...scores));
  const expected = (LATIN as readonly string[]).indexOf(fallback);
  // Arabic speakers get an answer in Latin letters only when the text says so at all.
  const base = expected < 0 ? Math.min(...scores) : (scores[expected] ?? 0);
  return (scores[best] ?? 0) - base >= LEAD ? (LATIN[best] ?? fallback) : fallback;
}

/** Letter sequences are not independent, so a word counts with its mean, not its sum. */
function addLetters(scores: number[], word: string, share: number): void {
  const rows = trigrams(word).flatMap((gram) => letterProfile().get(gram) ?? []);
  const known = rows.length / LATIN.length;
  if (known === 0 || word.length < 2) return;
  rows.forEach((value, at) => {
    const column = at % LATIN.length;
    scores[column] = (scores[column] ?? 0) + (value / known) * share * Math.min(3, known * 0.6);
  });
}

function isForeign(hits: Map<string, number>): boolean {
  const own = Math.max(0, ...LATIN.map((language) => hits.get(language) ?? 0));
  return Object.keys(FOREIGN).some((language) => {
    const score = hits.get(language) ?? 0;
    return score >= 3 && score - own >= 2;
  });
}

function wordHits(text: string): Map<string, number> {
  const hits = new Map<string, number>();
  const add = (language: string, by: number) => hits.set(language, (hits.get(language) ?? 0) + by);
  for (const word of wordsOf(text))
    for (const [language, weight] of WEIGHTS.get(word) ?? []) add(language, weight);
  for (const [language, sign] of SIGNS) if (sign.test(text)) add(language, 1.2);
  return hits;
}

function byScript(text: string): 'latin' | 'ar' | 'other' | 'unknown' {
  const latin = count(text, /\p{Script=Latin}/gu);
  const arabic = count(text, /\p{Script=Arabic}/gu);
  const letters = count(text, /\p{L}/gu);
  if (letters === 0) return 'unknown';
  const other = letters - latin - arabic;
  if (arabic > 0 && arabic * 2 >= latin && arabic >= other) return 'ar';
  // One ideograph says about as much as a short word.
  if (other * 3 > latin) return 'other';
  return 'latin';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function weigh(): Map<string, [string, number][]> {
  const owners = new Map<string, Set<string>>();
  for (const [language, words] of [...Object.entries(FREQUENT), ...Object.entries(FOREIGN)])
    for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(language));
  const weights = new Map<string, [string, number][]>();
  for (const [word, languages] of owners) {
    const base = word.length <= 2 ? 0.7 : word.length === 3 ? 1.3 : 1.7;
    weights.set(
      word,
      [...languages].map((language) => [language, base / languages.size]),
    );
  }
  return weights;
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}
