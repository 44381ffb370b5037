import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { LabelledLines } from './labels.ts';

/** The project's own training lines by language. */
export const LINES: Record<string, LabelledLines> = { en, fr, it, es, de, ar };
