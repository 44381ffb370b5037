import type { Language } from '../language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Words } from './words.ts';

export const WORDS: Record<Language, Words> = { en, fr, it, es, de, ar };

/** Whether a text that was said before contains a phrase, in whatever language it was said. */
export const wasSaid = (text: string, phrase: (words: Words) => string): boolean =>
  Object.values(WORDS).some((words) => text.includes(phrase(words)));
