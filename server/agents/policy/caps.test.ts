import { expect, test } from 'vitest';
import { type MoneyFigures, refundLimit } from './caps.ts';

const money = (change: Partial<MoneyFigures>): MoneyFigures => ({
  amountMinor: 4_200,
  currency: 'EUR',
  capturedMinor: 100_000,
  usedMinor: 0,
  automaticMinor: 0,
  ...change,
});

test.each<[string, Partial<MoneyFigures>, string, string]>([
  ['42 EUR', {}, 'allow', 'allow'],
  ['exactly 50 EUR', { amountMinor: 5_000 }, 'allow', 'allow'],
  ['one cent more', { amountMinor: 5_001 }, 'ask', 'allow'],
  ['180 EUR', { amountMinor: 18_000 }, 'ask', 'allow'],
  ['exactly 500 EUR', { amountMinor: 50_000 }, 'ask', 'allow'],
  ['one cent more than 500 EUR', { amountMinor: 50_001 }, 'refuse', 'refuse'],
  ['720 EUR', { amountMinor: 72_000 }, 'refuse', 'refuse'],
  ['20 EUR after 30 on this order', { amountMinor: 2_000, usedMinor: 3_000 }, 'allow', 'allow'],
  ['20.01 EUR after 30 on this order', { amountMinor: 2_001, usedMinor: 3_000 }, 'ask', 'allow'],
  ['200 EUR after 301', { amountMinor: 20_000, usedMinor: 30_100 }, 'refuse', 'refuse'],
  ['more than was paid', { capturedMinor: 4_199 }, 'refuse', 'refuse'],
  ['what was paid, after some', { capturedMinor: 5_000, usedMinor: 801 }, 'refuse', 'refuse'],
  ['40 EUR after 110 automatic', { amountMinor: 4_000, automaticMinor: 11_000 }, 'allow', 'allow'],
  ['40.01 EUR after 110 automatic', { amountMinor: 4_001, automaticMinor: 11_000 }, 'ask', 'allow'],
  ['42 USD', { currency: 'USD' }, 'allow', 'allow'],
  ['1 GBP, which has no cap', { currency: 'GBP', amountMinor: 100 }, 'ask', 'allow'],
  ['nothing', { amountMinor: 0 }, 'refuse', 'refuse'],
  ['less than nothing', { amountMinor: -100 }, 'refuse', 'refuse'],
  ['half a cent', { amountMinor: 0.5 }, 'refuse', 'refuse'],
])('H48: %s', (_what, change, alone, approved) => {
  expect(refundLimit(money(change), false).verdict).toBe(alone);
  expect(refundLimit(money(change), true).verdict).toBe(approved);
});
