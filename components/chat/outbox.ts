/** What was typed and is not yet in the transcript. It leaves only when the server has it. */
export interface Outgoing {
  clientMessageId: string;
  conversationId: string;
  text: string;
  createdAt: string;
  status: 'sending' | 'failed';
  /** Attempts that got no answer or a passing error. */
  tries: number;
  /** The error code that made it fail. */
  reason: string | null;
}

export interface Outbox {
  entries: Outgoing[];
  online: boolean;
  inFlight: string | null;
  /** Nothing is sent before, in ms: the server asked to wait, or a passing error cools down. */
  notBefore: number;
}

export type OutboxEvent =
  | { type: 'typed'; clientMessageId: string; conversationId: string; text: string; at: number }
  | { type: 'loaded'; entries: Outgoing[] }
  | { type: 'connected'; at: number }
  | { type: 'disconnected' }
  | { type: 'stored'; clientMessageIds: string[]; at: number }
  | { type: 'refused'; clientMessageId: string; code: string; retryAfterMs?: number; at: number }
  | { type: 'moved'; conversationId: string; at: number }
  | { type: 'retry'; clientMessageId: string; at: number }
  | { type: 'discard'; clientMessageId: string; at: number }
  | { type: 'tick'; at: number };

export type OutboxEffect = { type: 'send'; entry: Outgoing } | { type: 'wake'; afterMs: number };

export const emptyOutbox: Outbox = { entries: [], online: false, inFlight: null, notBefore: 0 };

/** An answer that did not come, or a fault of ours: the same message may be sent again. */
const passing = new Set(['timeout', 'unavailable', 'internal', 'unauthenticated']);
const MAX_TRIES = 5;
const coolDown = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 8000);

/** One message at a time, in the order of typing, each with the id it was born with. */
export function reduceOutbox(
  state: Outbox,
  event: OutboxEvent,
): { state: Outbox; effects: OutboxEffect[] } {
  const next = step(state, event);
  return 'at' in event ? pump(next, event.at) : { state: next, effects: [] };
}

function step(state: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'typed': {
      const { clientMessageId, conversationId, text, at } = event;
      const createdAt = new Date(at).toISOString();
      const born = { clientMessageId, conversationId, text, createdAt };
      return add(state, [{ ...born, status: 'sending', tries: 0, reason: null }]);
    }
    case 'loaded':
      return add(state, event.entries);
    case 'connected':
      return { ...state, online: true, inFlight: null };
    case 'disconnected':
      return { ...state, online: false, inFlight: null };
    case 'stored':
      return remove(state, event.clientMessageIds);
    case 'discard':
      return remove(state, [event.clientMessageId]);
    case 'refused':
      return refused(state, event);
    case 'moved': {
      const { conversationId } = event;
      const entries = state.entries.map((one) => ({ ...one, conversationId }));
      return { ...state, entries, inFlight: null };
    }
    case 'retry':
      return change(state, event.clientMessageId, { status: 'sending', tries: 0, reason: null });
    case 'tick':
      return state;
  }
}

function refused(state: Outbox, event: Extract<OutboxEvent, { type: 'refused' }>): Outbox {
  const entry = state.entries.find((one) => one.clientMessageId === event.clientMessageId);
  const freed = state.inFlight === event.clientMessageId ? { ...state, inFlight: null } : state;
  if (!entry) return freed;
  if (event.code === 'rate_limited') {
    return { ...freed, notBefore: event.at + (event.retryAfterMs ?? 1000) };
  }
  const tries = entry.tries + 1;
  if (passing.has(event.code) && tries < MAX_TRIES) {
    const waiting = { ...freed, notBefore: event.at + coolDown(tries) };
    return change(waiting, entry.clientMessageId, { tries });
  }
  return change(freed, entry.clientMessageId, { status: 'failed', tries, reason: event.code });
}

function pump(state: Outbox, at: number): { state: Outbox; effects: OutboxEffect[] } {
  if (!state.online || state.inFlight) return { state, effects: [] };
  const entry = state.entries.find((one) => one.status === 'sending');
  if (!entry) return { state, effects: [] };
  if (at < state.notBefore) {
    return { state, effects: [{ type: 'wake', afterMs: state.notBefore - at }] };
  }
  const sending = { ...state, inFlight: entry.clientMessageId };
  return { state: sending, effects: [{ type: 'send', entry }] };
}

function add(state: Outbox, entries: Outgoing[]): Outbox {
  const known = new Set(state.entries.map((one) => one.clientMessageId));
  const fresh = entries.filter((one) => !known.has(one.clientMessageId));
  const all = [...state.entries, ...fresh];
  return {
    ...state,
    entries: all.sort((a, b) =>
      a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0,
    ),
  };
}

function remove(state: Outbox, ids: string[]): Outbox {
  const gone = new Set(ids);
  const entries = state.entries.filter((one) => !gone.has(one.clientMessageId));
  if (entries.length === state.entries.length) return state;
  return {
    ...state,
    entries,
    inFlight: state.inFlight && gone.has(state.inFlight) ? null : state.inFlight,
  };
}

const change = (state: Outbox, id: string, to: Partial<Outgoing>): Outbox => ({
  ...state,
  entries: state.entries.map((one) => (one.clientMessageId === id ? { ...one, ...to } : one)),
});

/** What the author reads under the last message that is stored. */
export const delivery = (seq: number, seenSeq: number): 'sent' | 'seen' =>
  seq <= seenSeq ? 'seen' : 'sent';
