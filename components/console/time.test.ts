import { expect, test } from 'vitest';
import { duration, milliseconds, passed } from './time.ts';

test('a duration is as exact as a person needs it', () => {
  expect([-3, 48, 61, 7500, 200_000].map(duration)).toEqual([
    '0 s',
    '48 s',
    '1 min',
    '2 h 05',
    '2 d',
  ]);
});

test('an ACK of milliseconds is not rounded to seconds', () => {
  expect([0, 38.4, 1234, 120_000].map(milliseconds)).toEqual(['0 ms', '38 ms', '1.2 s', '2 min']);
});

test('the ring fills from the arrival to the promise, and no further', () => {
  const from = '2026-01-05T10:00:00.000Z';
  const to = '2026-01-05T10:02:00.000Z';
  const at = (time: string) => passed(from, to, Date.parse(`2026-01-05T${time}.000Z`));
  expect([at('09:59:00'), at('10:01:00'), at('10:09:00')]).toEqual([0, 0.5, 1]);
  expect(passed(to, from, Date.now())).toBe(1);
});
