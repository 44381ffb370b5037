import type { Message } from '../../server/protocol/entities.ts';

/** An answer on its way: shown as it comes, replaced by the stored message of the same id. */
export interface Stream {
  messageId: string;
  agent: string;
  epoch: number;
  text: string;
}

export interface Thread {
  /** The `seq` before the first message that was loaded; null before opening. */
  base: number | null;
  /** Without holes, in order of `seq`. */
  messages: Message[];
  /** Arrived before their neighbours; shown when the hole is filled. */
  ahead: Message[];
  /** The highest `seq` without a hole below it: what a resync starts from. */
  lastSeq: number;
  streams: Stream[];
  /** Answers that were cancelled or lost their beginning: late pieces of them are ignored. */
  dropped: string[];
  epoch: number;
  /** When the hole was first seen, in ms; null when there is none. */
  gapSince: number | null;
}

export type ThreadEvent =
  | { type: 'opened'; messages: Message[]; lastSeq: number; epoch: number }
  | { type: 'received'; messages: Message[]; now: number }
  | { type: 'delta'; messageId: string; agent: string; epoch: number; delta: string }
  | { type: 'cancelled'; messageId: string }
  | { type: 'held'; epoch: number }
  | { type: 'disconnected' };

export const emptyThread: Thread = {
  base: null,
  messages: [],
  ahead: [],
  lastSeq: 0,
  streams: [],
  dropped: [],
  epoch: 0,
  gapSince: null,
};

/** A hole is asked for after a second: most fill themselves (decisions.md 4). */
export const GAP_MS = 1000;
export const gapDue = (thread: Thread, now: number): boolean =>
  thread.gapSince !== null && now - thread.gapSince >= GAP_MS;

export function reduceThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'opened': {
      const base = (event.messages[0]?.seq ?? event.lastSeq + 1) - 1;
      const fresh = { ...emptyThread, epoch: event.epoch, base, lastSeq: base };
      return merge(fresh, event.messages, 0);
    }
    case 'received':
      return merge(thread, event.messages, event.now);
    case 'delta':
      return stream(thread, event);
    case 'cancelled':
      return drop(thread, (one) => one.messageId === event.messageId, [event.messageId]);
    case 'held': {
      const epoch = Math.max(thread.epoch, event.epoch);
      return { ...drop(thread, (one) => one.epoch < epoch, []), epoch };
    }
    case 'disconnected':
      return drop(thread, () => true, []);
  }
}

/** Takes what is new, keeps the rest: the same message twice is one, a changed one is replaced. */
function merge(thread: Thread, incoming: Message[], now: number): Thread {
  if (incoming.length === 0) return thread;
  const bySeq = new Map([...thread.messages, ...thread.ahead].map((one) => [one.seq, one]));
  for (const message of incoming) bySeq.set(message.seq, message);
  const all = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const messages: Message[] = [];
  const ahead: Message[] = [];
  for (const message of all) {
    const expected = (messages.at(-1)?.seq ?? beforeFirst(thread, message)) + 1;
    if (ahead.length === 0 && message.seq === expected) messages.push(message);
    else ahead.push(message);
  }
  const stored = new Set(incoming.map((one) => one.id));
  return {
    ...thread,
    messages,
    ahead,
    lastSeq: messages.at(-1)?.seq ?? thread.lastSeq,
    streams: thread.streams.filter((one) => !stored.has(one.messageId)),
    gapSince: ahead.length === 0 ? null : (thread.gapSince ?? now),
  };
}

/** Earlier ones may go on top; after the base nothing may be missing. */
const beforeFirst = (thread: Thread, first: Message): number =>
  Math.min(thread.base ?? Number.POSITIVE_INFINITY, first.seq - 1);

function stream(thread: Thread, event: Extract<ThreadEvent, { type: 'delta' }>): Thread {
  const { messageId, agent, epoch, delta } = event;
  const late = thread.dropped.includes(messageId) || epoch < thread.epoch;
  const stored = thread.messages.some((one) => one.id === messageId);
  if (late || stored) return thread;
  const known = thread.streams.some((one) => one.messageId === messageId);
  const streams = known
    ? thread.streams.map((one) =>
        one.messageId === messageId ? { ...one, text: one.text + delta } : one,
      )
    : [...thread.streams, { messageId, agent, epoch, text: delta }];
  return { ...thread, streams };
}

function drop(thread: Thread, which: (one: Stream) => boolean, also: string[]): Thread {
  const gone = thread.streams.filter(which).map((one) => one.messageId);
  if (gone.length === 0 && also.length === 0) return thread;
  return {
    ...thread,
    streams: thread.streams.filter((one) => !which(one)),
    dropped: [...thread.dropped, ...gone, ...also].slice(-50),
  };
}
