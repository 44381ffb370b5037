import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conversationView } from '../conversations/conversation-view.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Case, cancelHumanRequest, type HelpDesk, helpDesk } from '../testing/help-desk.ts';
import { claimTicket } from './claim.ts';
import { queuePosition } from './position.ts';
import { waitingTickets } from './queued-tickets.ts';

let database: TestDatabase;
let desk: HelpDesk;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  desk = await helpDesk(database.db);
});

const shown = async (one: Case) =>
  (await queuePosition(database.db, one.ticket.id, desk.now))?.position ?? null;
const ranks = async () =>
  (await waitingTickets(database.db, desk.siteId)).map((row) => [
    row.number,
    row.position,
    row.rankWhy,
  ]);
const customer = (one: Case) =>
  desk.ctx({ kind: 'customer', visitorId: one.visitorId, siteId: desk.siteId });

describe('the place in the line', () => {
  test('positions are 1, 2, 3 by arrival, and the customer is told theirs when they enter', async () => {
    const cases: Case[] = [];
    for (const words of ['one', 'two', 'three']) {
      cases.push(await desk.waiting(words));
      desk.later(60);
    }
    expect(await Promise.all(cases.map(shown))).toEqual([1, 2, 3]);
    expect(cases[2]?.ticket.position).toBe(3);
    const told = await database.db.message.findFirst({
      where: { conversationId: cases[2]?.conversationId ?? '' },
      orderBy: { seq: 'desc' },
    });
    expect(told?.event).toMatchObject({ event: 'human_queued', position: 3 });
  });

  test('never rises for a customer when somebody urgent comes in front; operators see the real rank', async () => {
    const first = await desk.waiting('one');
    desk.later(60);
    const second = await desk.waiting('two');
    expect([await shown(first), await shown(second)]).toEqual([1, 2]);
    desk.later(60);
    const urgent = await desk.waiting('my account was taken over', { urgency: 'high' });
    expect([await shown(urgent), await shown(first), await shown(second)]).toEqual([1, 1, 2]);
    expect(await ranks()).toEqual([
      [urgent.ticket.number, 1, 'high urgency'],
      [first.ticket.number, 2, ''],
      [second.ticket.number, 3, ''],
    ]);
  });

  test('the shown number stays until the real one is below it', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const first = await desk.waiting('one');
    desk.later(60);
    const second = await desk.waiting('two');
    const urgent = await desk.waiting('urgent', { urgency: 'high' });
    await shown(second);
    await claimTicket(desk.ctx(ana), { ticketId: urgent.ticket.id });
    expect(await shown(second)).toBe(2);
    await claimTicket(desk.ctx(ana), { ticketId: first.ticket.id });
    expect(await shown(second)).toBe(1);
  });

  test('who moves up is told without asking', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const first = await desk.waiting('one');
    desk.later(60);
    const second = await desk.waiting('two');
    desk.events.length = 0;
    await claimTicket(desk.ctx(ana), { ticketId: first.ticket.id });
    expect(desk.events).toContainEqual({
      type: 'conversation',
      conversationId: second.conversationId,
    });
    const view = await conversationView(desk.ctx(), second.conversationId, 'customer');
    expect(view.queue).toMatchObject({ position: 1, waitSeconds: [0, 90] });
  });

  test('who is answered, closed or parked has no place', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const one = await desk.waiting('one');
    await claimTicket(desk.ctx(ana), { ticketId: one.ticket.id });
    expect(await shown(one)).toBeNull();
    const gone = await desk.waiting('two');
    await cancelHumanRequest(customer(gone), gone);
    expect(await shown(gone)).toBeNull();
  });

  test('with nobody online the wait is not dressed up', async () => {
    const one = await desk.waiting('anybody?');
    const place = await queuePosition(database.db, one.ticket.id, desk.now);
    expect(place?.waitSeconds).toEqual([900, 14_400]);
    const last = await database.db.message.findFirst({
      where: { conversationId: one.conversationId },
      orderBy: { seq: 'desc' },
    });
    expect(last?.text).toContain('Nobody is at the desk');
  });

  test('numbers come from the database and look like T-0042', async () => {
    const [one, two] = [await desk.waiting('one'), await desk.waiting('two')];
    expect(one.ticket.number).toMatch(/^T-\d{4}$/);
    const value = (number: string) => Number(number.slice(2));
    expect(value(two.ticket.number)).toBe(value(one.ticket.number) + 1);
  });
});

describe('human:cancel', () => {
  test('returns to the agent that held before, closes the ticket, and is in the path', async () => {
    const one = await desk.waiting('one');
    await cancelHumanRequest(customer(one), one);
    const row = await database.db.conversation.findUniqueOrThrow({
      where: { id: one.conversationId },
      include: { tickets: true, path: { orderBy: { ord: 'asc' } }, messages: true },
    });
    expect([row.holderKind, row.holderName]).toEqual(['agent', 'billing']);
    expect(row.tickets[0]?.status).toBe('closed');
    expect(row.path.at(-1)).toMatchObject({
      kind: 'cancelled',
      fromName: one.ticket.number,
      toName: 'billing',
    });
    expect(row.messages.find((line) => line.seq === row.lastSeq)?.event).toMatchObject({
      event: 'handoff_returned',
      source_agent: 'human',
      target_agent: 'billing_agent',
    });
    await cancelHumanRequest(customer(one), one);
    const again = await database.db.conversation.findUniqueOrThrow({
      where: { id: one.conversationId },
    });
    expect(again.lastSeq).toBe(row.lastSeq);
  });

  test('an approval that waited for an operator is withdrawn', async () => {
    const one = await desk.waiting('180 EUR');
    const approval = await database.db.approval.create({
      data: {
        conversationId: one.conversationId,
        tool: 'process_refund',
        args: {},
        amountMinor: 18_000,
        currency: 'EUR',
        capUsedMinor: 0,
        idempotencyKey: one.conversationId,
        requestedBy: 'billing',
        createdAt: desk.now,
      },
    });
    await cancelHumanRequest(customer(one), one);
    const after = await database.db.approval.findUniqueOrThrow({ where: { id: approval.id } });
    expect(after.status).toBe('withdrawn');
  });

  test('too late when an operator has joined', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const one = await desk.waiting('one');
    await claimTicket(desk.ctx(ana), { ticketId: one.ticket.id });
    await expect(cancelHumanRequest(customer(one), one)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('somebody else’s conversation is not found', async () => {
    const [one, other] = [await desk.waiting('one'), await desk.waiting('two')];
    await expect(cancelHumanRequest(customer(other), one)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('cancel and claim together: exactly one of them happens', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ana = await desk.person({ name: 'Ana' });
      const one = await desk.waiting('one');
      const [cancelled, claimed] = await Promise.allSettled([
        cancelHumanRequest(customer(one), one),
        claimTicket(desk.ctx(ana), { ticketId: one.ticket.id }),
      ]);
      expect([cancelled.status, claimed.status].sort()).toEqual(['fulfilled', 'rejected']);
      const row = await database.db.conversation.findUniqueOrThrow({
        where: { id: one.conversationId },
        include: { tickets: true },
      });
      const wanted =
        claimed.status === 'fulfilled' ? ['operator', 'assigned'] : ['agent', 'closed'];
      expect([row.holderKind, row.tickets[0]?.status]).toEqual(wanted);
    }
  });
});
