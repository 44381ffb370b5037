import { expect, test } from 'vitest';
import { LANGUAGES } from '../protocol/language.ts';
import { diagnose, diagnoses } from './diagnosis.ts';

test.each<[string, string, (typeof LANGUAGES)[number], string]>([
  ['lamp', 'it flickers', 'en', 'The lamp flickers'],
  ['Alder table lamp', 'does not turn on', 'en', 'The lamp does not turn on'],
  ['lampe', 'elle clignote', 'fr', 'La lampe clignote'],
  ['altavoz', 'no se conecta al wifi', 'es', 'El altavoz no se conecta al wifi'],
  ['Lautsprecher', 'kein Ton', 'de', 'Der Lautsprecher ist stumm oder knistert'],
  ['مكبر', 'لا يتصل بالشبكة', 'ar', 'مكبّر الصوت لا يتصل بشبكة واي فاي'],
  ['', 'my wifi speaker lost the network', 'en', 'The speaker does not connect to wifi'],
])('%s / %s in %s is "%s"', (product, symptom, language, title) => {
  expect(diagnose(product, symptom, language)?.title).toBe(title);
});

test('an unknown product has no diagnosis', () => {
  expect(diagnose('washing machine', 'does not spin', 'en')).toBeNull();
});

test('every diagnosis has at least three steps in every language', () => {
  for (const one of diagnoses) {
    for (const language of LANGUAGES)
      expect(one.text[language].steps.length).toBeGreaterThanOrEqual(3);
  }
});
