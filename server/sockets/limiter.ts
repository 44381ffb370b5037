/** decisions.md 20: what is written. All frames have a wider bucket, against floods only. */
const WRITES = { burst: 20, perSecond: 1 };
const READS = { burst: 300, perSecond: 50 };
const MAX_KEYS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** One token bucket per key. `now` is in milliseconds; a full bucket is forgotten. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;

  constructor(rule: { burst: number; perSecond: number }) {
    this.#burst = rule.burst;
    this.#perSecond = rule.perSecond;
  }

  /** Takes one token: 0, or the milliseconds until there is one. */
  take(key: string, now: number): number {
    const tokens = this.#level(key, now);
    if (tokens < 1) return Math.ceil(((1 - tokens) / this.#perSecond) * 1000);
    this.#buckets.set(key, { tokens: tokens - 1, at: now });
    if (this.#buckets.size > MAX_KEYS) this.#forgetFull(now);
    return 0;
  }

  #level(key: string, now: number): number {
    const bucket = this.#buckets.get(key);
    if (!bucket) return this.#burst;
    const passed = Math.max(0, now - bucket.at) / 1000;
    return Math.min(this.#burst, bucket.tokens + passed * this.#perSecond);
  }

  #forgetFull(now: number): void {
    for (const key of this.#buckets.keys()) {
      if (this.#level(key, now) >= this.#burst) this.#buckets.delete(key);
    }
  }
}

/** What a namespace asks before each event. */
export interface Limiter {
  /** 0 = go on; else the milliseconds to wait. */
  take(key: string, kind: 'read' | 'write'): number;
}

/** In memory, per process: a visitor has one connection, and so one process, at a time. */
export function createLimiter(now: () => number = Date.now): Limiter {
  const writes = new TokenBuckets(WRITES);
  const reads = new TokenBuckets(READS);
  return { take: (key, kind) => (kind === 'write' ? writes : reads).take(key, now()) };
}

/** For load tests (decisions.md 57). */
export const noLimiter: Limiter = { take: () => 0 };
