import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateWait } from './estimate.ts';

const facts = { position: 1, acceptGaps: [], operatorsOnline: 2, freeSlots: 0 };

describe('the wait that a customer is told', () => {
  test('somebody is free: within the time of an offer', () => {
    expect(estimateWait({ ...facts, freeSlots: 3 })).toEqual([0, 90]);
    expect(estimateWait({ ...facts, position: 3, freeSlots: 3 })).toEqual([0, 150]);
  });

  test('nothing measured yet: an assumed pace, and a wide range', () => {
    expect(estimateWait(facts)).toEqual([60, 240]);
  });

  test('what was measured counts: slow accepts make the high end high', () => {
    expect(estimateWait({ ...facts, position: 2, acceptGaps: [100, 100, 100, 600] })).toEqual([
      90, 1200,
    ]);
  });

  test('nobody online is not dressed up as minutes', () => {
    expect(estimateWait({ ...facts, operatorsOnline: 0 })).toEqual([900, 14_400]);
  });

  test('is never shorter further back, and never narrower than a factor of two', () => {
    const any = fc.record({
      position: fc.integer({ min: 1, max: 200 }),
      acceptGaps: fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 20 }),
      operatorsOnline: fc.integer({ min: 0, max: 30 }),
      freeSlots: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(any, (given) => {
        const [low, high] = estimateWait(given);
        const [lowNext, highNext] = estimateWait({ ...given, position: given.position + 1 });
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(2 * low);
        expect(high).toBeGreaterThan(0);
        expect(lowNext).toBeGreaterThanOrEqual(low);
        expect(highNext).toBeGreaterThanOrEqual(high);
      }),
    );
  });
});
