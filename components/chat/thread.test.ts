import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../server/protocol/entities.ts';
import { emptyThread, GAP_MS, gapDue, reduceThread, type Thread } from './thread.ts';

const said = (seq: number, text = `message ${seq}`): Message => ({
  id: `m${seq}`,
  conversationId: 'c1',
  seq,
  clientMessageId: null,
  kind: 'text',
  author: { kind: 'agent', name: 'Billing' },
  text,
  language: 'en',
  attachments: [],
  sources: [],
  createdAt: '2026-03-01T10:00:00Z',
});
const received = (thread: Thread, seqs: number[], now = 0) =>
  reduceThread(thread, { type: 'received', messages: seqs.map((seq) => said(seq)), now });
const seqs = (thread: Thread) => thread.messages.map((one) => one.seq);
const delta = (thread: Thread, text: string, epoch = 1, messageId = 'm9') =>
  reduceThread(thread, { type: 'delta', messageId, agent: 'billing', epoch, delta: text });

describe('order', () => {
  test('a message that arrives early waits for its neighbour', () => {
    const early = received(received(emptyThread, [1]), [3], 500);
    expect(seqs(early)).toEqual([1]);
    expect(early.gapSince).toBe(500);
    const filled = received(early, [2], 700);
    expect(seqs(filled)).toEqual([1, 2, 3]);
    expect(filled.gapSince).toBeNull();
  });

  test('a hole is asked for after a second, not before', () => {
    const early = received(received(emptyThread, [1]), [3], 500);
    expect(gapDue(early, 500 + GAP_MS - 1)).toBe(false);
    expect(gapDue(early, 500 + GAP_MS)).toBe(true);
    expect(early.lastSeq).toBe(1);
  });

  test('the same message twice is shown once', () => {
    expect(seqs(received(received(emptyThread, [1, 2]), [2, 1]))).toEqual([1, 2]);
  });

  test('a conversation that opens at seq 40 has no hole before it, and earlier ones go on top', () => {
    const opened = reduceThread(emptyThread, {
      type: 'opened',
      messages: [said(40), said(41)],
      lastSeq: 41,
      epoch: 3,
    });
    expect(opened.gapSince).toBeNull();
    expect(seqs(received(opened, [38, 39]))).toEqual([38, 39, 40, 41]);
  });

  test('in a new conversation the first message may not be missing', () => {
    const opened = reduceThread(emptyThread, {
      type: 'opened',
      messages: [],
      lastSeq: 0,
      epoch: 1,
    });
    const second = received(opened, [2], 100);
    expect(seqs(second)).toEqual([]);
    expect(second).toMatchObject({ gapSince: 100, lastSeq: 0 });
    expect(seqs(received(second, [1]))).toEqual([1, 2]);
  });

  test('in whatever order messages come and repeat, each is shown once and in order', () => {
    const arrivals = fc.integer({ min: 1, max: 12 }).chain((n) => {
      const all = Array.from({ length: n }, (_, index) => index + 1);
      return fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all, ...all], { minLength: 0 }).map((some) => [...some, ...all]),
      );
    });
    fc.assert(
      fc.property(arrivals, ([all, order]) => {
        const opened = { ...emptyThread, base: 0 };
        const end = order.reduce((thread, seq) => received(thread, [seq]), opened as Thread);
        expect(seqs(end)).toEqual(all);
        expect(end.ahead).toEqual([]);
      }),
    );
  });
});

describe('streaming', () => {
  test('pieces grow until the stored message of the same id replaces them', () => {
    const growing = delta(delta(received(emptyThread, [8]), 'I see '), 'A-7781');
    expect(growing.streams.map((one) => one.text)).toEqual(['I see A-7781']);
    const done = received(growing, [9]);
    expect(done.streams).toEqual([]);
    expect(delta(done, ' late').streams).toEqual([]);
  });

  test('a cancelled answer disappears and its late pieces are ignored', () => {
    const cancelled = reduceThread(delta(emptyThread, 'I will'), {
      type: 'cancelled',
      messageId: 'm9',
    });
    expect(cancelled.streams).toEqual([]);
    expect(delta(cancelled, ' refund').streams).toEqual([]);
  });

  test('a new holder ends the partial text of the one before', () => {
    const moved = reduceThread(delta(emptyThread, 'I will'), { type: 'held', epoch: 2 });
    expect(moved.streams).toEqual([]);
    expect(delta(moved, 'old', 1, 'm10').streams).toEqual([]);
    expect(delta(moved, 'new', 2, 'm11').streams).toHaveLength(1);
  });

  test('after a lost connection the rest of a half answer is not shown without its beginning', () => {
    const cut = reduceThread(delta(emptyThread, 'The lamp '), { type: 'disconnected' });
    expect(delta(cut, 'is refunded').streams).toEqual([]);
  });
});
