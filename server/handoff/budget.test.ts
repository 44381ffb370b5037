import { beforeAll, describe, expect, test } from 'vitest';
import type { HandoffPackage } from '../protocol/package.ts';
import { fitBudget, loadCounter, renderPackage } from './budget.ts';
import { packageDigest } from './digest.ts';
import { seal } from './package.ts';

let count: (text: string) => number;
beforeAll(async () => {
  count = await loadCounter();
});

const fact = (index: number, more: Partial<HandoffPackage['keyFacts'][number]> = {}) => ({
  id: `f${index}`,
  key: 'item',
  value: `thing ${index}`,
  source: 'customer_said' as const,
  sourceRef: `message:${index}`,
  quote: 'the quote of the customer '.repeat(5),
  observedAt: '2026-03-02T10:00:00.000Z',
  expiresAt: null,
  supersedes: null,
  ...more,
});

const pack = (more: Partial<HandoffPackage> = {}): HandoffPackage => ({
  schemaVersion: 1,
  id: 'h1',
  correlationId: 'c1',
  sourceAgent: 'triage',
  targetAgent: 'billing',
  reason: 'specialization',
  segments: [{ hop: 1, agent: 'triage', text: 'Segment one.', elided: false }],
  userIntent: 'Wants 42 EUR back for A-7781.',
  keyFacts: [fact(0, { key: 'order_id', value: 'A-7781' })],
  actions: [],
  recommendation: null,
  taskProgress: { step: 1, total: 2, completed: [] },
  userPreferences: { language: 'en', tone: 'plain', constraints: [] },
  knownSlots: ['order_id'],
  openQuestions: [],
  pendingIntents: [],
  contextRef: 'ctx_snap_1_1_h1_billing',
  hopCount: 0,
  chain: ['triage'],
  tokenCount: 0,
  digest: '',
  ...more,
});

describe('the budget', () => {
  test('H19: what fits is left as it is', () => {
    const fitted = fitBudget(pack(), 2000, count);
    expect(fitted?.elided).toEqual([]);
    expect(fitted?.pack).toEqual(pack());
  });

  test('H19: quotes go first, then facts outside the intent, oldest first; the intent keeps its own', () => {
    const facts = [
      fact(0, { key: 'order_id', value: 'A-7781' }),
      ...Array.from({ length: 60 }, (_, i) => fact(i + 1)),
    ];
    const fitted = fitBudget(pack({ keyFacts: facts }), 2000, count);
    expect(fitted?.elided[0]).toBe('quotes');
    expect(fitted?.tokens).toBeLessThanOrEqual(2000);
    const kept = fitted?.pack.keyFacts.map((one) => one.value) ?? [];
    expect(kept).toContain('A-7781');
    expect(kept).toContain('thing 60');
    expect(kept).not.toContain('thing 1');
  });

  test('H19: the oldest segments are elided to the snapshot, the newest never', () => {
    const segments = [1, 2, 3, 4].map((hop) => ({
      hop,
      agent: 'a',
      text: `Long segment ${hop}. `.repeat(120),
      elided: false,
    }));
    const fitted = fitBudget(pack({ segments }), 1000, count);
    expect(fitted?.pack.segments.map((segment) => segment.elided)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('decisions 17: what cannot fit is not offered at all', () => {
    const facts = Array.from({ length: 80 }, (_, i) =>
      fact(i, { source: 'tool_verified', value: `verified value number ${i} `.repeat(4) }),
    );
    expect(fitBudget(pack({ keyFacts: facts }), 2000, count)).toBeNull();
  });

  test('special tokens in a text are text', () => {
    expect(count('<|endoftext|> hello')).toBeGreaterThan(2);
  });

  test('64,000 equal characters cost no more than ten times as much ordinary text', () => {
    const timed = (text: string) => {
      const began = performance.now();
      count(text);
      return performance.now() - began;
    };
    const words = Array.from({ length: 100_000 }, (_, i) => `w${i % 997}`)
      .join(' ')
      .slice(0, 190_000);
    timed(words);
    expect(timed('a'.repeat(64_000))).toBeLessThan(10 * timed(words) + 100);
  });

  test('decisions 8: the digest covers everything but itself, whatever the order of keys', () => {
    const sealed = seal(pack(), count(renderPackage(pack())));
    const { digest, ...rest } = sealed;
    const shuffled = Object.fromEntries(Object.entries(rest).reverse());
    expect(packageDigest({ ...shuffled, digest: 'x' })).toBe(digest);
    expect(packageDigest({ ...sealed, userIntent: 'other' })).not.toBe(digest);
  });
});
