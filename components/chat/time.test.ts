import { expect, test } from 'vitest';
import { clock, dayLabel, money, waitRange } from './time.ts';
import { en } from './words/en.ts';

test('a time is shown in the zone and the habit of who looks', () => {
  const iso = '2026-03-01T22:05:00Z';
  expect(clock(iso, { locale: 'de', timeZone: 'Europe/Berlin' })).toBe('23:05');
  expect(clock(iso, { locale: 'en-US', timeZone: 'America/New_York' })).toMatch(/^5:05\sPM$/);
});

test('today and yesterday are the days of who looks, not of the server', () => {
  const now = new Date('2026-03-02T01:00:00Z');
  const where = { locale: 'en', timeZone: 'Asia/Tokyo' };
  expect(dayLabel('2026-03-01T16:00:00Z', now, where)).toBe('today');
  expect(dayLabel('2026-03-01T14:00:00Z', now, where)).toBe('yesterday');
  expect(dayLabel('2026-02-20T14:00:00Z', now, where)).toBe('Friday, February 20');
});

test('a wait is a range and never a single promised number', () => {
  expect(waitRange([10, 40], en, 'en')).toBe('less than a minute');
  expect(waitRange([30, 130], en, 'en')).toBe('up to 3 min');
  expect(waitRange([110, 290], en, 'en')).toBe('about 1–5 min');
  expect(waitRange([120, 120], en, 'en')).toBe('about 2–3 min');
  expect(waitRange([900, 14_400], en, 'en')).toBe('about 15 min–4 hr');
});

test('money has the decimals of its currency', () => {
  expect(money(4200, 'EUR', 'en')).toBe('€42.00');
  expect(money(4200, 'JPY', 'en')).toBe('¥4,200');
});
