import { Prisma } from '../../prisma/client/client.ts';
import type { Language } from '../protocol/language.ts';

/** PostgreSQL's stemmer of a language. Arabic has none that is shipped: its letters are made equal. */
const CONFIG: Record<Language, string> = {
  en: 'english',
  fr: 'french',
  it: 'italian',
  es: 'spanish',
  de: 'german',
  ar: 'simple',
};

/** The function of constraints.sql that makes a text of this language ready for its words. */
const normalised = (language: Language, text: string): string =>
  `${language === 'ar' ? 'normal_arabic' : 'plain_words'}(${text})`;

/** `to_tsvector('english', plain_words(<text>))`, word for word as in the index of constraints.sql. */
export function vectorOf(language: Language, text: string): Prisma.Sql {
  const config = `'${CONFIG[language]}'`;
  return Prisma.raw(`to_tsvector(${config}, ${normalised(language, text)})`);
}

export const configOf = (language: Language): Prisma.Sql => Prisma.raw(`'${CONFIG[language]}'`);

/** The configuration `simple` has no stop words; these are in every Arabic question. */
const ARABIC_STOP =
  /(?<![\u0621-\u064A])(?:هل|إلى|الى|من|في|عن|على|مع|أن|ان|ما|ماذا|متى|أين|اين|كيف|كم|هو|هي|هذا|هذه|لا|لم|لي|يمكن|يمكنني|أريد|اريد|أو|او|ثم|قد|كان|عند)(?![\u0621-\u064A])/g;

export const lettersOf = (language: Language, query: string): Prisma.Sql =>
  language === 'ar'
    ? Prisma.sql`normal_arabic(${query.replace(ARABIC_STOP, ' ')})`
    : Prisma.sql`plain_words(${query})`;
