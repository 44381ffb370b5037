import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from './protocol/ack.ts';
import type { ConversationView, Message, SystemEvent } from './protocol/entities.ts';
import { type DemoApp, demoApp } from './testing/demo-app.ts';

let app: DemoApp;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await demoApp();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => app.close());

const customer = (
  auth: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Socket => {
  const socket = io(`${app.url}/customer`, {
    transports: ['websocket'],
    forceNew: true,
    auth: { protocol: 1, locale: 'en', ...auth },
    extraHeaders: headers,
  });
  sockets.push(socket);
  return socket;
};
const ask = async <T = Record<string, unknown>>(socket: Socket, event: string, payload: unknown) =>
  (await socket.timeout(10_000).emitWithAck(event, payload)) as Reply<T>;
const code = (reply: Reply<unknown>) => (reply.ok ? 'ok' : reply.error.code);
const once = <T>(socket: Socket, event: string, fits: (frame: T) => boolean = () => true) =>
  new Promise<T>((resolve) => {
    const hear = (frame: T) => {
      if (!fits(frame)) return;
      socket.off(event, hear);
      resolve(frame);
    };
    socket.on(event, hear);
  });
const refusal = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.on('connect_error', (error) =>
      resolve((error as Error & { data?: { code: string } }).data?.code ?? 'none'),
    );
    socket.on('connect', () => resolve('connected'));
  });

async function opened(auth?: Record<string, unknown>) {
  const socket = customer(auth);
  const session = await once<{ token: string; visitorId: string }>(socket, 'session');
  const reply = await ask<{ conversation: ConversationView }>(socket, 'conversation:open', {});
  if (!reply.ok) throw new Error(reply.error.message);
  return { socket, ...session, conversationId: reply.data.conversation.id };
}

describe('the customers’ door', () => {
  test.each([
    ['another protocol version', { protocol: 2 }, 'protocol_version'],
    ['an unknown field', { colour: 'red' }, 'invalid'],
    ['a site that does not exist', { siteKey: 'nobody' }, 'not_found'],
    ['an identity that nobody signed', { identity: 'x.y.z' }, 'unauthenticated'],
  ])('refuses %s', async (_what, auth, wanted) => {
    expect(await refusal(customer(auth))).toBe(wanted);
  });

  test('an origin that is not allowed is refused, an absent one passes', async () => {
    expect(await refusal(customer({}, { origin: 'https://evil.test' }))).toBe('forbidden');
    expect(await refusal(customer())).toBe('connected');
  });

  test('a token brings the same visitor back; a garbage one is a new visitor', async () => {
    const first = await opened();
    const again = await opened({ token: first.token });
    expect(again.visitorId).toBe(first.visitorId);
    expect(again.conversationId).toBe(first.conversationId);
    expect((await opened({ token: 'garbage' })).visitorId).not.toBe(first.visitorId);
  });

  test('unknown events, unknown fields, wrong types and empty text are named errors', async () => {
    const { socket, conversationId } = await opened();
    const send = { conversationId, clientMessageId: 'm', text: 'x' };
    expect(code(await ask(socket, 'conversation:steal', {}))).toBe('invalid');
    expect(code(await ask(socket, 'message:send', { ...send, admin: true }))).toBe('invalid');
    expect(await ask(socket, 'message:send', { ...send, conversationId: 7 })).toMatchObject({
      error: { code: 'invalid', field: 'conversationId' },
    });
    expect(await ask(socket, 'message:send', { ...send, text: '\u200B' })).toMatchObject({
      error: { code: 'invalid', field: 'text' },
    });
    expect(code(await ask(socket, 'message:send', { ...send, text: 'y'.repeat(4001) }))).toBe(
      'too_large',
    );
    expect(code(await ask(socket, 'message:send', { ...send, text: 'z'.repeat(70_000) }))).toBe(
      'too_large',
    );
    expect(code(await ask(socket, 'conversation:sync', { conversationId, afterSeq: 0 }))).toBe(
      'ok',
    );
  });

  test('O20: what PostgreSQL cannot store is stripped or refused by name, and the socket lives on', async () => {
    const { socket, conversationId } = await opened({
      locale: 'e\u0000n',
      page: 'https://x/\uD83C',
    });
    const send = { conversationId, clientMessageId: 'nul\u0000', text: 'a\u0000b\uDC00' };
    expect(await ask(socket, 'message:send', send)).toMatchObject({
      data: { message: { clientMessageId: 'nul', text: 'ab\uFFFD' } },
    });
    const noId = { ...send, clientMessageId: '\u0000' };
    expect(await ask(socket, 'message:send', noId)).toMatchObject({
      error: { code: 'invalid', field: 'clientMessageId' },
    });
    const rating = { conversationId, leg: 'ai', score: 5, comment: 'fine\u0000' };
    expect(code(await ask(socket, 'rating:submit', rating))).toBe('ok');
    for (const [event, field] of [
      ['conversation:sync', 'afterSeq'],
      ['message:read', 'seq'],
    ] as const) {
      expect(await ask(socket, event, { conversationId, [field]: 2 ** 31 })).toMatchObject({
        error: { code: 'invalid', field },
      });
    }
  });

  test("O25: on somebody else's conversation everything is refused alike, and nothing is heard of it", async () => {
    const mine = await opened();
    const theirs = await opened();
    const heard: string[] = [];
    mine.socket.onAny((event: string) => heard.push(event));
    const { conversationId } = theirs;
    const tries: [string, object][] = [
      ['conversation:open', { conversationId }],
      ['conversation:sync', { conversationId, afterSeq: 0 }],
      ['conversation:history', { conversationId, beforeSeq: 9, limit: 5 }],
      ['message:send', { conversationId, clientMessageId: 'm', text: 'let me in' }],
      ['message:read', { conversationId, seq: 1 }],
      ['human:request', { conversationId }],
      ['human:cancel', { conversationId }],
      ['rating:submit', { conversationId, leg: 'ai', score: 1 }],
      ['conversation:close', { conversationId }],
      ['contact:leave', { conversationId, email: 'a@b.test' }],
    ];
    const unknown = await ask(mine.socket, 'conversation:sync', {
      conversationId: crypto.randomUUID(),
      afterSeq: 0,
    });
    for (const [event, payload] of tries) {
      const reply = await ask(mine.socket, event, payload);
      expect([event, reply]).toEqual([event, unknown]);
    }
    const answered = once<{ message: Message }>(
      theirs.socket,
      'message',
      (frame) => frame.message.author.kind === 'agent',
    );
    await ask(theirs.socket, 'message:send', {
      conversationId,
      clientMessageId: 't1',
      text: 'hello',
    });
    await answered;
    expect(heard).toEqual([]);
  });

  test('a burst of twenty passes, the rest is told how long to wait, a repeated message is free', async () => {
    const { socket, conversationId } = await opened();
    const message = { conversationId, clientMessageId: 'first', text: 'hello' };
    expect(code(await ask(socket, 'message:send', message))).toBe('ok');
    const rate = () => ask(socket, 'rating:submit', { conversationId, leg: 'ai', score: 5 });
    const replies = await Promise.all(Array.from({ length: 80 }, rate));
    const limited = replies.filter((reply) => code(reply) === 'rate_limited');
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]).toMatchObject({ error: { retryAfterMs: expect.any(Number) } });
    expect(code(await ask(socket, 'message:send', message))).toBe('ok');
  });
});

