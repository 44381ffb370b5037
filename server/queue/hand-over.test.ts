import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { append } from '../conversations/append.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Case, type HelpDesk, helpDesk } from '../testing/help-desk.ts';
import { acceptOffer } from './accept-offer.ts';
import { caseFile } from './case-file.ts';
import { claimTicket } from './claim.ts';
import { declineOffer } from './decline-offer.ts';
import { heartbeat, presenceView } from './presence.ts';
import { openOffers, waitingTickets } from './queued-tickets.ts';
import { replyAsOperator } from './reply.ts';
import { runDueQueue } from './run-due.ts';
import type { Staff } from './staff.ts';
import { transferConversation } from './transfer.ts';

let database: TestDatabase;
let desk: HelpDesk;
let ana: Staff;
let luc: Staff;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  desk = await helpDesk(database.db);
  ana = await desk.person({ name: 'Ana' });
  luc = await desk.person({ name: 'Luc', state: 'away', teams: ['support', 'returns'] });
});

async function held(): Promise<Case> {
  const one = await desk.waiting('help');
  await claimTicket(desk.ctx(ana), { ticketId: one.ticket.id });
  return one;
}
const stored = (one: { conversationId: string }) =>
  database.db.conversation.findUniqueOrThrow({
    where: { id: one.conversationId },
    include: {
      messages: { orderBy: { seq: 'asc' } },
      path: { orderBy: { ord: 'asc' } },
      tickets: { include: { entries: { orderBy: { enteredAt: 'asc' } } } },
    },
  });
const eventsOf = async (one: Case) =>
  (await stored(one)).messages.flatMap((line) =>
    line.event ? [(line.event as { event: string }).event] : [],
  );
const reply = (who: Staff, one: Case, text: string, clientMessageId = 'm1') =>
  replyAsOperator(desk.ctx(who), { conversationId: one.conversationId, clientMessageId, text });

