import { expect, test } from 'vitest';
import { originAllowed } from './origin.ts';

const rule = { publicUrl: 'http://localhost:3000', allowed: ['https://shop.example'] };

test.each<[string | undefined, boolean, string]>([
  [undefined, true, 'no origin is not a browser'],
  ['', true, 'an empty one neither'],
  ['http://localhost:3000', true, 'the public address'],
  ['http://127.0.0.1:3000', true, 'its loopback twin'],
  ['https://shop.example', true, 'a page of the site'],
  ['https://shop.example:443', true, 'the same with its default port'],
  ['http://localhost:3001', false, 'another port'],
  ['https://localhost:3000', false, 'another scheme'],
  ['https://shop.example.evil.test', false, 'a name that only begins alike'],
  ['https://evil-shop.example', false, 'a name that only ends alike'],
  ['null', false, 'an opaque origin'],
  ['file://', false, 'a file'],
])('origin %s is allowed: %s (%s)', (origin, allowed, _why) => {
  expect(originAllowed(origin, rule)).toBe(allowed);
});

test('a public address that is not loopback has no twin', () => {
  const live = { publicUrl: 'https://chat.example', allowed: [] };
  expect(originAllowed('https://chat.example', live)).toBe(true);
  expect(originAllowed('http://127.0.0.1', live)).toBe(false);
});
