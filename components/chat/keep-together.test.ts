import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test('order numbers and e-mail are pieces of their own, and nothing of the text is lost', () => {
  const text = 'I sent an e-mail about A-7781 and INV-20431.';
  expect(keepTogether(text)).toEqual([
    'I sent an ',
    'e-mail',
    ' about ',
    'A-7781',
    ' and ',
    'INV-20431',
    '.',
  ]);
  expect(keepTogether(text).join('')).toBe(text);
});

test('an ordinary hyphen may still end a line', () => {
  expect(keepTogether('a six-digit code, 10-15 days')).toEqual(['a six-digit code, 10-15 days']);
});
