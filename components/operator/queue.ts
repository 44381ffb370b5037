import type { OfferView, PresenceView, QueuedTicket } from '../../server/protocol/entities.ts';

/** A row of the waiting list. A row that is gone stays, named, until the list settles. */
export interface Waiting {
  ticket: QueuedTicket;
  gone: boolean;
}

export interface Queue {
  status: 'loading' | 'ready';
  waiting: Waiting[];
  mine: QueuedTicket[];
  operators: PresenceView[];
  me: PresenceView | null;
  offers: OfferView[];
  version: number | null;
  /** A `queue` frame was missed: the list has to be read again. */
  stale: boolean;
  /** Conversations of mine with customer messages that were not looked at. */
  unread: Record<string, number>;
}

export type QueueEvent =
  | { type: 'listed'; tickets: QueuedTicket[]; operators: PresenceView[]; me: PresenceView }
  | { type: 'inbox'; tickets: QueuedTicket[] }
  | {
      type: 'queue';
      version: number;
      change: 'added' | 'changed' | 'removed';
      ticket: QueuedTicket;
      calm: boolean;
    }
  | { type: 'settle' }
  | { type: 'presence'; presence: PresenceView }
  | { type: 'offer'; offer: OfferView }
  | { type: 'offerEnded'; offerId: string }
  | { type: 'customerWrote'; conversationId: string }
  | { type: 'looked'; conversationId: string };

export const emptyQueue: Queue = {
  status: 'loading',
  waiting: [],
  mine: [],
  operators: [],
  me: null,
  offers: [],
  version: null,
  stale: false,
  unread: {},
};

/** The server's order: its position, then urgency, then who came first. */
export function byRank(a: QueuedTicket, b: QueuedTicket): number {
  const position = (t: QueuedTicket) => t.position ?? Number.MAX_SAFE_INTEGER;
  const urgent = (t: QueuedTicket) => (t.urgency === 'high' ? 0 : 1);
  return (
    position(a) - position(b) ||
    urgent(a) - urgent(b) ||
    a.waitingSince.localeCompare(b.waitingSince)
  );
}

export const settled = (waiting: Waiting[]): Waiting[] =>
  waiting.filter((row) => !row.gone).sort((a, b) => byRank(a.ticket, b.ticket));

/** Whether settling would change what is on the screen. */
export function isUnsettled(waiting: Waiting[]): boolean {
  const next = settled(waiting);
  return next.length !== waiting.length || next.some((row, i) => row !== waiting[i]);
}

/**
 * Nothing jumps (look.md): while the list is in use (`calm` false) a new row goes to the end and
 * a row that is gone keeps its place; `settle` puts the list into the server's order.
 */
export function reduceQueue(state: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'listed':
      return {
        ...state,
        status: 'ready',
        stale: false,
        version: null,
        operators: event.operators,
        me: event.me,
        waiting: settled(event.tickets.map((ticket) => ({ ticket, gone: false }))),
      };
    case 'inbox':
      return { ...state, mine: event.tickets };
    case 'queue': {
      const stale = state.version !== null && event.version > state.version + 1;
      const waiting = changed(state.waiting, event.change, event.ticket);
      return {
        ...state,
        version: event.version,
        stale: state.stale || stale,
        waiting: event.calm ? settled(waiting) : waiting,
        mine: state.mine.map((t) => (t.id === event.ticket.id ? event.ticket : t)),
        offers:
          event.change === 'removed'
            ? state.offers.filter((offer) => offer.ticket.id !== event.ticket.id)
            : state.offers,
      };
    }
    case 'settle':
      return { ...state, waiting: settled(state.waiting) };
    case 'presence':
      return withPresence(state, event.presence);
    case 'offer':
      return {
        ...state,
        offers: [...state.offers.filter((o) => o.offerId !== event.offer.offerId), event.offer],
      };
    case 'offerEnded':
      return { ...state, offers: state.offers.filter((o) => o.offerId !== event.offerId) };
    case 'customerWrote':
      return {
        ...state,
        unread: {
          ...state.unread,
          [event.conversationId]: (state.unread[event.conversationId] ?? 0) + 1,
        },
      };
    case 'looked': {
      if (!state.unread[event.conversationId]) return state;
      const { [event.conversationId]: _, ...unread } = state.unread;
      return { ...state, unread };
    }
  }
}

function changed(
  waiting: Waiting[],
  change: 'added' | 'changed' | 'removed',
  ticket: QueuedTicket,
): Waiting[] {
  const gone = change === 'removed';
  const known = waiting.some((row) => row.ticket.id === ticket.id);
  if (known) return waiting.map((row) => (row.ticket.id === ticket.id ? { ticket, gone } : row));
  return gone ? waiting : [...waiting, { ticket, gone }];
}

function withPresence(state: Queue, presence: PresenceView): Queue {
  const others = state.operators.filter((o) => o.operatorId !== presence.operatorId);
  return {
    ...state,
    operators: [...others, presence].sort((a, b) => a.name.localeCompare(b.name)),
    me: state.me?.operatorId === presence.operatorId ? presence : state.me,
  };
}
