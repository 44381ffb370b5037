import { expect, test } from 'vitest';
import type { FactView, Message } from '../../server/protocol/entities.ts';
import { citedMessage } from './cited.ts';

const message = (id: string, text: string): Message => ({
  id,
  conversationId: 'c',
  seq: 1,
  clientMessageId: null,
  kind: 'text',
  author: { kind: 'customer', name: 'Marta' },
  text,
  language: 'en',
  attachments: [],
  sources: [],
  createdAt: '2026-01-05T10:00:00.000Z',
});

const fact = (more: Partial<FactView>): FactView => ({
  id: 'f',
  key: 'order_id',
  value: 'B-2210',
  source: 'customer_said',
  sourceRef: '',
  quote: 'order B-2210',
  observedAt: '2026-01-05T10:00:00.000Z',
  expiresAt: null,
  supersedes: null,
  ...more,
});

const thread = [message('m1', 'my order B-2210'), message('m2', 'order B-2210, as I said')];

test('a fact leads to the message that it cites', () => {
  expect(citedMessage(fact({ sourceRef: 'm1' }), thread)?.id).toBe('m1');
  expect(citedMessage(fact({ sourceRef: 'message:m1' }), thread)?.id).toBe('m1');
});

test('without a reference the newest message with the quote is meant', () => {
  expect(citedMessage(fact({}), thread)?.id).toBe('m2');
});

test('what a tool verified leads to no message, even when the customer said it too', () => {
  expect(citedMessage(fact({ source: 'tool_verified', sourceRef: 'call_1' }), thread)).toBeNull();
});