describe('answering', () => {
  test('H44: only the holder’s words reach the customer; the others hear who holds', async () => {
    const one = await held();
    const { message } = await reply(ana, one, ' Good morning. ');
    expect(message).toMatchObject({
      text: 'Good morning.',
      author: { kind: 'operator', name: 'Ana' },
    });
    await expect(reply(luc, one, 'Me too', 'm2')).rejects.toMatchObject({
      code: 'conflict',
      detail: { by: { name: 'Ana' } },
    });
  });

  test('the same id again is the same message; with another text it is a conflict', async () => {
    const one = await held();
    const first = await reply(ana, one, 'Hello');
    const again = await reply(ana, one, 'Hello');
    expect(again).toEqual({ message: first.message, inserted: false });
    await expect(reply(ana, one, 'Bye')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('H44: from the accept on no agent message can be stored', async () => {
    const one = await desk.waiting('help');
    const { epoch } = await stored(one);
    await claimTicket(desk.ctx(ana), { ticketId: one.ticket.id });
    const late = await append(database.db, {
      conversationId: one.conversationId,
      clientMessageId: null,
      author: { kind: 'agent', name: 'Billing', id: 'billing' },
      text: 'I refunded it',
      language: 'en',
      now: desk.now,
      onlyIf: { kind: 'agent', name: 'billing', epoch },
      makesTurn: false,
    });
    expect(late?.message).toBeNull();
  });
});

describe('operator to operator', () => {
  test('H24: the source holds until the colleague accepts', async () => {
    await database.db.operator.update({ where: { id: luc.userId }, data: { state: 'online' } });
    const one = await held();
    await transferConversation(desk.ctx(ana), {
      conversationId: one.conversationId,
      to: { operatorId: luc.userId },
      note: 'speaks French',
    });
    expect((await stored(one)).holderName).toBe('Ana');
    await reply(ana, one, 'One moment please');
    const [offer] = await openOffers(database.db, luc.userId, desk.now);
    await acceptOffer(desk.ctx(luc), { offerId: offer?.offerId ?? '' });
    const after = await stored(one);
    expect([after.holderName, after.tickets[0]?.assigneeName]).toEqual(['Luc', 'Luc']);
    expect((await eventsOf(one)).slice(-2)).toEqual(['human_left', 'human_joined']);
    expect(after.path.at(-1)).toMatchObject({
      kind: 'transferred',
      fromName: 'Ana',
      toName: 'Luc',
      note: 'speaks French',
    });
    const file = await caseFile(desk.ctx(luc), one.conversationId);
    expect(file.notes.map((note) => note.text)).toEqual(['speaks French']);
  });

  test('declined or run out: the source keeps it and is told', async () => {
    await database.db.operator.update({ where: { id: luc.userId }, data: { state: 'online' } });
    const one = await held();
    const ask = { conversationId: one.conversationId, to: { operatorId: luc.userId }, note: '' };
    await transferConversation(desk.ctx(ana), ask);
    const [offer] = await openOffers(database.db, luc.userId, desk.now);
    await declineOffer(desk.ctx(luc), { offerId: offer?.offerId ?? '' });
    await transferConversation(desk.ctx(ana), ask);
    const [second] = await openOffers(database.db, luc.userId, desk.now);
    await runDueQueue(desk.ctx(), desk.later(31));
    await expect(
      acceptOffer(desk.ctx(luc), { offerId: second?.offerId ?? '' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect((await stored(one)).holderName).toBe('Ana');
    const alerts = desk.events.filter((event) => event.type === 'alert');
    expect(alerts.map((alert) => alert.conversationId)).toEqual([
      one.conversationId,
      one.conversationId,
    ]);
  });

  test('a colleague who is not there cannot be asked', async () => {
    const one = await held();
    const to = { operatorId: luc.userId };
    await expect(
      transferConversation(desk.ctx(ana), { conversationId: one.conversationId, to, note: '' }),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('who does not hold cannot transfer, and nobody can while an approval waits', async () => {
    const one = await held();
    const ask = { conversationId: one.conversationId, to: { team: 'returns' }, note: '' };
    await expect(transferConversation(desk.ctx(luc), ask)).rejects.toMatchObject({
      code: 'conflict',
    });
    await database.db.approval.create({
      data: {
        conversationId: one.conversationId,
        tool: 'process_refund',
        args: {},
        amountMinor: 1,
        currency: 'EUR',
        capUsedMinor: 0,
        idempotencyKey: one.conversationId,
        requestedBy: 'billing',
        createdAt: desk.now,
      },
    });
    await expect(transferConversation(desk.ctx(ana), ask)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('approval'),
    });
  });

  test('to a team: the customer waits again, at the place by arrival', async () => {
    const one = await held();
    await transferConversation(desk.ctx(ana), {
      conversationId: one.conversationId,
      to: { team: 'returns' },
      note: '',
    });
    const after = await stored(one);
    expect([after.holderKind, after.holderName]).toEqual(['queue', one.ticket.number]);
    expect(after.tickets[0]).toMatchObject({ status: 'queued', team: 'returns', assigneeId: null });
    expect((await eventsOf(one)).slice(-2)).toEqual(['human_left', 'human_queued']);
    await expect(reply(ana, one, 'still me')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('an operator who disappears', () => {
  test('H44: after 60 s without a sign of life the customer is back at the front of the line', async () => {
    const one = await held();
    const urgent = await desk.waiting('urgent', { urgency: 'high' });
    desk.later(59);
    await runDueQueue(desk.ctx(), desk.now);
    expect((await stored(one)).holderKind).toBe('operator');
    await runDueQueue(desk.ctx(), desk.later(1));
    const after = await stored(one);
    expect([after.holderKind, after.holderId]).toEqual(['queue', one.ticket.id]);
    expect(after.path.at(-1)).toMatchObject({ kind: 'requeued', fromName: 'Ana', actor: 'system' });
    expect((await eventsOf(one)).slice(-2)).toEqual(['human_left', 'human_queued']);
    const line = await waitingTickets(database.db, desk.siteId);
    expect(line.map((row) => [row.number, row.rankWhy])).toEqual([
      [one.ticket.number, 'requeued'],
      [urgent.ticket.number, 'high urgency'],
    ]);
    expect(await presenceView(database.db, ana.userId, desk.now)).toMatchObject({
      state: 'offline',
      load: 0,
    });
  });

  test('a heartbeat keeps it, and is stored at most every 15 s', async () => {
    const one = await held();
    const seen = async () =>
      (await database.db.operator.findUniqueOrThrow({ where: { id: ana.userId } })).lastSeenAt;
    const start = desk.now;
    desk.later(14);
    await heartbeat(desk.ctx(ana));
    expect(await seen()).toEqual(start);
    desk.later(36);
    await heartbeat(desk.ctx(ana));
    expect(await seen()).toEqual(desk.now);
    await runDueQueue(desk.ctx(), desk.later(59));
    expect((await stored(one)).holderName).toBe('Ana');
  });

  test('several nodes requeue it once', async () => {
    const one = await held();
    desk.later(61);
    await Promise.all(Array.from({ length: 3 }, () => runDueQueue(desk.ctx(), desk.now)));
    const after = await stored(one);
    expect(after.path.filter((step) => step.kind === 'requeued')).toHaveLength(1);
    expect(after.tickets[0]?.entries.filter((entry) => entry.status === 'waiting')).toHaveLength(1);
  });
});
