import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableAccent } from './accent.ts';

const channel = (hex: string, at: number) => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const light = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: string, b: string) => {
  const [dim = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
};
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever colour a site has, text in it and on it keeps 4.5:1', () => {
  fc.assert(
    fc.property(colour, fc.boolean(), (hex, dark) => {
      const ground = dark ? '#1c2124' : '#ffffff';
      const made = readableAccent(hex, ground, dark);
      expect(contrast(made?.accent ?? '', ground)).toBeGreaterThanOrEqual(4.45);
      expect(contrast(made?.accent ?? '', made?.onAccent ?? '')).toBeGreaterThanOrEqual(4.45);
    }),
  );
});

test('a colour that already reads well is left as it is', () => {
  expect(readableAccent('#0d5c5a', '#ffffff', false)?.accent).toBe('#0d5c5a');
});

test('what is no colour is refused', () => {
  for (const text of ['red', '#fff', 'url(x)', '#12345g']) {
    expect(readableAccent(text, '#ffffff', false)).toBeNull();
  }
});
