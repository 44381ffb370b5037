import { expect, test } from 'vitest';
import { money } from './money.ts';

test('minor units become an amount with the decimals of its currency', () => {
  expect(money({ amountMinor: 18000, currency: 'EUR' })).toBe('180.00 EUR');
  expect(money({ amountMinor: 1234567, currency: 'USD' })).toBe('12,345.67 USD');
  expect(money({ amountMinor: 500, currency: 'JPY' })).toBe('500 JPY');
  expect(money({ amountMinor: 0, currency: 'EUR' })).toBe('0.00 EUR');
});
