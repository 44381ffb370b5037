import { expect, test } from 'vitest';
import type { PresenceView, QueuedTicket } from '../../server/protocol/entities.ts';
import { emptyQueue, isUnsettled, type Queue, type QueueEvent, reduceQueue } from './queue.ts';

const ticket = (number: string, more: Partial<QueuedTicket> = {}): QueuedTicket => ({
  id: `id-${number}`,
  number,
  status: 'queued',
  reason: 'beyond_powers',
  urgency: 'normal',
  summary: '',
  conversationId: `c-${number}`,
  team: 'support',
  language: 'en',
  position: null,
  assignee: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  customerName: 'Marta Klein',
  firstLine: 'The lamp arrived broken',
  waitingSince: `2026-01-05T10:0${number.at(-1)}:00.000Z`,
  rankWhy: '',
  slaAt: '2026-01-05T10:02:00.000Z',
  ...more,
});

const ana: PresenceView = {
  operatorId: 'ana',
  name: 'Ana Ruiz',
  state: 'online',
  load: 0,
  capacity: 3,
};

const after = (...events: QueueEvent[]): Queue => events.reduce(reduceQueue, emptyQueue);
const listed = (...tickets: QueuedTicket[]): QueueEvent => ({
  type: 'listed',
  tickets,
  operators: [ana],
  me: ana,
});
const frame = (
  version: number,
  change: 'added' | 'changed' | 'removed',
  of: QueuedTicket,
  calm = false,
): QueueEvent => ({ type: 'queue', version, change, ticket: of, calm });
const numbers = (state: Queue) => state.waiting.map((row) => row.ticket.number);

test('the list is shown in the order of the server', () => {
  const state = after(
    listed(
      ticket('T-3', { position: 3 }),
      ticket('T-1', { position: 1 }),
      ticket('T-2', { position: 2 }),
    ),
  );
  expect(numbers(state)).toEqual(['T-1', 'T-2', 'T-3']);
});

test('an urgent ticket that arrives while the list is in use moves no row, and says so', () => {
  const urgent = ticket('T-9', { urgency: 'high', position: 1 });
  const state = after(listed(ticket('T-1'), ticket('T-2')), frame(1, 'added', urgent));
  expect(numbers(state)).toEqual(['T-1', 'T-2', 'T-9']);
  expect(isUnsettled(state.waiting)).toBe(true);
  expect(numbers(reduceQueue(state, { type: 'settle' }))).toEqual(['T-9', 'T-1', 'T-2']);
});

test('an urgent ticket goes to its rank at once when nobody is using the list', () => {
  const urgent = ticket('T-9', { urgency: 'high', position: 1 });
  expect(numbers(after(listed(ticket('T-1')), frame(1, 'added', urgent, true)))).toEqual([
    'T-9',
    'T-1',
  ]);
});

test('a ticket that somebody took keeps its row and names them until the list settles', () => {
  const taken = ticket('T-1', { assignee: { id: 'luc', name: 'Luc Petit' }, status: 'assigned' });
  const state = after(listed(ticket('T-1'), ticket('T-2')), frame(1, 'removed', taken));
  expect(state.waiting[0]).toEqual({ ticket: taken, gone: true });
  expect(numbers(reduceQueue(state, { type: 'settle' }))).toEqual(['T-2']);
});

test('a missed frame makes the list stale, and reading it again repairs that', () => {
  const state = after(listed(), frame(4, 'added', ticket('T-1')), frame(6, 'added', ticket('T-3')));
  expect(state.stale).toBe(true);
  expect(reduceQueue(state, listed(ticket('T-1'))).stale).toBe(false);
});

test('an offer leaves when its ticket is taken by somebody else', () => {
  const offer = { offerId: 'o', ticket: ticket('T-1'), expiresAt: '2026-01-05T10:00:30.000Z' };
  const state = after(listed(ticket('T-1')), { type: 'offer', offer });
  expect(state.offers).toHaveLength(1);
  expect(reduceQueue(state, frame(1, 'removed', ticket('T-1'))).offers).toEqual([]);
});

test('my own presence follows what the server says', () => {
  const state = after(listed(), { type: 'presence', presence: { ...ana, state: 'away', load: 2 } });
  expect(state.me).toMatchObject({ state: 'away', load: 2 });
  expect(state.operators).toHaveLength(1);
});

test('unread counts what the customer wrote elsewhere, until it is looked at', () => {
  const wrote: QueueEvent = { type: 'customerWrote', conversationId: 'c-T-1' };
  const state = after(listed(), wrote, wrote);
  expect(state.unread).toEqual({ 'c-T-1': 2 });
  expect(reduceQueue(state, { type: 'looked', conversationId: 'c-T-1' }).unread).toEqual({});
});
