import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConversationView, Message } from '../../server/protocol/entities.ts';
import { ChatSession } from './chat-session.ts';
import { waitingEntries } from './chat-state.ts';
import type { connect, Link } from './connection.ts';
import { keepSafe } from './storage.ts';
import { GAP_MS } from './thread.ts';

type Parts = Parameters<typeof connect>[0];
type Answer = (event: string, payload: Record<string, unknown>) => unknown;

const conversation = (id: string, change: Partial<ConversationView> = {}): ConversationView => ({
  id,
  correlationId: 'k1',
  status: 'open',
  holder: { kind: 'agent', name: 'triage' },
  holderLabel: 'Triage',
  epoch: 1,
  lastSeq: 0,
  language: 'en',
  ticket: null,
  queue: null,
  knownFacts: [],
  verified: false,
  createdAt: '2026-03-01T10:00:00Z',
  ...change,
});
const said = (seq: number, change: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  conversationId: 'c1',
  seq,
  clientMessageId: null,
  kind: 'text',
  author: { kind: 'agent', name: 'triage' },
  text: `message ${seq}`,
  language: 'en',
  attachments: [],
  sources: [],
  createdAt: '2026-03-01T10:00:00Z',
  ...change,
});
const error = (code: string) => ({ ok: false, error: { code, message: '' } });
const opened = (id: string, messages: Message[] = []) => ({
  ok: true,
  data: { conversation: conversation(id), messages, lastSeq: messages.length },
});

/** The other end of the wire, played by the test. */
function wire(answer: Answer) {
  const calls: { event: string; payload: Record<string, unknown> }[] = [];
  const listeners = new Map<string, (frame: unknown) => void>();
  let parts: Parts | undefined;
  const connectWith = ((given: Parts) => {
    parts = given;
    return {
      link: () => 'online' as Link,
      call: async (event: string, payload: Record<string, unknown>) => {
        calls.push({ event, payload });
        return answer(event, payload);
      },
      typing: () => undefined,
      on: (event: string, listener: (frame: unknown) => void) => listeners.set(event, listener),
      identify: () => undefined,
      close: () => undefined,
    };
  }) as unknown as typeof connect;
  const storage = keepSafe('t:', () => {
    throw new Error('no disk in tests');
  });
  const start = () => new ChatSession(storage, { url: '', who: {} }, connectWith);
  const connected = async () => {
    parts?.onLink('online');
    parts?.onSession({ token: 't', visitorId: 'v1', conversationId: null, verified: false });
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    calls,
    start,
    connected,
    cut: () => parts?.onLink('reconnecting'),
    push: (event: string, frame: unknown) => listeners.get(event)?.(frame),
    of: (event: string) => calls.filter((call) => call.event === event).map((call) => call.payload),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('words typed before the first connection go out once there is a conversation', async () => {
  const { start, connected, of } = wire((event, payload) => {
    if (event === 'conversation:open') return opened('c1');
    return {
      ok: true,
      data: { message: said(1, { clientMessageId: String(payload.clientMessageId) }) },
    };
  });
  const session = start();
  session.send('my lamp');
  expect(of('message:send')).toEqual([]);
  await connected();
  expect(of('message:send')).toMatchObject([{ conversationId: 'c1', text: 'my lamp' }]);
  expect(waitingEntries(session.read())).toEqual([]);
  expect(session.read().thread.messages).toHaveLength(1);
});

test('an answer lost with the connection: after the resync the message is there once', async () => {
  let lost = '';
  const { start, connected, cut, of } = wire((event, payload) => {
    if (event === 'conversation:open') return opened('c1');
    if (event === 'conversation:sync') {
      const messages = [said(1, { clientMessageId: lost, text: 'my lamp' })];
      return { ok: true, data: { messages, lastSeq: 1, conversation: conversation('c1') } };
    }
    lost = String(payload.clientMessageId);
    return error('timeout');
  });
  const session = start();
  await connected();
  session.send('my lamp');
  cut();
  await vi.advanceTimersByTimeAsync(0);
  await connected();
  expect(of('conversation:sync')).toEqual([{ conversationId: 'c1', afterSeq: 0 }]);
  expect(of('message:send')).toHaveLength(1);
  expect(session.read().thread.messages.map((one) => one.text)).toEqual(['my lamp']);
  expect(session.read().outbox.entries).toEqual([]);
});

test('a conversation that closed for good: the words go into the next one', async () => {
  let openings = 0;
  const { start, connected, of } = wire((event, payload) => {
    if (event === 'conversation:open') {
      openings += 1;
      return opened(`c${openings}`);
    }
    if (payload.conversationId === 'c1') return error('closed');
    const clientMessageId = String(payload.clientMessageId);
    return { ok: true, data: { message: said(1, { conversationId: 'c2', clientMessageId }) } };
  });
  const session = start();
  await connected();
  session.send('one more thing');
  await vi.advanceTimersByTimeAsync(0);
  expect(of('message:send').map((sent) => sent.conversationId)).toEqual(['c1', 'c2']);
  expect(new Set(of('message:send').map((sent) => sent.clientMessageId)).size).toBe(1);
  expect(session.read().outbox.entries).toEqual([]);
});

test('a hole in the order is asked for after a second, once', async () => {
  const { start, connected, push, of } = wire((event) => {
    if (event === 'conversation:open') return opened('c1', [said(1)]);
    const messages = [said(2), said(3)];
    return { ok: true, data: { messages, lastSeq: 3, conversation: conversation('c1') } };
  });
  const session = start();
  await connected();
  push('message', { message: said(3) });
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  expect(of('conversation:sync')).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(of('conversation:sync')).toEqual([{ conversationId: 'c1', afterSeq: 1 }]);
  expect(session.read().thread.messages.map((one) => one.seq)).toEqual([1, 2, 3]);
});

test('a frame of an older epoch never takes the place of a newer holder', async () => {
  const { start, connected, push } = wire(() => opened('c1'));
  const session = start();
  await connected();
  const billing = { kind: 'agent', name: 'billing' } as const;
  push('conversation', { conversation: conversation('c1', { epoch: 3, holder: billing }) });
  push('conversation', { conversation: conversation('c1', { epoch: 2 }) });
  expect(session.read().conversation?.holder.name).toBe('billing');
});

test('what belongs to another conversation is not shown in this one', async () => {
  const { start, connected, push } = wire(() => opened('c1'));
  const session = start();
  await connected();
  push('message', { message: said(1, { conversationId: 'c9' }) });
  push('typing', { conversationId: 'c9', by: 'agent', name: 'billing', typing: true });
  expect(session.read().thread.messages).toEqual([]);
  expect(session.read().typing).toBeNull();
});
