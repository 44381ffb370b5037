import type { Language } from '../protocol/language.ts';
import { lampDiagnoses } from './diagnosis-lamp.ts';
import { speakerDiagnoses } from './diagnosis-speaker.ts';

export interface DiagnosisText {
  title: string;
  likelyCause: string;
  steps: string[];
}

export interface Diagnosis {
  product: 'lamp' | 'speaker';
  symptom: string;
  /** How customers say it, in the six languages. */
  words: RegExp;
  text: Record<Language, DiagnosisText>;
}

export const diagnoses: Diagnosis[] = [...lampDiagnoses, ...speakerDiagnoses];

const PRODUCT_WORDS: [Diagnosis['product'], RegExp][] = [
  ['lamp', /lamp|light|bulb|lumi[eè]re|luce|luz|licht|leuchte|lámpara|مصباح|لمبة|إضاءة/iu],
  [
    'speaker',
    /speaker|enceinte|haut-parleur|cassa|altoparlante|altavoz|bocina|lautsprecher|\bbox\b|مكب|سماعة/iu,
  ],
];

/**
 * The steps for a product and a symptom as a customer says them. An unknown symptom of a known
 * product gets its first diagnosis; an unknown product gets null.
 */
export function diagnose(
  product: string,
  symptom: string,
  language: Language,
): ({ product: string } & DiagnosisText) | null {
  const said = `${product} ${symptom}`;
  const found =
    PRODUCT_WORDS.find(([, words]) => words.test(product)) ??
    PRODUCT_WORDS.find(([, words]) => words.test(said));
  if (!found) return null;
  const candidates = diagnoses.filter((one) => one.product === found[0]);
  const chosen = candidates.find((one) => one.words.test(symptom)) ?? candidates[0];
  return chosen ? { product: chosen.product, ...chosen.text[language] } : null;
}

export const diagnosableProducts = ['lamp', 'speaker'];
