import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap((part) => (part.href ? [part.href] : []));

test('http, https and e-mail addresses become links, the sentence around them stays', () => {
  expect(linkify('See https://shop.test/a?b=1, or write to help@shop.test.')).toEqual([
    { text: 'See ' },
    { text: 'https://shop.test/a?b=1', href: 'https://shop.test/a?b=1' },
    { text: ', or write to ' },
    { text: 'help@shop.test', href: 'mailto:help@shop.test' },
    { text: '.' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://x.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.test/x',
  'www.shop.test',
  'https://bank.test@evil.test/login',
  'https://user:pw@evil.test',
  'https://shop.test/\u202egnp.exe',
  'http://',
])('%s is not a link', (text) => {
  expect(links(text)).toEqual([]);
});

test('brackets of the sentence are left out, brackets of the address are kept', () => {
  expect(links('(https://a.test/x)')).toEqual(['https://a.test/x']);
  expect(links('https://a.test/x_(y)')).toEqual(['https://a.test/x_(y)']);
});

test('quotes and angle brackets end an address, so nothing can leave the attribute', () => {
  expect(links('https://a.test/"onmouseover="x')).toEqual(['https://a.test/']);
  expect(links('https://a.test/<b>')).toEqual(['https://a.test/']);
});

test('no text is lost or changed, and no other scheme ever comes out', () => {
  const messy = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'http://',
        'https://',
        'javascript:',
        '@',
        'a.test',
        '/x',
        ').',
        ' ',
        'm@a.test',
        '\n',
      ),
    ),
  );
  fc.assert(
    fc.property(messy, (bits) => {
      const text = bits.join('');
      const parts = linkify(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href) expect(href).toMatch(/^(https?:\/\/|mailto:)/);
    }),
  );
});

test('a long text without a link is read in one pass', () => {
  const started = performance.now();
  expect(links(`${'a.'.repeat(20_000)}@`)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(500);
});
