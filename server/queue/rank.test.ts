import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIGH_URGENCY, type InLine, REQUEUED, rankLine, rankWhy } from './rank.ts';

const at = (time: string) => new Date(`2025-03-03T${time}Z`);
const entry = (id: string, time: string, more: Partial<InLine> = {}): InLine => ({
  id,
  front: false,
  frontWhy: null,
  enteredAt: at(time),
  sentiment: null,
  ...more,
});
const urgent = { front: true, frontWhy: HIGH_URGENCY };
const requeued = { front: true, frontWhy: REQUEUED };

const rows: [title: string, entries: InLine[], order: string[]][] = [
  ['first come, first served', [entry('b', '09:05:00'), entry('a', '09:00:00')], ['a', 'b']],
  ['urgent goes in front', [entry('a', '09:00:00'), entry('b', '09:05:00', urgent)], ['b', 'a']],
  [
    'a customer who lost the operator goes before the urgent ones',
    [entry('a', '09:00:00', urgent), entry('b', '09:05:00', requeued)],
    ['b', 'a'],
  ],
  [
    'two urgent ones keep their order of arrival',
    [entry('b', '09:05:00', urgent), entry('a', '09:00:00', urgent)],
    ['a', 'b'],
  ],
  [
    'in the same minute the unhappier one is first',
    [entry('a', '09:00:01', { sentiment: 0.4 }), entry('b', '09:00:59', { sentiment: -0.8 })],
    ['b', 'a'],
  ],
  [
    'a minute later no mood helps',
    [entry('a', '09:00:59', { sentiment: 1 }), entry('b', '09:01:00', { sentiment: -1 })],
    ['a', 'b'],
  ],
  [
    'an unknown mood counts as neutral',
    [entry('a', '09:00:01', { sentiment: 0.1 }), entry('b', '09:00:02')],
    ['b', 'a'],
  ],
  [
    'the same instant is settled by id',
    [entry('b', '09:00:00'), entry('a', '09:00:00')],
    ['a', 'b'],
  ],
];

describe('the order of the line', () => {
  test.each(rows)('%s', (_title, entries, order) => {
    expect(rankLine(entries).map((row) => row.id)).toEqual(order);
  });

  test('does not depend on the order in which the rows were read', () => {
    const any = fc.record({
      id: fc.uuid(),
      front: fc.boolean(),
      frontWhy: fc.constantFrom(null, REQUEUED, HIGH_URGENCY),
      enteredAt: fc.integer({ min: 0, max: 180_000 }).map((ms) => new Date(ms)),
      sentiment: fc.constantFrom(null, -1, 0, 0.5),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: (row) => row.id, maxLength: 12 }), (entries) => {
        expect(rankLine([...entries].reverse())).toEqual(rankLine(entries));
      }),
    );
  });

  test('operators read why', () => {
    expect(rankWhy(entry('a', '09:00:00', urgent))).toBe('high urgency');
    expect(rankWhy(entry('a', '09:00:00'))).toBe('');
  });
});
