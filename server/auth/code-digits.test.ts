import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12–34–56', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۰۱۲۳۴۵', '012345'],
  ['１２３４５６', '123456'],
  ['१२३४५६', '123456'],
  ['\u200f١٢٣ ٤٥٦', '123456'],
  ['𝟎𝟏𝟐𝟑𝟒𝟓', '012345'],
])('%s is the code %s', (text, code) => {
  expect(codeDigits(text)).toBe(code);
});

test.each(['12345', '1234567', 'code 123456', '12.34.56', 'A-7781', '', '½23456'])(
  '%s is no code',
  (text) => {
    expect(codeDigits(text)).toBeNull();
  },
);
