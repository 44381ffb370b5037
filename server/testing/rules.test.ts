import { expect, test } from 'vitest';
import { problems, rulesOf } from './rules.mjs';

test.each([
  ['H24, H36: triage hands over', ['H24', 'H36']],
  ['H29, O07: a release back and the same target again', ['H29']],
  ['before verification a refund is refused (H49)', ['H49']],
  ['A-7718 is not found, and H17 is not what this title is about', []],
  ['decisions 39: the second topic is handed over', []],
])('%s names %j', (title, rules) => {
  expect(rulesOf(title)).toEqual(rules);
});

test('a file that is gone and a rule that nobody listed are told', () => {
  const rules = { H1: { name: 'a rule', files: ['package.json', 'server/gone.ts'] } };
  const tests = new Map([['H99', [{ file: 'a.test.ts', title: 'H99: x' }]]]);
  expect(problems(rules, tests)).toEqual([
    'H1: there is no server/gone.ts',
    'H99 is named by a test but not listed in server/testing/rule-names.json',
  ]);
});
