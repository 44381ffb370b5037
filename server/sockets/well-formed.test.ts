import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test('O20: NUL is removed and half a surrogate pair replaced, at any depth; whole pairs stay', () => {
  expect(
    wellFormed({ id: 'a\u0000b', to: { note: ['abc\uD83C', '👍'] }, seq: 1, on: null }),
  ).toEqual({ id: 'ab', to: { note: ['abc\uFFFD', '👍'] }, seq: 1, on: null });
});

test('nesting that no event has is refused instead of exhausting the stack', () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(() => wellFormed(deep)).toThrow(/nested too deep/);
});

test('binary stays what it is, so that a schema can refuse it', () => {
  const bytes = Buffer.from('hello');
  expect(wellFormed({ text: bytes })).toEqual({ text: bytes });
});
