import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate, parseLines } from './evaluate.ts';
import { report } from './evaluate-report.ts';
import { allExamples } from './examples.ts';

const FILE = new URL('./eval-lines.jsonl', import.meta.url);
const LINES = parseLines(readFileSync(FILE, 'utf8'));

describe('routing on our own test lines', () => {
  const result = evaluate(LINES);

  it.each(['en', 'fr', 'it', 'es', 'de', 'ar'])('%s: at least 85 of 100 are right', (language) => {
    const { rows = 0, correct = 0 } = result.languages[language] ?? {};
    expect(rows).toBeGreaterThanOrEqual(40);
    expect(correct / rows).toBeGreaterThanOrEqual(0.85);
  });

  it('H7: what is nobody’s business goes to nobody, least of all to the money', () => {
    expect(result.noneRecall).toBeGreaterThanOrEqual(0.85);
    expect(result.noneToBilling).toBe(0);
  });

  it('H6: requests for a person are heard', () => {
    expect(result.humanRecall).toBeGreaterThanOrEqual(0.95);
  });

  it('none of them is a training line', () => {
    const trained = new Set(allExamples().map(({ text }) => text.toLowerCase()));
    expect(
      LINES.filter(({ text }) => trained.has(text.toLowerCase().replace(/[.?!]+$/, ''))),
    ).toHaveLength(0);
  });

  it('ends its report with one line of JSON', () => {
    const last = report(result).split('\n').at(-1) ?? '';
    const keys = Object.keys(JSON.parse(last));
    for (const key of [
      'rows',
      'accuracy',
      'macroF1',
      'noneRecall',
      'humanRecall',
      'noneToBilling',
      'msPerMessage',
      'clarifyRate',
      'wrongToBilling',
      'noneToAny',
    ])
      expect(keys).toContain(key);
  });
});

describe('a file that cannot be evaluated', () => {
  const good = '{"text":"hi","language":"en","expected_agent":"none"}';
  const bad: [string, RegExp][] = [
    ['', /no lines/],
    [`${good}\n{oops`, /Line 2: not JSON\. Expected .*"text"/],
    ['{"language":"en","expected_agent":"none"}', /Line 1: text is missing/],
    ['{"text":"hi","expected_agent":"none"}', /language is missing/],
    [
      '{"text":"hi","language":"en","expected_agent":"sales"}',
      /expected_agent is "sales".*billing, orders/,
    ],
  ];
  it.each(bad)('says which line and what is expected: %s', (content, message) => {
    expect(() => parseLines(content)).toThrow(message);
  });
});
