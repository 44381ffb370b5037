import { describe, expect, test } from 'vitest';
import { isOpen, readHours, type SiteHours } from './hours.ts';

const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const hours = (weekly: Partial<SiteHours['weekly']>, more: Partial<SiteHours> = {}): SiteHours => ({
  timeZone: 'Europe/Rome',
  weekly: { ...none, ...weekly },
  closedOn: [],
  ...more,
});
const monday: SiteHours = hours({
  mon: [
    ['09:00', '12:30'],
    ['14:00', '18:00'],
  ],
});
const night: SiteHours = hours({ fri: [['22:00', '02:00']] });

// 2025-03-03 is a Monday, and Rome is UTC+1 in March; 2025-07-07 is a Monday at UTC+2.
const rows: [title: string, hours: SiteHours | null, now: string, open: boolean][] = [
  ['no hours: always open', null, '2025-03-03T02:00:00Z', true],
  ['opens at nine local time', monday, '2025-03-03T08:00:00Z', true],
  ['a minute before', monday, '2025-03-03T07:59:00Z', false],
  ['in summer an hour earlier in UTC', monday, '2025-07-07T07:00:00Z', true],
  ['closed over lunch', monday, '2025-03-03T12:00:00Z', false],
  ['the end is not included', monday, '2025-03-03T17:00:00Z', false],
  ['another day', monday, '2025-03-04T09:00:00Z', false],
  ['a holiday', { ...monday, closedOn: ['2025-03-03'] }, '2025-03-03T09:00:00Z', false],
  ['past midnight belongs to the evening before', night, '2025-03-08T00:30:00Z', true],
  ['and ends', night, '2025-03-08T01:00:00Z', false],
  ['until midnight', hours({ mon: [['20:00', '24:00']] }), '2025-03-03T22:59:00Z', true],
];

describe('business hours', () => {
  test.each(rows)('%s', (_title, given, now, open) => {
    expect(isOpen(given, new Date(now))).toBe(open);
  });

  test('what is stored is read, and what cannot be read means always open', () => {
    expect(
      readHours({ timeZone: 'Europe/Rome', weekly: { ...none, mon: [['09:00', '18:00']] } }),
    ).toEqual(hours({ mon: [['09:00', '18:00']] }));
    expect(readHours(null)).toBeNull();
    expect(readHours({ timeZone: 'Nowhere/Land', weekly: none })).toBeNull();
    expect(readHours({ timeZone: 'Europe/Rome', weekly: { mon: [['9', '18']] } })).toBeNull();
  });
});
