import { expect, test } from 'vitest';
import type { ApprovalView, ConversationView } from '../../server/protocol/entities.ts';
import { type Case, type CaseEvent, type Known, reduceCase, standing } from './case.ts';

const conversation: ConversationView = {
  id: 'c1',
  correlationId: 'x',
  status: 'open',
  holder: { kind: 'operator', name: 'Ana Ruiz' },
  holderLabel: 'Ana Ruiz',
  epoch: 4,
  lastSeq: 7,
  language: 'en',
  ticket: null,
  queue: null,
  knownFacts: [],
  verified: true,
  createdAt: '2026-01-05T10:00:00.000Z',
};

const approval: ApprovalView = {
  id: 'a1',
  conversationId: 'c1',
  tool: 'process_refund',
  args: {},
  amount: { amountMinor: 18000, currency: 'EUR' },
  capUsed: { amountMinor: 0, currency: 'EUR' },
  status: 'pending',
  requestedBy: 'billing',
  createdAt: '2026-01-05T10:00:00.000Z',
};

const known: Known = {
  conversation,
  handoff: { package: null, handoffId: 'h1', recommendation: null, chain: [] },
  facts: [],
  approvals: [approval],
  notes: [],
  customer: null,
};

const after = (...events: CaseEvent[]): Case =>
  events.reduce(reduceCase, { status: 'none' } as Case);
const opened: CaseEvent[] = [
  { type: 'opening', id: 'c1' },
  { type: 'read', id: 'c1', known },
];

test('an answer about a conversation that was left meanwhile is dropped', () => {
  const state = after(
    { type: 'opening', id: 'c1' },
    { type: 'opening', id: 'c2' },
    {
      type: 'read',
      id: 'c1',
      known,
    },
  );
  expect(state).toEqual({ status: 'loading', id: 'c2' });
});

test('opening the same conversation again keeps what is on the screen', () => {
  const state = after(...opened, { type: 'opening', id: 'c1' });
  expect(state.status).toBe('ready');
  expect(reduceCase(state, { type: 'failed', id: 'c1', why: 'offline' })).toBe(state);
});

test('an approval that was decided elsewhere changes in place', () => {
  const state = after(...opened, {
    type: 'approval',
    approval: { ...approval, status: 'approved' },
  });
  expect(state).toMatchObject({ known: { approvals: [{ id: 'a1', status: 'approved' }] } });
});

test('a conversation frame of an older epoch does not bring the past back', () => {
  const state = after(...opened, {
    type: 'conversation',
    conversation: { ...conversation, epoch: 3, holder: { kind: 'queue', name: 'T-0001' } },
  });
  expect(state).toMatchObject({ known: { conversation: { holder: { kind: 'operator' } } } });
});

test('the same note told twice is one note', () => {
  const note = {
    id: 'n1',
    conversationId: 'c1',
    kind: 'note' as const,
    author: { name: 'Ana Ruiz' },
    text: 'Tell the warehouse',
    createdAt: '2026-01-05T10:01:00.000Z',
  };
  const state = after(...opened, { type: 'note', note }, { type: 'note', note });
  expect(state).toMatchObject({ known: { notes: [note] } });
});

const ana = { operatorId: 'u-ana', name: 'Ana Ruiz' };

test('only who holds the conversation may act on it', () => {
  expect(standing(conversation, ana)).toBe('mine');
  expect(standing(conversation, { operatorId: 'u-luc', name: 'Luc Petit' })).toBe('theirs');
  const queued = { ...conversation, holder: { kind: 'queue' as const, name: 'T-1' } };
  expect(standing(queued, ana)).toBe('waiting');
  expect(standing({ ...conversation, status: 'resolved' }, ana)).toBe('resolved');
});

test('a namesake is told apart by the id on the ticket', () => {
  const ticket = { assignee: { id: 'u-other', name: 'Ana Ruiz' } } as ConversationView['ticket'];
  expect(standing({ ...conversation, ticket }, ana)).toBe('theirs');
});
