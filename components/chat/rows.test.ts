import { expect, test } from 'vitest';
import type { Message } from '../../server/protocol/entities.ts';
import type { Outgoing } from './outbox.ts';
import { buildRows, type Said } from './rows.ts';

let seq = 0;
function said(kind: Message['author']['kind'], name: string, at: string): Message {
  seq += 1;
  return {
    id: `m${seq}`,
    conversationId: 'c1',
    seq,
    clientMessageId: kind === 'customer' ? `own-${seq}` : null,
    kind: kind === 'system' ? 'system_event' : 'text',
    author: { kind, name },
    text: `${name} at ${at}`,
    language: 'en',
    attachments: [],
    sources: [],
    createdAt: `2026-03-01T${at}:00Z`,
  };
}
const build = (parts: Said, viewer: 'customer' | 'operator' = 'customer') =>
  buildRows(parts, viewer, (iso) => iso.slice(0, 10));
const shape = (rows: ReturnType<typeof build>) =>
  rows.map((row) =>
    row.kind === 'group' ? `${row.author.name || 'me'} x${row.bubbles.length}` : row.kind,
  );

test('one author within five minutes is one group; later, or another one, is the next', () => {
  const messages = [
    said('customer', 'Mara', '10:00'),
    said('customer', 'Mara', '10:04'),
    said('customer', 'Mara', '10:10'),
    said('agent', 'billing', '10:11'),
    said('agent', 'orders', '10:11'),
  ];
  expect(shape(build({ messages }))).toEqual([
    'day',
    'Mara x2',
    'Mara x1',
    'billing x1',
    'orders x1',
  ]);
});

test('events that follow each other are drawn together, and a new day is told once', () => {
  const tomorrow = { ...said('agent', 'billing', '09:00'), createdAt: '2026-03-02T09:00:00Z' };
  const messages = [said('system', '', '10:00'), said('system', '', '10:00'), tomorrow];
  expect(shape(build({ messages }))).toEqual(['day', 'system', 'day', 'billing x1']);
});

test('what is on its way out joins the own group and keeps its key when it is stored', () => {
  const stored = said('customer', 'Mara', '10:00');
  const outgoing: Outgoing = {
    clientMessageId: 'own-next',
    conversationId: 'c1',
    text: 'next',
    createdAt: '2026-03-01T10:01:00Z',
    status: 'sending',
    tries: 0,
    reason: null,
  };
  const before = build({ messages: [stored], outgoing: [outgoing] });
  const twin = { ...said('customer', 'Mara', '10:01'), clientMessageId: 'own-next' };
  const after = build({ messages: [stored, twin] });
  expect(shape(before)).toEqual(['day', 'Mara x2']);
  const keys = (rows: typeof before) =>
    rows.flatMap((row) => (row.kind === 'group' ? row.bubbles.map((one) => one.key) : []));
  expect(keys(before)).toEqual(keys(after));
});

test('an answer that is being written stands in the group of its agent', () => {
  const streams = [{ messageId: 'm99', agent: 'billing', epoch: 1, text: 'I see' }];
  const rows = build({ messages: [said('agent', 'billing', '10:00')], streams });
  expect(shape(rows)).toEqual(['day', 'billing x2']);
});

test('for an operator the own side is the operators side', () => {
  const rows = build(
    { messages: [said('operator', 'Ana', '10:00'), said('customer', 'Mara', '10:01')] },
    'operator',
  );
  expect(rows.flatMap((row) => (row.kind === 'group' ? [row.mine] : []))).toEqual([true, false]);
});

test('an inset stands between the messages before and after it, and parts their group', () => {
  const messages = [said('customer', 'Mara', '10:00'), said('customer', 'Mara', '10:02')];
  const insets = [
    { id: 'n1', at: '2026-03-01T10:01:00Z', view: null },
    { id: 'n2', at: '2026-03-01T10:05:00Z', view: null },
  ];
  expect(shape(build({ messages, insets }))).toEqual([
    'day',
    'Mara x1',
    'inset',
    'Mara x1',
    'inset',
  ]);
});

test('among several operators only one’s own words are one’s own', () => {
  const messages = [said('operator', 'Ana', '10:00'), said('operator', 'Luc', '10:01')];
  const mine = (me?: string) =>
    build({ messages, ...(me === undefined ? {} : { me }) }, 'operator').map(
      (row) => row.kind === 'group' && row.mine,
    );
  expect(mine('Ana')).toEqual([false, true, false]);
  expect(mine()).toEqual([false, true]);
});
