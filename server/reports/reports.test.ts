import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addNote } from '../queue/add-note.ts';
import { chainRows } from '../queue/chain-rows.ts';
import { claimTicket } from '../queue/claim.ts';
import { waitingTickets } from '../queue/queued-tickets.ts';
import { replyAsOperator } from '../queue/reply.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { cancelHumanRequest, type HelpDesk, helpDesk } from '../testing/help-desk.ts';
import { readBoard } from './board.ts';
import { findChains } from './chain-list.ts';
import { readReport } from './read-report.ts';

let database: TestDatabase;
let desk: HelpDesk;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  desk = await helpDesk(database.db);
});

const day = { from: '2025-03-03T00:00:00Z', to: '2025-03-04T00:00:00Z' };

async function handoff(
  conversationId: string,
  more: {
    target: string;
    status: string;
    ackMs?: number;
    attempts: [target: string, status: string][];
  },
) {
  const id = randomUUID();
  await database.db.handoff.create({
    data: {
      id,
      conversationId,
      correlationId: randomUUID(),
      chainNo: 1,
      sourceAgent: 'triage',
      targetAgent: more.target,
      reason: 'specialization',
      status: more.status,
      epoch: 1,
      afterSeq: 1,
      draft: {},
      state: {},
      deadlineAt: desk.now,
      startedAt: desk.now,
      ackMs: more.ackMs ?? null,
      attempts: {
        create: more.attempts.map(([target, status], index) => ({
          attempt: index + 1,
          target,
          status,
          epoch: 1,
          digest: '',
          offeredAt: desk.now,
        })),
      },
    },
  });
}

describe('the queue report', () => {
  test('all times start at the ticket; a note is no reply, and who gave up counts apart', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const ctx = desk.ctx(ana);
    const one = await desk.waiting('answered');
    const gone = await desk.waiting('gave up');
    await desk.waiting('still waits');
    await desk.conversation('never asked for a person');
    desk.later(60);
    await cancelHumanRequest(
      desk.ctx({ kind: 'customer', visitorId: gone.visitorId, siteId: desk.siteId }),
      gone,
    );
    desk.later(240);
    await claimTicket(ctx, { ticketId: one.ticket.id });
    await addNote(ctx, { conversationId: one.conversationId, text: 'hm', kind: 'note' });
    desk.later(60);
    await replyAsOperator(ctx, {
      conversationId: one.conversationId,
      clientMessageId: 'm1',
      text: 'Hello',
    });
    const report = await readReport(desk.ctx(), desk.siteId, { name: 'queue', ...day });
    expect(report.rows).toEqual([
      ['Tickets', 3, '–', '–'],
      ['Accepted', 1, 300, 300],
      ['Accepted within two minutes', 0, '–', '–'],
      ['First human reply', 1, 360, 360],
      ['Abandoned', 1, 60, 60],
      ['Waiting now', 1, 360, 360],
      ['In the line more than once', 0, '–', '–'],
    ]);
  });

  test('an empty day has no invented times', async () => {
    const report = await readReport(desk.ctx(), desk.siteId, { name: 'queue', ...day });
    expect(report.rows[1]).toEqual(['Accepted', 0, '–', '–']);
  });
});

describe('the handoff report', () => {
  test('by reason and target, with retries, fallbacks and ACK times; another site does not count', async () => {
    const { conversationId } = await desk.conversation('x');
    const ok = (ackMs: number) =>
      handoff(conversationId, {
        target: 'billing',
        status: 'committed',
        ackMs,
        attempts: [['billing', 'ready']],
      });
    await ok(10);
    await ok(30);
    await handoff(conversationId, {
      target: 'senior',
      status: 'returned',
      attempts: [
        ['orders', 'timeout'],
        ['orders', 'timeout'],
        ['senior', 'refused'],
      ],
    });
    const other = await helpDesk(database.db);
    const elsewhere = await other.conversation('y');
    await handoff(elsewhere.conversationId, {
      target: 'billing',
      status: 'committed',
      attempts: [],
    });
    const report = await readReport(desk.ctx(), desk.siteId, { name: 'handoffs', ...day });
    const rows = report.rows.map((row) =>
      Object.fromEntries(report.columns.map((column, index) => [column, row[index]])),
    );
    expect(rows).toMatchObject([
      { Target: 'billing', Handoffs: 2, 'Success %': 100, 'ACK p50 ms': 20, Retries: 0 },
      {
        Target: 'senior',
        Returned: 1,
        'Success %': 0,
        Retries: 1,
        Fallbacks: 1,
        'Refused ACKs': 1,
      },
      { Target: 'all', Handoffs: 3, Committed: 2, 'Success %': 67 },
    ]);
  });

  test('a time that ends before it begins is refused by name', () => {
    const ask = { name: 'handoffs', from: day.to, to: day.from } as const;
    expect(() => readReport(desk.ctx(), desk.siteId, ask)).toThrowError(
      expect.objectContaining({ code: 'invalid', detail: { field: 'to' } }),
    );
  });
});

describe('the board', () => {
  test('who has waited for long and what was retried is flagged', async () => {
    const { conversationId } = await desk.waiting('help');
    await handoff(conversationId, {
      target: 'billing',
      status: 'returned',
      attempts: [
        ['billing', 'timeout'],
        ['billing', 'refused'],
      ],
    });
    desk.later(180);
    const board = await boardOf();
    expect(board.conversations[0]?.flags).toEqual(['retried', 'waiting_long', 'refused']);
    expect(board.queue.longestWaitSec).toBe(180);
    expect(board.counts).toMatchObject({ inQueue: 1, handoffsToday: 1, returnedToday: 1 });
  });

  test('a chat that was opened and never written in is not shown and not counted', async () => {
    await desk.conversation('hello');
    const { id: visitorId } = await database.db.visitor.create({ data: { siteId: desk.siteId } });
    await database.db.conversation.create({ data: { siteId: desk.siteId, visitorId } });
    const board = await boardOf();
    expect(board.conversations).toHaveLength(1);
    expect(board.counts).toMatchObject({ open: 1, withAgent: 1 });
    const { ids } = await findChains(desk.ctx(), desk.siteId, {});
    expect(ids).toHaveLength(1);
  });
});

function boardOf() {
  const ctx = desk.ctx();
  return readBoard(ctx, desk.siteId, {
    rows: (ids) => chainRows(ctx, desk.siteId, ids),
    operators: async () => [],
    tickets: () => waitingTickets(ctx.db, desk.siteId),
    timeZone: async () => 'Europe/Rome',
  });
}
