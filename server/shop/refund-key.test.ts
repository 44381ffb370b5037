import { expect, test } from 'vitest';
import { refundKey } from './refund-key.ts';
import { priceLines } from './refund-lines.ts';

const base = {
  siteId: 'demo',
  order: 'A-7781',
  lines: [
    { sku: 'B', quantity: 1 },
    { sku: 'A', quantity: 2 },
  ],
  currency: 'EUR',
  override: 0,
};

test('H50: the order of the lines does not change the key', () => {
  expect(refundKey({ ...base, lines: [...base.lines].reverse() })).toBe(refundKey(base));
});

test.each([
  [{ siteId: 'other' }],
  [{ order: 'B-2210' }],
  [{ lines: [{ sku: 'A', quantity: 1 }] }],
  [{ currency: 'USD' }],
  [{ override: 1 }],
])('H50: %o makes another key', (change) => {
  expect(refundKey({ ...base, ...change })).not.toBe(refundKey(base));
});

const ordered = [
  { sku: 'A', name: 'a', quantity: 2, unitMinor: 100 },
  { sku: 'B', name: 'b', quantity: 1, unitMinor: 50 },
];

test('no lines are all lines, with the same price', () => {
  const all = {
    lines: [
      { sku: 'A', quantity: 2 },
      { sku: 'B', quantity: 1 },
    ],
    costMinor: 250,
  };
  expect(priceLines(ordered, null)).toEqual(all);
  expect(
    priceLines(ordered, [
      { sku: 'A', quantity: 1 },
      { sku: 'B', quantity: 1 },
      { sku: 'A', quantity: 1 },
    ]),
  ).toEqual(all);
});

test.each([
  [[{ sku: 'C', quantity: 1 }]],
  [[{ sku: 'A', quantity: 3 }]],
  [
    [
      { sku: 'A', quantity: 2 },
      { sku: 'A', quantity: 1 },
    ],
  ],
  [[{ sku: 'A', quantity: 0 }]],
  [[]],
])('lines that were not ordered are refused: %o', (asked) => {
  expect(priceLines(ordered, asked)).toHaveProperty('problem');
});
