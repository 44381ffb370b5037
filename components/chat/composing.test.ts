import { expect, test } from 'vitest';
import { canSend, countCharacters, keySends, MAX_CHARACTERS } from './composing.ts';

const press = (change: Partial<Parameters<typeof keySends>[0]> = {}) => ({
  key: 'Enter',
  keyCode: 13,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...change,
});

test('Enter sends, also with Ctrl or Command', () => {
  expect(keySends(press())).toBe(true);
  expect(keySends(press({ ctrlKey: true }))).toBe(true);
  expect(keySends(press({ metaKey: true }))).toBe(true);
});

test('Shift+Enter and Alt+Enter make a new line', () => {
  expect(keySends(press({ shiftKey: true }))).toBe(false);
  expect(keySends(press({ altKey: true }))).toBe(false);
});

test('Enter that accepts a word of an input method does not send', () => {
  expect(keySends(press({ isComposing: true }))).toBe(false);
  expect(keySends(press({ keyCode: 229 }))).toBe(false);
});

test('another key never sends', () => {
  expect(keySends(press({ key: 'a', keyCode: 65 }))).toBe(false);
});

test('nothing, spaces and invisible marks cannot be sent', () => {
  for (const text of ['', '  \n\t', '\u200b\u200d', '\u2066\u2069', '\u3164']) {
    expect(canSend(text), JSON.stringify(text)).toBe(false);
  }
  for (const text of ['a', '؟', '👍🏽', '你好']) expect(canSend(text)).toBe(true);
});

test('4,000 characters pass and 4,001 do not, counted as the server counts them', () => {
  expect(countCharacters('👍👍')).toBe(2);
  expect(canSend('👍'.repeat(MAX_CHARACTERS))).toBe(true);
  expect(canSend('a'.repeat(MAX_CHARACTERS + 1))).toBe(false);
});
