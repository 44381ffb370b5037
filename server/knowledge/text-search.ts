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

/** `to_tsvector('english', <text>)`, word for word as in the index of constraints.sql. */
export function vectorOf(language: Language, text: string): Prisma.Sql {
  const config = `'${CONFIG[language]}'`;
  const letters = language === 'ar' ? `normal_arabic(${text})` : text;
  return Prisma.raw(`to_tsvector(${config}, ${letters})`);
}

export const configOf = (language: Language): Prisma.Sql => Prisma.raw(`'${CONFIG[language]}'`);

export const lettersOf = (language: Language, query: string): Prisma.Sql =>
  language === 'ar' ? Prisma.sql`normal_arabic(${query})` : Prisma.sql`${query}::text`;
