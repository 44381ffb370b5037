import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { cleanText } from './text.ts';

describe('text that may be stored', () => {
  test.each([
    '',
    '   ',
    '\n\n',
    '\u00A0',
    '\u200B\u200C\u2060\uFEFF',
    '\u200E',
    '\u3164',
    '\u2800 \u115F\u202E',
  ])('O18: %j is empty however it looks', (text) => {
    expect(() => cleanText(text)).toThrow(AppError);
  });
  test.each(['👍', '.', '0', '👨‍👩‍👧'])('O18: %j is kept code point for code point', (text) => {
    expect(cleanText(text)).toBe(text);
  });
  test('O20: lone surrogates are replaced and NUL is removed', () => {
    expect(cleanText('abc\uD83C')).toBe('abc\uFFFD');
    expect(cleanText('a\u0000b')).toBe('ab');
  });
  test('4,000 code points fit, also when they take two units each; 4,001 do not', () => {
    expect(cleanText('😀'.repeat(4000))).toHaveLength(8000);
    expect(() => cleanText('x'.repeat(4001))).toThrow(/4000/);
  });
});
