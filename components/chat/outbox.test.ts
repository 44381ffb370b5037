import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delivery, emptyOutbox, type Outbox, type OutboxEvent, reduceOutbox } from './outbox.ts';

const typed = (id: string, at: number, text = id): OutboxEvent => ({
  type: 'typed',
  clientMessageId: id,
  conversationId: 'c1',
  text,
  at,
});
const refused = (id: string, code: string, at: number, retryAfterMs?: number): OutboxEvent => ({
  type: 'refused',
  clientMessageId: id,
  code,
  at,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

/** Plays events and keeps the ids that went out. */
function play(events: OutboxEvent[], start: Outbox = emptyOutbox) {
  const sent: string[] = [];
  const wakes: number[] = [];
  let state = start;
  for (const event of events) {
    const next = reduceOutbox(state, event);
    state = next.state;
    for (const effect of next.effects) {
      if (effect.type === 'send') sent.push(effect.entry.clientMessageId);
      else wakes.push(effect.afterMs);
    }
  }
  return { state, sent, wakes };
}
const online: OutboxEvent = { type: 'connected', at: 0 };

test('what is typed offline is kept and goes out in order when the link is back', () => {
  const offline = play([typed('a', 1), typed('b', 2)]);
  expect(offline.sent).toEqual([]);
  const back = play([{ type: 'connected', at: 3 }], offline.state);
  expect(back.sent).toEqual(['a']);
  const after = play([{ type: 'stored', clientMessageIds: ['a'], at: 4 }], back.state);
  expect(after.sent).toEqual(['b']);
});

test('a connection cut while sending: the same id is sent again', () => {
  const { sent, state } = play([
    online,
    typed('a', 1),
    { type: 'disconnected' },
    { type: 'connected', at: 9 },
  ]);
  expect(sent).toEqual(['a', 'a']);
  expect(state.entries).toHaveLength(1);
});

test('after a reload the stored entries are sent with the ids they had', () => {
  const before = play([typed('a', 1, 'my lamp')]).state.entries;
  const after = play([
    { type: 'loaded', entries: before },
    { type: 'loaded', entries: before },
    online,
  ]);
  expect(after.sent).toEqual(['a']);
  expect(after.state.entries.map((one) => one.text)).toEqual(['my lamp']);
});

test('a rate limit is waited for in silence, then the same message goes', () => {
  const limited = play([online, typed('a', 1), refused('a', 'rate_limited', 100, 700)]);
  expect(limited.state.entries[0]).toMatchObject({ status: 'sending', tries: 0 });
  expect(limited.wakes).toEqual([700]);
  expect(play([{ type: 'tick', at: 799 }], limited.state).sent).toEqual([]);
  expect(play([{ type: 'tick', at: 800 }], limited.state).sent).toEqual(['a']);
});

test('a refusal keeps the text, says why, and lets the next one pass', () => {
  const { state, sent } = play([
    online,
    typed('a', 1),
    typed('b', 2),
    refused('a', 'too_large', 3),
  ]);
  expect(state.entries[0]).toMatchObject({ text: 'a', status: 'failed', reason: 'too_large' });
  expect(sent).toEqual(['a', 'b']);
  expect(
    play(
      [
        { type: 'stored', clientMessageIds: ['b'], at: 4 },
        { type: 'retry', clientMessageId: 'a', at: 5 },
      ],
      state,
    ).sent,
  ).toEqual(['a']);
});

test('a passing error is tried again with growing pauses and fails after five tries', () => {
  let at = 0;
  let { state } = play([online, typed('a', at)]);
  const pauses: number[] = [];
  for (let tries = 1; tries <= 5; tries += 1) {
    const next = play([refused('a', 'unavailable', at)], state);
    pauses.push(...next.wakes);
    at += next.wakes[0] ?? 0;
    state = play([{ type: 'tick', at }], next.state).state;
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000]);
  expect(state.entries[0]).toMatchObject({ status: 'failed', reason: 'unavailable' });
});

test('a conversation that closed meanwhile: what is typed follows into the new one', () => {
  const { state, sent } = play([
    online,
    typed('a', 1),
    { type: 'moved', conversationId: 'c2', at: 2 },
  ]);
  expect(state.entries[0]?.conversationId).toBe('c2');
  expect(sent).toEqual(['a', 'a']);
});

test('whatever happens, typed text is there until it is stored or discarded', () => {
  const event = fc.oneof(
    fc.constantFrom<OutboxEvent>(online, { type: 'disconnected' }, { type: 'tick', at: 60_000 }),
    fc
      .constantFrom('rate_limited', 'too_large', 'timeout', 'internal', 'closed')
      .map((code) => refused('a', code, 5)),
    fc.constant<OutboxEvent>({ type: 'retry', clientMessageId: 'a', at: 6 }),
    fc.constant<OutboxEvent>({ type: 'moved', conversationId: 'c9', at: 7 }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { state, sent } = play([typed('a', 1, 'kept'), ...events]);
      expect(state.entries.map((one) => one.text)).toEqual(['kept']);
      expect(new Set(sent).size).toBeLessThanOrEqual(1);
    }),
  );
});

test('sent becomes seen when the other side has read that far', () => {
  expect(delivery(4, 3)).toBe('sent');
  expect(delivery(4, 4)).toBe('seen');
});
