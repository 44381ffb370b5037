import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fill } from './fill.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { loadSpeech, pickLanguage } from './load.ts';

/** `{ 'agents.billing': 'Billing', … }` */
function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  const rows = Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => [
    ...flatten(inner, path ? `${path}.${key}` : key),
  ]);
  return new Map(rows);
}
const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const english = flatten(en);

describe.each(Object.entries({ fr, it, es, de, ar }))('the words in %s', (_language, words) => {
  const flat = flatten(words);

  test('are as many as in English, none of them empty', () => {
    expect([...flat.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of flat) expect(text.trim(), key).not.toBe('');
  });

  test('have the same places to fill as in English', () => {
    for (const [key, text] of flat) expect(slots(text), key).toEqual(slots(english.get(key) ?? ''));
  });

  test('are translated: hardly a sentence is left in English', () => {
    const same = [...flat].filter(([key, text]) => text === english.get(key) && /\s/.test(text));
    expect(same.map(([key]) => key)).toEqual(
      ['queuePosition'].filter((key) => flat.get(key) === en.queuePosition),
    );
  });
});

test('no text shouts: there is no exclamation mark in any language', () => {
  for (const words of [en, fr, it, es, de, ar])
    for (const [key, text] of flatten(words)) expect(text, key).not.toMatch(/[!¡]/);
});

test('the first wanted language that we speak is taken, else English', () => {
  expect(pickLanguage(['nl-NL', 'de-AT', 'en'])).toEqual({ language: 'de', locale: 'de-AT' });
  expect(pickLanguage(['pt-BR'])).toEqual({ language: 'en', locale: 'en' });
  expect(pickLanguage(['FR_ca']).language).toBe('fr');
});

test('Arabic runs from right to left', async () => {
  const speech = await loadSpeech(['ar-EG']);
  expect(speech.direction).toBe('rtl');
  expect(speech.words).toBe(ar);
});

test('a place without a value stays visible instead of vanishing', () => {
  expect(fill('Position {n} of {all}', { n: 0 })).toBe('Position 0 of {all}');
});
