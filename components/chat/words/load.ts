import { LANGUAGES, type Language } from '../../../server/protocol/language.ts';
import { en, type Words } from './en.ts';

export interface Speech {
  language: Language;
  /** The viewer's full locale, for dates and numbers: `de-AT`. */
  locale: string;
  direction: 'ltr' | 'rtl';
  words: Words;
}

export const english: Speech = { language: 'en', locale: 'en', direction: 'ltr', words: en };

/** The first of the wanted locales that we speak, else English. */
export function pickLanguage(wanted: readonly string[]): { language: Language; locale: string } {
  for (const locale of wanted) {
    const language = LANGUAGES.find((known) => known === locale.toLowerCase().split(/[-_]/)[0]);
    if (language) return { language, locale: locale.replaceAll('_', '-') };
  }
  return { language: 'en', locale: 'en' };
}

const loaders: Record<Language, () => Promise<Words>> = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
};

/** Only English is in the first download; the others are fetched when they are wanted. */
export async function loadSpeech(wanted: readonly string[]): Promise<Speech> {
  const { language, locale } = pickLanguage(wanted);
  const words = await loaders[language]().catch(() => null);
  if (!words) return english;
  return { language, locale, direction: language === 'ar' ? 'rtl' : 'ltr', words };
}
