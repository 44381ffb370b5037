import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { readPath } from '../handoff/chain.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { cancelHumanRequest, type HelpDesk, helpDesk } from '../testing/help-desk.ts';
import { claimTicket } from './claim.ts';

let database: TestDatabase;
let desk: HelpDesk;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  desk = await helpDesk(database.db);
});

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.toWire() : error;
};
const lines = async (conversationId: string) =>
  database.db.message.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } });

describe('claiming a ticket', () => {
  test('H42: the second operator to claim hears that it is taken, and by whom', async () => {
    const ana = await desk.person({ name: 'Ana Ruiz' });
    const luc = await desk.person({ name: 'Luc Moreau' });
    const { ticket } = await desk.waiting('180 EUR please');
    const won = await claimTicket(desk.ctx(ana), { ticketId: ticket.id });
    expect(won.ticket).toMatchObject({ status: 'assigned', assignee: { name: 'Ana Ruiz' } });
    expect(won.conversation.holder).toEqual({ kind: 'operator', name: 'Ana Ruiz' });
    expect(await refusal(claimTicket(desk.ctx(luc), { ticketId: ticket.id }))).toMatchObject({
      code: 'conflict',
      by: { name: 'Ana Ruiz' },
    });
  });

  test('H42: of twenty who claim at once exactly one gets it', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => desk.person({ name: `Operator ${index}` })),
    );
    const { ticket, conversationId } = await desk.waiting('help');
    const answers = await Promise.allSettled(
      people.map((one) => claimTicket(desk.ctx(one), { ticketId: ticket.id })),
    );
    const winners = people.filter((_, index) => answers[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'fulfilled') continue;
      expect(answer.reason.toWire()).toMatchObject({
        code: 'conflict',
        by: { name: winners[0]?.name },
      });
    }
    const joined = (await lines(conversationId)).filter((line) => line.text.includes('joined'));
    expect(joined).toHaveLength(1);
    const row = await database.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
    expect([row.holderKind, row.holderId, row.epoch]).toEqual(['operator', winners[0]?.userId, 3]);
  });

  test('claiming twice is one claim', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const { ticket, conversationId } = await desk.waiting('help');
    await claimTicket(desk.ctx(ana), { ticketId: ticket.id });
    const again = await claimTicket(desk.ctx(ana), { ticketId: ticket.id });
    expect(again.ticket.assignee?.name).toBe('Ana');
    expect(
      (await lines(conversationId)).filter((line) => line.text === 'Ana has joined.'),
    ).toHaveLength(1);
  });

  test('the customer reads who joined, and the path tells it', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const { ticket, conversationId } = await desk.waiting('aide', { language: 'fr' });
    await claimTicket(desk.ctx(ana), { ticketId: ticket.id });
    const last = (await lines(conversationId)).at(-1);
    expect(last?.event).toMatchObject({
      event: 'human_joined',
      ticket: ticket.number,
      target_agent: 'human',
    });
    expect(last?.text).toBe('Ana a rejoint la conversation.');
    const path = await readPath(database.db, conversationId);
    expect(path.at(-1)).toMatchObject({
      kind: 'accepted',
      from: ticket.number,
      to: 'Ana',
      actor: 'Ana',
    });
  });

  test('a ticket of another site is not found', async () => {
    const elsewhere = await helpDesk(database.db);
    const stranger = await elsewhere.person({ name: 'Eve' });
    const { ticket } = await desk.waiting('help');
    expect(
      await refusal(claimTicket(elsewhere.ctx(stranger), { ticketId: ticket.id })),
    ).toMatchObject({
      code: 'not_found',
    });
  });

  test('who gave up waiting is not claimed', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const one = await desk.waiting('help');
    await cancelHumanRequest(
      desk.ctx({ kind: 'customer', visitorId: one.visitorId, siteId: desk.siteId }),
      one,
    );
    expect(await refusal(claimTicket(desk.ctx(ana), { ticketId: one.ticket.id }))).toMatchObject({
      code: 'closed',
    });
  });

  test('a customer is no operator', async () => {
    const one = await desk.waiting('help');
    const customer = { kind: 'customer', visitorId: one.visitorId, siteId: desk.siteId } as const;
    expect(
      await refusal(claimTicket(desk.ctx(customer), { ticketId: one.ticket.id })),
    ).toMatchObject({
      code: 'forbidden',
    });
  });

  test('H45: after hours the agent keeps it, and a claim moves it from the agent to the operator', async () => {
    const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const closed = await helpDesk(database.db, { timeZone: 'UTC', weekly: none });
    const ana = await closed.person({ name: 'Ana' });
    const { ticket, conversationId } = await closed.waiting('help');
    const before = await database.db.conversation.findUniqueOrThrow({
      where: { id: conversationId },
    });
    expect([before.holderKind, before.holderName]).toEqual(['agent', 'billing']);
    const stored = await database.db.ticket.findUniqueOrThrow({ where: { id: ticket.id } });
    expect(stored.status).toBe('parked');
    const won = await claimTicket(closed.ctx(ana), { ticketId: ticket.id });
    expect(won.conversation.holder).toEqual({ kind: 'operator', name: 'Ana' });
    const path = await readPath(database.db, conversationId);
    expect(path.at(-1)).toMatchObject({ kind: 'accepted', from: 'billing', to: 'Ana' });
  });
});
