/** The six languages that the product speaks; `en` is the fallback for every other. */
export const LANGUAGES = ['en', 'fr', 'it', 'es', 'de', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `fr-CH` → `fr`; an unknown or missing one → `en`. */
export const toLanguage = (raw: string | null | undefined): Language =>
  LANGUAGES.find((language) => raw?.toLowerCase().startsWith(language)) ?? 'en';
