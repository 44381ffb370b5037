import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Case, type HelpDesk, helpDesk, takeOver } from '../testing/help-desk.ts';
import { caseFile } from './case-file.ts';
import { claimTicket } from './claim.ts';
import { decideFact } from './decide-fact.ts';
import { decideRecommendation } from './decide-recommendation.ts';
import { inbox } from './queued-tickets.ts';
import type { Staff } from './staff.ts';

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
  luc = await desk.person({ name: 'Luc', state: 'away' });
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

describe('a supervisor takes over', () => {
  test('from an agent: the holder is that supervisor, with a ticket in the inbox', async () => {
    const vera = await desk.person({ name: 'Vera', role: 'supervisor', state: 'offline' });
    const one = await desk.conversation('slow agent');
    await takeOver(desk.ctx(vera), one);
    const after = await stored(one);
    expect([after.holderKind, after.holderName, after.epoch]).toEqual(['operator', 'Vera', 2]);
    expect(after.path.at(-1)).toMatchObject({
      kind: 'takeover',
      fromName: 'billing',
      toName: 'Vera',
    });
    const turns = await database.db.turn.findMany({
      where: { conversationId: one.conversationId },
    });
    expect(turns.map((turn) => turn.status)).toEqual(['closed']);
    const [ticket] = await inbox(database.db, desk.siteId, vera.userId);
    expect(after.messages.at(-1)?.event).toMatchObject({
      event: 'human_joined',
      ticket: ticket?.number,
    });
  });

  test('from the line and from an operator', async () => {
    const vera = await desk.person({ name: 'Vera', role: 'supervisor', state: 'offline' });
    const waiting = await desk.waiting('help');
    await takeOver(desk.ctx(vera), waiting);
    expect((await stored(waiting)).holderName).toBe('Vera');
    const one = await held();
    await takeOver(desk.ctx(vera), one);
    const after = await stored(one);
    expect([after.holderName, after.tickets[0]?.assigneeName]).toEqual(['Vera', 'Vera']);
    expect((await eventsOf(one)).slice(-2)).toEqual(['human_left', 'human_joined']);
  });
});

describe('what an operator decides in the case file', () => {
  test('H43: the whole transcript, the package, the path and what the customer is', async () => {
    const one = await held();
    const file = await caseFile(desk.ctx(ana), one.conversationId);
    expect(file.messages.map((line) => line.seq)).toEqual([1, 2, 3, 4]);
    expect(file.handoff.package).toMatchObject({ targetAgent: 'human', sourceAgent: 'billing' });
    expect(file.handoff.chain.map((step) => step.kind)).toEqual(['queued', 'accepted']);
    expect(file.customer).toBeNull();
  });

  test('H21: the first word on a recommendation stays, and an override says why', async () => {
    const one = await held();
    const { handoff } = await caseFile(desk.ctx(ana), one.conversationId);
    const handoffId = handoff.handoffId ?? '';
    const decide = (verdict: 'confirm' | 'override', reason?: string) =>
      decideRecommendation(desk.ctx(ana), { handoffId, verdict, ...(reason ? { reason } : {}) });
    await expect(decide('override')).rejects.toMatchObject({
      code: 'invalid',
      detail: { field: 'reason' },
    });
    await decide('override', 'It is in warranty');
    await expect(decide('confirm')).rejects.toMatchObject({ code: 'conflict' });
    const after = await caseFile(desk.ctx(ana), one.conversationId);
    expect(after.handoff.recommendation).toEqual({
      verdict: 'override',
      reason: 'It is in warranty',
      by: 'Ana',
    });
  });

  test('facts are confirmed, corrected and withdrawn with provenance; identity is not theirs to decide', async () => {
    const one = await held();
    const fact = (key: string, value: string) =>
      database.db.fact.create({
        data: {
          conversationId: one.conversationId,
          key,
          value,
          source: 'customer_said',
          sourceRef: 'message:x',
          observedAt: desk.now,
        },
      });
    const [order, item, who] = [
      await fact('order_id', 'A-7718'),
      await fact('item', 'lamp'),
      await fact('customer_id', 'c1'),
    ];
    const ctx = desk.ctx(ana);
    await decideFact(ctx, { factId: order.id, verdict: 'correct', value: 'A-7781' });
    const facts = await decideFact(ctx, { factId: item.id, verdict: 'reject' });
    expect(facts.find((row) => row.key === 'order_id')).toMatchObject({
      value: 'A-7781',
      source: 'operator_said',
      sourceRef: `operator:${ana.userId}`,
      supersedes: order.id,
    });
    expect(facts.some((row) => row.key === 'item')).toBe(false);
    await expect(decideFact(ctx, { factId: order.id, verdict: 'confirm' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(decideFact(ctx, { factId: who.id, verdict: 'confirm' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      decideFact(desk.ctx(luc), { factId: who.id, verdict: 'confirm' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});
