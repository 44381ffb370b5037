import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Staff } from '../queue/staff.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type HelpDesk, helpDesk } from '../testing/help-desk.ts';
import { type StaffServer, staffServer } from '../testing/staff-server.ts';

let database: TestDatabase;
let desk: HelpDesk;
let server: StaffServer;
let ana: Staff;
let luc: Staff;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  desk = await helpDesk(database.db);
  ana = await desk.person({ name: 'Ana', state: 'away' });
  luc = await desk.person({ name: 'Luc', state: 'away' });
  server = await staffServer(desk);
});
afterEach(() => server.close());

const session = ({ userId, name, siteId }: Staff) => ({ userId, name, siteId });
const operator = (who: Staff) => server.connect('/operator', session(who));

describe('the doors', () => {
  test('without a session nobody comes in', async () => {
    expect(await server.refused('/operator', null)).toMatchObject({ code: 'unauthenticated' });
    expect(await server.refused('/supervisor', null)).toMatchObject({ code: 'unauthenticated' });
  });

  test('an operator is refused by the supervisors’ door, an administrator by none', async () => {
    expect(await server.refused('/supervisor', session(ana))).toMatchObject({ code: 'forbidden' });
    const root = { ...session(ana), role: 'administrator' as const };
    expect(await server.refused('/supervisor', root)).toBeNull();
    expect(await server.refused('/operator', root)).toBeNull();
  });

  test('another origin, another protocol and an unknown field are refused by name', async () => {
    const evil = { origin: 'http://evil.test' };
    expect(await server.refused('/operator', session(ana), evil)).toMatchObject({
      code: 'forbidden',
    });
    const old = { auth: { protocol: 2 } };
    expect(await server.refused('/operator', session(ana), old)).toMatchObject({
      code: 'protocol_version',
    });
    const odd = { auth: { protocol: 1, role: 'administrator' } };
    expect(await server.refused('/operator', session(ana), odd)).toMatchObject({ code: 'invalid' });
    const good = { auth: { protocol: 1 }, origin: 'http://baton.test' };
    expect(await server.refused('/operator', session(ana), good)).toBeNull();
  });

  test('who signs out is let go with the next sign of life', async () => {
    const { socket } = await operator(ana);
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    server.signOut(ana.userId);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16_000 });
    socket.emit('availability:set', { state: 'away' });
    await gone;
    vi.useRealTimers();
    expect(await server.refused('/operator', null)).toMatchObject({ code: 'unauthenticated' });
  });

  test('a list that is asked for while one arrives waits for the arrival', async () => {
    await database.db.operator.update({ where: { id: ana.userId }, data: { state: 'offline' } });
    const listed = await database.db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from operators where id = ${ana.userId} for update`;
      const { ask } = await operator(ana);
      const asked = ask('queue:list', {});
      await ask('inbox:list', {});
      return { asked };
    });
    expect(await listed.asked).toMatchObject({ data: { me: { state: 'online' } } });
  });

  test('connecting makes an offline operator online, and leaves who is away away', async () => {
    await database.db.operator.update({ where: { id: ana.userId }, data: { state: 'offline' } });
    const console = await operator(ana);
    await console.told(
      'presence',
      (one) => one.operatorId === ana.userId && one.state === 'online',
    );
    const other = await operator(luc);
    const listed = await other.ask('queue:list', {});
    expect(listed).toMatchObject({
      ok: true,
      data: { me: { name: 'Luc', state: 'away', load: 0 } },
    });
  });
});

describe('every event', () => {
  test('is known, or refused by name', async () => {
    const { ask } = await operator(ana);
    expect(await ask('queue:steal', {})).toMatchObject({
      ok: false,
      error: { code: 'invalid', field: 'event' },
    });
    expect(await ask('constructor', {})).toMatchObject({ ok: false, error: { code: 'invalid' } });
  });

  test('has only the fields that the protocol knows', async () => {
    const { ask } = await operator(ana);
    expect(await ask('availability:set', { state: 'online', until: 'noon' })).toMatchObject({
      ok: false,
      error: { code: 'invalid', field: 'until' },
    });
    expect(await ask('availability:set', { state: 'asleep' })).toMatchObject({
      ok: false,
      error: { code: 'invalid', field: 'state' },
    });
    expect(await ask('availability:set', undefined)).toMatchObject({
      ok: false,
      error: { code: 'invalid' },
    });
  });

  test('of more than 64 KiB is too large, and the link stays', async () => {
    const { ask, socket } = await operator(ana);
    const { ticket } = await desk.waiting('help');
    const big = { conversationId: ticket.conversationId, text: 'x'.repeat(70_000) };
    expect(await ask('note:add', big)).toMatchObject({ ok: false, error: { code: 'too_large' } });
    expect(socket.connected).toBe(true);
  });

  test('is served without an ack function too', async () => {
    const { socket, told } = await operator(ana);
    socket.emit('availability:set', { state: 'online' });
    await told('presence', (one) => one.operatorId === ana.userId && one.state === 'online');
    socket.emit('nonsense');
    socket.emit('availability:set', { state: 'away' });
    await told('presence', (one) => one.operatorId === ana.userId && one.state === 'away');
  });
});

describe('two consoles and one customer', () => {
  test('both see the ticket, one claims it, the other hears who has it and sees it go', async () => {
    const [first, second] = [await operator(ana), await operator(luc)];
    const one = await desk.waiting('the lamp is broken');
    const ticketId = one.ticket.id;
    const { ask } = second;
    const listed = await first.ask('queue:list', {});
    expect(listed).toMatchObject({
      ok: true,
      data: { tickets: [{ id: ticketId, position: 1, firstLine: 'the lamp is broken' }] },
    });
    const answers = await Promise.all([
      first.ask('queue:claim', { ticketId }),
      ask('queue:claim', { ticketId }),
    ]);
    const [won, lost] = answers[0]?.ok ? answers : [...answers].reverse();
    const winner = answers[0]?.ok ? 'Ana' : 'Luc';
    expect(won).toMatchObject({ ok: true, data: { ticket: { assignee: { name: winner } } } });
    expect(lost).toMatchObject({ ok: false, error: { code: 'conflict', by: { name: winner } } });
    for (const console of [first, second])
      await console.told('queue', (f) => f.change === 'removed');
  });

  test('an offer arrives, and again after a reconnect; accepting it opens the conversation', async () => {
    const one = await desk.waiting('help');
    const first = await operator(ana);
    await first.ask('availability:set', { state: 'online' });
    const { payload } = await first.told('offer');
    first.socket.disconnect();
    const back = await operator(ana);
    expect((await back.told('offer')).payload).toEqual(payload);
    expect(await back.ask('offer:accept', { offerId: payload.offerId })).toMatchObject({
      ok: true,
      data: { conversation: { id: one.conversationId, holder: { kind: 'operator', name: 'Ana' } } },
    });
    expect(await back.ask('inbox:list', {})).toMatchObject({
      ok: true,
      data: { tickets: [{ id: one.ticket.id }] },
    });
  });

  test('answers, notes and the end of it', async () => {
    const { ask, told } = await operator(ana);
    const { conversationId, ticket } = await desk.waiting('help');
    const message = { conversationId, clientMessageId: 'm1', text: 'Hello' };
    expect(await ask('message:send', message)).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    });
    await ask('queue:claim', { ticketId: ticket.id });
    const file = await ask('conversation:read', { conversationId });
    expect(file).toMatchObject({
      ok: true,
      data: { handoff: { package: { targetAgent: 'human' } }, customer: null },
    });
    expect(await ask('message:send', message)).toMatchObject({
      ok: true,
      data: { message: { seq: 5 } },
    });
    await told('message', (frame) => (frame.message as { seq: number }).seq === 5);
    expect(await ask('message:send', { ...message, text: ' \u200b ' })).toMatchObject({
      ok: false,
      error: { code: 'invalid', field: 'text' },
    });
    await ask('note:add', { conversationId, text: 'is angry' });
    await told('note', (frame) => (frame.note as { text: string }).text === 'is angry');
    expect(await ask('conversation:sync', { conversationId, afterSeq: 4 })).toMatchObject({
      ok: true,
      data: { lastSeq: 5, messages: [{ seq: 5 }] },
    });
    const end = { conversationId, outcome: 'solved' };
    expect(await ask('conversation:resolve', end)).toMatchObject({
      ok: true,
      data: { conversation: { status: 'resolved', holder: { kind: 'nobody' } } },
    });
    expect(await ask('conversation:resolve', end)).toMatchObject({ ok: true });
    expect(await ask('inbox:list', {})).toEqual({ ok: true, data: { tickets: [] } });
  });

  test('hand back, transfer and resolve wait for a pending approval', async () => {
    const { ask } = await operator(ana);
    const { conversationId, ticket } = await desk.waiting('180 EUR');
    await ask('queue:claim', { ticketId: ticket.id });
    await database.db.approval.create({
      data: {
        conversationId,
        tool: 'process_refund',
        args: { order: 'B-2210' },
        amountMinor: 18_000,
        currency: 'EUR',
        capUsedMinor: 0,
        idempotencyKey: conversationId,
        requestedBy: 'billing',
        createdAt: desk.now,
      },
    });
    const refused = {
      ok: false,
      error: { code: 'conflict', message: expect.stringContaining('approval') },
    };
    expect(
      await ask('conversation:handback', { conversationId, agent: 'billing', note: '' }),
    ).toMatchObject(refused);
    expect(await ask('conversation:resolve', { conversationId, outcome: 'x' })).toMatchObject(
      refused,
    );
    expect(
      await ask('conversation:transfer', { conversationId, to: { team: 'support' }, note: '' }),
    ).toMatchObject(refused);
    expect(await ask('conversation:read', { conversationId })).toMatchObject({
      ok: true,
      data: {
        approvals: [{ amount: { amountMinor: 18_000, currency: 'EUR' }, status: 'pending' }],
      },
    });
  });
});