describe('a conversation over the wire', () => {
  test('H35: message first, then the system_event with the same seq, in order and without a hole', async () => {
    const { socket, conversationId } = await opened();
    const frames: [string, number][] = [];
    socket.on('message', ({ message }: { message: Message }) =>
      frames.push(['message', message.seq]),
    );
    socket.on('system_event', (event: SystemEvent) => frames.push([event.event, event.seq]));
    const queued = once<SystemEvent>(
      socket,
      'system_event',
      (event) => event.event === 'human_queued',
    );
    await ask(socket, 'message:send', {
      conversationId,
      clientMessageId: 'p',
      text: 'I want to speak to a person',
    });
    await queued;
    expect(frames).toEqual([
      ['message', 1],
      ['message', 2],
      ['human_requested', 2],
      ['message', 3],
      ['ticket_created', 3],
      ['message', 4],
      ['human_queued', 4],
    ]);
  });

  test('what was missed while away comes back by afterSeq', async () => {
    const { socket, conversationId } = await opened();
    const answered = once<{ message: Message }>(
      socket,
      'message',
      (frame) => frame.message.author.kind === 'agent',
    );
    await ask(socket, 'message:send', {
      conversationId,
      clientMessageId: 'a',
      text: 'What is the capital of Peru?',
    });
    await answered;
    const synced = await ask<{ messages: Message[]; lastSeq: number }>(
      socket,
      'conversation:sync',
      { conversationId, afterSeq: 1 },
    );
    if (!synced.ok) throw new Error(synced.error.message);
    expect(synced.data.messages.map((message) => message.seq)).toEqual([2]);
    expect(synced.data.lastSeq).toBe(2);
  });

  test('a person can be asked for and not be wanted any more', async () => {
    const { socket, conversationId } = await opened();
    const asked = await ask<{ ticket: { number: string } }>(socket, 'human:request', {
      conversationId,
    });
    expect(asked).toMatchObject({
      ok: true,
      data: { ticket: { number: expect.stringMatching(/^T-\d{4}/) } },
    });
    expect(code(await ask(socket, 'human:cancel', { conversationId }))).toBe('ok');
    const { data } = (await ask<{ conversation: ConversationView }>(
      socket,
      'conversation:open',
      {},
    )) as {
      data: { conversation: ConversationView };
    };
    expect(data.conversation).toMatchObject({
      holder: { kind: 'agent', name: 'triage' },
      ticket: null,
    });
  });
});
