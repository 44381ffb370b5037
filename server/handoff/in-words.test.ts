import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test('an order is said in words: amounts with their currency, days, nothing absent', () => {
  const order = {
    order: 'B-2210',
    deliveredAt: '2026-11-21T05:02:50.298Z',
    totalMinor: 18000,
    currency: 'EUR',
    carrier: null,
    lines: [{ name: 'Oak wifi speaker', quantity: 1, unitMinor: 18000 }],
  };
  expect(inWords(order)).toBe(
    'order: B-2210; delivered at: 2026-11-21; total: 180.00 EUR; ' +
      'lines: name: Oak wifi speaker, quantity: 1, unit: 180.00 EUR',
  );
});

test('a currency without an amount is kept', () => {
  expect(inWords({ currency: 'EUR', plan: 'plus' })).toBe('currency: EUR; plan: plus');
});
