import { describe, expect, test } from 'vitest';
import { createLimiter, TokenBuckets } from './limiter.ts';

describe('the token bucket', () => {
  test('twenty at once, then one a second, and says how long to wait', () => {
    let now = 0;
    const limiter = createLimiter(() => now);
    for (let sent = 0; sent < 20; sent += 1) expect(limiter.take('v', 'write')).toBe(0);
    expect(limiter.take('v', 'write')).toBe(1000);
    now = 400;
    expect(limiter.take('v', 'write')).toBe(600);
    now = 1000;
    expect(limiter.take('v', 'write')).toBe(0);
    expect(limiter.take('v', 'write')).toBe(1000);
  });

  test('never holds more than the burst', () => {
    const buckets = new TokenBuckets({ burst: 2, perSecond: 1 });
    buckets.take('v', 0);
    const later = 3_600_000;
    expect([1, 2, 3].map(() => buckets.take('v', later))).toEqual([0, 0, 1000]);
  });

  test('one visitor does not spend the tokens of another, nor reads those of writes', () => {
    const limiter = createLimiter(() => 0);
    for (let sent = 0; sent < 20; sent += 1) limiter.take('v', 'write');
    expect(limiter.take('w', 'write')).toBe(0);
    expect(limiter.take('v', 'read')).toBe(0);
  });

  test('a clock that jumps back gives nothing away', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 });
    expect(buckets.take('v', 10_000)).toBe(0);
    expect(buckets.take('v', 5_000)).toBe(1000);
  });
});
