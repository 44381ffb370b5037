import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../queue/staff.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type HelpDesk, helpDesk } from '../testing/help-desk.ts';
import { type StaffServer, staffServer } from '../testing/staff-server.ts';

let database: TestDatabase;
let desk: HelpDesk;
let server: StaffServer;
let ana: Staff;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  desk = await helpDesk(database.db);
  ana = await desk.person({ name: 'Ana', state: 'away' });
  server = await staffServer(desk);
});
afterEach(() => server.close());

const session = ({ userId, name, siteId }: Staff) => ({ userId, name, siteId });
const operator = (who: Staff) => server.connect('/operator', session(who));
const supervisor = async () => {
  const vera = await desk.person({ name: 'Vera', role: 'supervisor', state: 'offline' });
  return server.connect('/supervisor', { ...session(vera), role: 'supervisor' });
};

describe('the supervisors', () => {
  test('see the board, the list page by page, and a chain with what travelled', async () => {
    const { ask } = await supervisor();
    const one = await desk.waiting('where is my parcel');
    const board = await ask('board:read', {});
    expect(board).toMatchObject({
      ok: true,
      data: {
        counts: { open: 1, inQueue: 1, withAgent: 0 },
        queue: { waiting: 1, longestWaitSec: 0 },
        conversations: [{ firstLine: 'where is my parcel', path: ['billing', 'queue'] }],
      },
    });
    for (let more = 0; more < 25; more += 1) {
      desk.later(1);
      await desk.conversation(`number ${more}`);
    }
    const page = await ask('chain:list', {});
    if (!page.ok) throw new Error(page.error.code);
    expect(page.data.rows).toHaveLength(25);
    const rest = await ask('chain:list', { cursor: page.data.cursor });
    expect(rest).toMatchObject({
      ok: true,
      data: { rows: [{ conversation: { id: one.conversationId } }], cursor: null },
    });
    const found = await ask('chain:list', { filter: { text: one.ticket.number, kind: 'human' } });
    expect(found).toMatchObject({ ok: true, data: { rows: [{ hops: 0 }] } });
    expect(await ask('chain:list', { cursor: 'yesterday' })).toMatchObject({
      ok: false,
      error: { code: 'invalid', field: 'cursor' },
    });
    expect(await ask('chain:read', { conversationId: one.conversationId })).toMatchObject({
      ok: true,
      data: { chain: [{ kind: 'queued', package: { sourceAgent: 'billing' } }] },
    });
  });

  test('read without a mark, whisper, and take over', async () => {
    const { ask } = await supervisor();
    const console = await operator(ana);
    const { conversationId, ticket } = await desk.waiting('help');
    await console.ask('queue:claim', { ticketId: ticket.id });
    await console.ask('conversation:read', { conversationId });
    await ask('conversation:read', { conversationId });
    await ask('whisper:send', { conversationId, text: 'offer a voucher' });
    await console.told('note', (frame) => (frame.note as { kind: string }).kind === 'whisper');
    const row = await database.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
    expect(row.operatorReadSeq).toBe(0);
    expect(await ask('conversation:takeover', { conversationId })).toMatchObject({
      ok: true,
      data: { conversation: { holder: { kind: 'operator', name: 'Vera' } } },
    });
    const late = { conversationId, clientMessageId: 'm1', text: 'I am still here' };
    expect(await console.ask('message:send', late)).toMatchObject({
      ok: false,
      error: { code: 'conflict', by: { name: 'Vera' } },
    });
  });

  test('another site’s conversations do not exist', async () => {
    const { ask } = await supervisor();
    const elsewhere = await helpDesk(database.db);
    const { conversationId } = await elsewhere.waiting('secret');
    for (const event of ['chain:read', 'conversation:read', 'conversation:takeover']) {
      expect(await ask(event, { conversationId })).toMatchObject({
        ok: false,
        error: { code: 'not_found' },
      });
    }
    expect(await ask('board:read', {})).toMatchObject({ ok: true, data: { conversations: [] } });
  });
});
