import type { Language } from '../../../server/protocol/language.ts';
import { arabic } from './ar.ts';
import type { SeedArticle } from './article.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { troubleshooting } from './troubleshooting.ts';

export const articlesByLanguage: Record<Language, SeedArticle[]> = {
  en: [...english, ...troubleshooting('en')],
  fr: [...french, ...troubleshooting('fr')],
  it: [...italian, ...troubleshooting('it')],
  es: [...spanish, ...troubleshooting('es')],
  de: [...german, ...troubleshooting('de')],
  ar: [...arabic, ...troubleshooting('ar')],
};
