import { expect, test } from 'vitest';
import { editDistance, nearest } from './near.ts';

const own = ['A-7781', 'A-7902', 'B-2210'];

test.each(['A-7781', 'a7781', ' a 7781', '#A–7781', 'Ａ７７８１'])(
  '%s is the order A-7781',
  (wanted) => {
    expect(nearest(wanted, own)).toEqual({ exact: 'A-7781' });
  },
);

test.each<[string, string[]]>([
  ['A-7718', ['A-7781']],
  ['7781', ['A-7781']],
  ['A-778', ['A-7781']],
  ['B-2201', ['B-2210']],
  ['C-9001', []],
  ['', []],
])('H17: %s is no order of theirs; near are %s', (wanted, near) => {
  expect(nearest(wanted, own)).toEqual({ near });
});

test.each<[string, string, number]>([
  ['', '', 0],
  ['abc', '', 3],
  ['7718', '7781', 1],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
])('from %s to %s it is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
