import { affirms } from './courtesy.ts';
import { type ExtractedFact, extractFacts } from './entities.ts';
import { latinDigits, minorUnits } from './entity-numbers.ts';
import type { CanonicalRequest } from './entity-words.ts';
import { detectLanguage } from './language.ts';
import type { Situation } from './situation.ts';
import { WORDS, wasSaid } from './words/all.ts';
import type { Words } from './words/words.ts';

/** Read in the language of that text: earlier ones may have been written in another. */
export const factsIn = (s: Situation, text: string): ExtractedFact[] =>
  extractFacts(text, detectLanguage(text, s.language) ?? 'en');

/** An order or invoice number is this shop's business, whatever is around it. */
export const namesOwn = (s: Situation, text: string): boolean =>
  factsIn(s, text).some(({ key }) => key === 'order_id' || key === 'invoice_id');

/** The order meant now, in Latin digits: named last, confirmed, answered, known, in that order. */
export function orderOf(s: Situation): string | null {
  return slot(s, 'order_id') ?? null;
}

export function invoiceOf(s: Situation): string | null {
  return slot(s, 'invoice_id') ?? null;
}

function slot(s: Situation, key: 'order_id' | 'invoice_id'): string | undefined {
  const found =
    inText(s, s.said, key) ??
    (s.firstTurn ? undefined : (bareAnswer(s, key) ?? confirmed(s, key))) ??
    s.facts.findLast((fact) => fact.key === key)?.value ??
    s.pack?.keyFacts.findLast((fact) => fact.key === key)?.value ??
    s.customerTexts.map((text) => inText(s, text, key)).findLast((value) => value !== undefined);
  return found === undefined ? undefined : latinDigits(found);
}

const inText = (s: Situation, text: string, key: string): string | undefined =>
  factsIn(s, text).findLast((fact) => fact.key === key)?.value;

/** "77120" alone, when just that was asked. */
function bareAnswer(s: Situation, key: 'order_id' | 'invoice_id'): string | undefined {
  if (!wasSaid(s.lastAnswer, (words) => words.ask[key].question)) return undefined;
  return /^\W*#?(\p{L}{0,4}[- ]?\p{Nd}{2,12})\W*$/u.exec(s.said.trim())?.[1];
}

/** "Yes" after "did you mean A-7781?": the nearest, which is named first. */
function confirmed(s: Situation, key: 'order_id' | 'invoice_id'): string | undefined {
  if (!affirms(s.said)) return undefined;
  const asked = Object.values(WORDS)
    .map(meantPrefix)
    .find((prefix) => s.lastAnswer.includes(prefix));
  const proposed = asked === undefined ? '' : (s.lastAnswer.split(asked).at(-1) ?? '');
  return factsIn(s, proposed).find((fact) => fact.key === key)?.value;
}

export const meantPrefix = (words: Words): string => words.didYouMean('|').split('|')[0] ?? '';

export function emailOf(s: Situation): string | null {
  const said = inText(s, s.said, 'email');
  return said ?? s.facts.findLast((fact) => fact.key === 'email')?.value ?? null;
}

export interface Money {
  minor: number;
  currency: string;
}

/** The amount that the customer named last. */
export function amountOf(s: Situation): Money | null {
  const texts = [...s.customerTexts].reverse();
  for (const text of texts) {
    const fact = factsIn(s, text).findLast(({ key }) => key === 'amount');
    if (fact?.amountMinor !== undefined && fact.currency !== undefined)
      return { minor: fact.amountMinor, currency: fact.currency };
  }
  const known = s.facts.findLast(
    ({ key, source }) => key === 'amount' && source === 'customer_said',
  );
  if (!known) return null;
  const currency = factsIn(s, known.value).find(({ key }) => key === 'amount')?.currency;
  return currency === undefined ? null : { minor: minorUnits(known.value), currency };
}

/** In the customer's own words. */
export function wordsFor(s: Situation, key: 'item' | 'problem'): string | null {
  const texts = [s.said, ...[...s.customerTexts].reverse()];
  const said = texts.map((text) => inText(s, text, key)).find((value) => value !== undefined);
  return said ?? s.facts.findLast((fact) => fact.key === key)?.value ?? null;
}

/** Every wish in a text, first things first. */
export function wishesIn(s: Situation, text: string): CanonicalRequest[] {
  return factsIn(s, text).flatMap(({ canonical }) => canonical ?? []);
}

/** Whether the last answer asked for something, so that a short reply belongs to it. */
export function wasAsked(s: Situation): boolean {
  if (s.lastAnswer === '') return false;
  const questions = (words: Words) => [
    words.codeMark,
    words.didItHelp,
    meantPrefix(words),
    ...Object.values(words.ask).map(({ question }) => question),
  ];
  return Object.values(WORDS).some((words) =>
    questions(words).some((question) => s.lastAnswer.includes(question)),
  );
}
