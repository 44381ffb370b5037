import { expect, test } from 'vitest';
import type { ChainRow } from '../../server/protocol/supervisor.ts';
import { type Chains, type ChainsEvent, emptyChains, reduceChains } from './chains.ts';

const row = (id: string, hops = 0): ChainRow => ({
  conversation: {
    id,
    correlationId: id,
    status: 'open',
    holder: { kind: 'agent', name: 'triage' },
    holderLabel: 'Triage',
    epoch: 1,
    lastSeq: 1,
    language: 'en',
    ticket: null,
    queue: null,
    knownFacts: [],
    verified: false,
    createdAt: '2026-01-05T10:00:00.000Z',
  },
  customerName: null,
  firstLine: '',
  hops,
  path: ['triage'],
  flags: [],
  lastAt: '2026-01-05T10:00:00.000Z',
});

const { filter } = emptyChains;
const page = (rows: ChainRow[], more = false): ChainsEvent => ({
  type: 'page',
  filter,
  rows,
  cursor: 'next',
  more,
});
const after = (...events: ChainsEvent[]): Chains => events.reduce(reduceChains, emptyChains);
const ids = (state: Chains) => state.rows.map((one) => one.conversation.id);

test('a further page is added, and what moved between the pages is not shown twice', () => {
  expect(ids(after(page([row('a'), row('b')]), page([row('b'), row('c')], true)))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('the answer to a filter that was left is dropped', () => {
  const state = after({ type: 'filtered', filter: { kind: 'returned' } }, page([row('a')]));
  expect(state).toMatchObject({ status: 'loading', rows: [] });
});

test('live changes update rows in place; new conversations wait until they are asked for', () => {
  const refreshed: ChainsEvent = { type: 'refreshed', filter, rows: [row('new'), row('b', 2)] };
  const state = after(page([row('a'), row('b')]), refreshed);
  expect(ids(state)).toEqual(['a', 'b']);
  expect(state.rows[1]?.hops).toBe(2);
  expect(ids(reduceChains(state, { type: 'showFresh' }))).toEqual(['new', 'a', 'b']);
});

test('a failure keeps the rows that are already there', () => {
  const failed: ChainsEvent = { type: 'failed', why: 'offline' };
  expect(after(failed).status).toBe('failed');
  expect(after(page([row('a')]), failed)).toMatchObject({ status: 'ready', why: 'offline' });
});
