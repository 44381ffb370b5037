import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACK_TIMEOUT_MS,
  HANDOFF_DEADLINE_MS,
  type HandoffEffect,
  type HandoffEvent,
  type HandoffState,
  isTerminal,
  RETRY_PAUSE_MS,
  reduce,
  startState,
} from './machine.ts';

const T0 = 1_000_000;
const start = (alternatives: string[] = []) => startState('billing', alternatives, T0);

/** Feeds events one after the other; returns the last state and every effect. */
function play(state: HandoffState, ...events: HandoffEvent[]) {
  const effects: HandoffEffect[] = [];
  const last = events.reduce((now, event) => {
    const step = reduce(now, event);
    effects.push(...step.effects);
    return step.state;
  }, state);
  return { state: last, effects };
}

describe('a handoff', () => {
  test('H24: nothing is committed without a ready for the present offer', () => {
    const offered = play(start(), { type: 'offer', at: T0 });
    expect(offered.state.status).toBe('offered');
    expect(offered.effects).toEqual([{ type: 'notify', target: 'billing', attempt: 1 }]);
    const ready = play(offered.state, { type: 'ready', attempt: 1, at: T0 + 5 });
    expect(ready.state.status).toBe('committed');
    expect(ready.effects).toEqual([{ type: 'commit', target: 'billing', attempt: 1 }]);
  });

  test('H26: silence for 5 s is retried once after 2 s, then given back', () => {
    const one = play(start(), { type: 'offer', at: T0 }, { type: 'due', at: T0 + ACK_TIMEOUT_MS });
    expect(one.state).toMatchObject({
      status: 'waiting_retry',
      dueAt: T0 + ACK_TIMEOUT_MS + RETRY_PAUSE_MS,
    });
    const early = play(one.state, { type: 'due', at: T0 + ACK_TIMEOUT_MS + 1 });
    expect(early.effects).toEqual([]);
    const at = T0 + ACK_TIMEOUT_MS + RETRY_PAUSE_MS;
    const two = play(one.state, { type: 'due', at });
    expect(two.effects).toEqual([{ type: 'notify', target: 'billing', attempt: 2 }]);
    const three = play(two.state, { type: 'due', at: at + ACK_TIMEOUT_MS });
    expect(three.state).toMatchObject({ status: 'returned', endReason: 'timeout' });
    expect(three.effects).toEqual([{ type: 'return', reason: 'timeout' }]);
  });

  test('H26: a refusal is final for that target unless it says when to come back', () => {
    const offered = play(start(), { type: 'offer', at: T0 });
    const no = play(offered.state, { type: 'refused', attempt: 1, at: T0, reason: 'disabled' });
    expect(no.state).toMatchObject({ status: 'returned', endReason: 'disabled' });
    const later = play(offered.state, {
      type: 'refused',
      attempt: 1,
      at: T0,
      reason: 'at_capacity',
      retryAfterMs: 900,
    });
    expect(later.state).toMatchObject({ status: 'waiting_retry', dueAt: T0 + 900 });
  });

  test('H27: alternatives are tried in order, each with its own attempt number', () => {
    const played = play(
      start(['senior', 'account']),
      { type: 'offer', at: T0 },
      { type: 'refused', attempt: 1, at: T0 + 1, reason: 'disabled' },
      { type: 'refused', attempt: 2, at: T0 + 2, reason: 'disabled' },
      { type: 'ready', attempt: 3, at: T0 + 3 },
    );
    expect(
      played.effects.map((effect) => ('target' in effect ? effect.target : effect.type)),
    ).toEqual(['billing', 'senior', 'account', 'account']);
    expect(played.state).toMatchObject({ status: 'committed', target: 'account' });
  });

  test('H27: a late ACK is recorded and moves nothing', () => {
    const returned = play(
      start(),
      { type: 'offer', at: T0 },
      { type: 'refused', attempt: 1, at: T0, reason: 'x' },
    );
    const late = play(returned.state, { type: 'ready', attempt: 1, at: T0 + 9 });
    expect(late.state).toBe(returned.state);
    expect(late.effects).toEqual([{ type: 'record_late', attempt: 1 }]);
  });

  test('H30: a commit that lost its compare-and-set gives the conversation back', () => {
    const played = play(
      start(),
      { type: 'offer', at: T0 },
      { type: 'ready', attempt: 1, at: T0 },
      { type: 'commit_lost', at: T0 },
    );
    expect(played.state).toMatchObject({ status: 'returned', endReason: 'holder_moved' });
  });

  test('H33: a request for a person ends a pending handoff without a return', () => {
    const played = play(start(), { type: 'offer', at: T0 }, { type: 'superseded', at: T0 });
    expect(played.state.status).toBe('superseded');
    expect(played.effects.filter((effect) => effect.type === 'return')).toEqual([]);
  });

  const events: fc.Arbitrary<HandoffEvent> = fc.oneof(
    fc.record({
      type: fc.constant('offer' as const),
      at: fc.integer({ min: T0, max: T0 + 60_000 }),
    }),
    fc.record({
      type: fc.constant('ready' as const),
      attempt: fc.integer({ min: 0, max: 9 }),
      at: fc.constant(T0 + 10),
    }),
    fc.record({
      type: fc.constant('refused' as const),
      attempt: fc.integer({ min: 0, max: 9 }),
      at: fc.constant(T0 + 10),
      reason: fc.constant('disabled'),
    }),
    fc.record({ type: fc.constant('due' as const), at: fc.integer({ min: T0, max: T0 + 60_000 }) }),
    fc.record({ type: fc.constant('superseded' as const), at: fc.constant(T0) }),
    fc.record({ type: fc.constant('commit_lost' as const), at: fc.constant(T0) }),
  );

  test('H27, H30: whatever comes in whatever order, it commits at most once and always ends', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (list) => {
        const played = play(start(['senior']), { type: 'offer', at: T0 }, ...list);
        const commits = played.effects.filter((effect) => effect.type === 'commit').length;
        const returns = played.effects.filter((effect) => effect.type === 'return').length;
        expect(commits).toBeLessThanOrEqual(1);
        expect(returns).toBeLessThanOrEqual(1);
        if (!isTerminal(played.state.status)) {
          expect(played.state.dueAt).not.toBeNull();
          const end = play(played.state, { type: 'due', at: T0 + HANDOFF_DEADLINE_MS });
          expect(end.state.status).toBe('returned');
        }
      }),
    );
  });
});
