import { expect, test } from 'vitest';
import { signInLimit } from './sign-in-limit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10, 0, seconds));

test('the 31st sign-in of an address within a minute waits for the first to be a minute old', () => {
  const limit = signInLimit();
  for (let n = 0; n < 30; n++) expect(limit.count('1.2.3.4', `user${n}@x.test`, at(n))).toBeNull();
  expect(limit.count('1.2.3.4', 'other@x.test', at(30))).toBe(30_000);
  expect(limit.count('5.6.7.8', 'other@x.test', at(30))).toBeNull();
  expect(limit.count('1.2.3.4', 'other@x.test', at(60))).toBeNull();
});

test('the 11th of an account waits, whatever the case of the e-mail', () => {
  const limit = signInLimit();
  for (let n = 0; n < 10; n++) expect(limit.count(`1.1.1.${n}`, 'Ana@x.test', at(0))).toBeNull();
  expect(limit.count('9.9.9.9', 'ana@X.test', at(1))).toBe(59_000);
});
