import { groupOf, type Span, spanOf, whole } from './entity-numbers.ts';
import { ITEMS, PROBLEMS, REQUESTS } from './entity-words.ts';
import type { Language } from './language.ts';

const MONTHS =
  'january|february|april|june|july|august|september|october|november|december|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|januar|februar|märz|juni|juli|oktober|dezember|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|آذار|شباط|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين';
/** Words that are also others: only with a day or a year beside them, or capitalised. */
const AMBIGUOUS = 'march|may|mars|mai';
const ANY_MONTH = `(?:${MONTHS}|${AMBIGUOUS})`;
const DATES = [
  /(?<![\p{N}-])\p{Nd}{4}-\p{Nd}{1,2}-\p{Nd}{1,2}(?![\p{N}-])/gu,
  /(?<![\p{N}.,/-])\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-](?:\p{Nd}{4}|\p{Nd}{2})(?![\p{N}/-])/gu,
  whole(
    `\\p{Nd}{1,2}(?:st|nd|rd|th|er|\\.|º)? ?(?:of |de |di )?${ANY_MONTH}(?: (?:de |di )?\\p{Nd}{4})?`,
  ),
  whole(`${ANY_MONTH} \\p{Nd}{1,2}(?:st|nd|rd|th)?(?:,? \\p{Nd}{4})?`),
  whole(`(?:${MONTHS})(?: \\p{Nd}{4})?`),
  /(?<![\p{L}\p{N}])(?:March|May|Mars|Mai)(?= (?:invoice|bill|order|payment|\p{Nd}{4}))/gu,
];
const PHONE = /(?<![\p{L}\p{N}#-])(?:\+|00)?\p{Nd}(?:[ ()./-]{0,2}\p{Nd}){8,14}(?![\p{L}\p{N}-])/gu;
const POSTCODE = [
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<!\p{L})(?:post ?code|zip(?: ?code)?|pin ?code|postal code|code postal|cap|código postal|plz|postleitzahl|الرمز البريدي)(?: is| est| è| es| ist|:)* ?([\p{Lu}\p{Nd}]{1,4}[ -]?\p{Nd}[\p{Lu}\p{Nd}]{1,5})(?![\p{L}\p{N}])/giu,
];
const INTRODUCES =
  "my name is|my name['’]s|the name is|name:|je m['’]appelle|mon nom est|mi chiamo|il mio nome è|me llamo|mi nombre es|ich heiße|ich heisse|mein name ist|اسمي(?: هو)?";
const NAME = new RegExp(
  `(?<!\\p{L})(?:${INTRODUCES}) ((?:\\p{L}[\\p{L}'’-]{1,24})(?: \\p{Lu}[\\p{L}'’-]{1,24}){0,2})(?!\\p{L})`,
  'iu',
);
/** Flag-free copy: with `i` every letter would pass for a capital. */
const CAPITALS = /^\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/u;

/** Dates, phone numbers, postcodes and a name, where they stand. */
export function personSpans(text: string): Span[] {
  const spans = DATES.flatMap((date) => [...text.matchAll(date)].map((m) => spanOf('date', m)));
  for (const match of text.matchAll(PHONE)) spans.push(spanOf('phone', match));
  const [uk, named] = POSTCODE;
  if (uk) for (const match of text.matchAll(uk)) spans.push(spanOf('postcode', match));
  if (named) for (const match of text.matchAll(named)) spans.push(groupOf('postcode', match));
  const name = NAME.exec(text);
  if (name) {
    const span = groupOf('name', name);
    const kept = CAPITALS.exec(text.slice(span.start, span.end))?.[0] ?? '';
    spans.push({ ...span, end: span.start + kept.length });
  }
  return spans;
}

const ITEM = byLanguage(ITEMS);
const PROBLEM = byLanguage(PROBLEMS);
const REQUEST = Object.fromEntries(
  Object.entries(REQUESTS).map(([language, rows]) => [
    language,
    rows.map(([canonical, source]) => ({ canonical, pattern: whole(source) })),
  ]),
);

export type WishSpan = Span & { canonical?: string };

/** What it is about, what is wrong and what is wanted, in the customer's words. */
export function phraseSpans(text: string, language: Language): WishSpan[] {
  const spans: WishSpan[] = [];
  for (const match of text.matchAll(ITEM[language])) spans.push(spanOf('item', match));
  for (const match of text.matchAll(PROBLEM[language])) spans.push(spanOf('problem', match));
  for (const { canonical, pattern } of REQUEST[language] ?? [])
    for (const match of text.matchAll(pattern))
      spans.push({ ...spanOf('request', match), canonical });
  return spans;
}

function byLanguage(sources: Record<Language, string>): Record<Language, RegExp> {
  return Object.fromEntries(
    Object.entries(sources).map(([language, source]) => [language, whole(source)]),
  ) as Record<Language, RegExp>;
}
