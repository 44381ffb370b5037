import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeEscalate } from '../../handoff/escalate.ts';
import { LANGUAGES } from '../../protocol/language.ts';
import { desk } from '../../queue/desk.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { place } from '../../queue/position.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { type ToolCase, toolCase, toolShop } from '../../testing/tool-case.ts';
import { createTicket } from '../../tickets/create.ts';
import { approvalLine } from './approval-lines.ts';
import { type Decision, decideApproval } from './decide-approval.ts';

let database: TestDatabase;
let here: ToolCase;
let approvalId: string;
let said: { text: string; language: string; key: string }[];

beforeAll(async () => {
  database = await toolShop();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.refund.deleteMany({ where: { idempotencyKey: { not: 'seed:E-5047' } } });
  here = await toolCase(database);
  said = [];
  await here.verify('Jonas Keller');
  await here.run('get_customer', {});
  const outcome = await here.run('process_refund', {
    order: 'B-2210',
    lines: null,
    amountMinor: null,
    currency: null,
    reason: 'stopped working',
  });
  if (outcome.status !== 'ask') throw new Error('an approval was expected');
  approvalId = outcome.approvalId;
});

const decide = (change: Partial<Decision> = {}) =>
  decideApproval(
    here.ctx,
    { approvalId, verdict: 'approve', reason: null, ...change },
    async (text, language, key) => {
      said.push({ text, language, key });
    },
  );
/** An escalation whose package proposes the refund, as agents/settle-shop.ts makes it. */
async function proposed(): Promise<string> {
  const recommendation = {
    text: 'Approve it.',
    proposedTool: 'process_refund',
    args: null,
    trigger: null,
  };
  const { ticket } = await makeEscalate({ createTicket, enqueue, place, desk })(here.ctx, {
    conversationId: here.conversationId,
    reason: 'beyond_powers',
    summary: 'A refund needs an approval.',
    urgency: 'normal',
    recommendation,
  });
  const row = await database.db.ticket.findUniqueOrThrow({ where: { id: ticket.id } });
  return row.handoffId ?? '';
}

test.each([
  ['approve', 'confirm'],
  ['refuse', 'override'],
] as const)(
  'H21: to %s is the word on the recommendation that proposed it',
  async (verdict, word) => {
    const handoffId = await proposed();
    await here.takeOver('demo-ana', 'Ana Ruiz');
    await decide({ verdict });
    const row = await database.db.handoff.findUniqueOrThrow({ where: { id: handoffId } });
    expect(row).toMatchObject({ recommendationVerdict: word, recommendationBy: 'Ana Ruiz' });
  },
);

const refunds = () => database.db.refund.findMany({ where: { order: { number: 'B-2210' } } });

test('five clicks at once are one decision: one call in the ledger, one line', async () => {
  await here.takeOver('demo-ana', 'Ana Ruiz');
  const clicks = await Promise.all(Array.from({ length: 5 }, () => decide()));
  expect(new Set(clicks.map(({ outcome }) => outcome.status))).toEqual(new Set(['ok']));
  expect(said).toHaveLength(1);
  const calls = await database.db.toolCall.findMany({
    where: { conversationId: here.conversationId, callId: `approval:${approvalId}` },
  });
  expect(calls).toHaveLength(1);
});

test('the holder approves: paid once, in the ledger, one line to the customer', async () => {
  await here.takeOver('demo-ana', 'Ana Ruiz');
  const { approval, outcome } = await decide();
  expect(approval).toMatchObject({
    status: 'approved',
    amount: { amountMinor: 18000, currency: 'EUR' },
  });
  expect(outcome).toMatchObject({ status: 'ok', data: { amountMinor: 18000, status: 'done' } });
  expect(await refunds()).toMatchObject([{ approvedBy: 'demo-ana', status: 'done' }]);
  expect(said).toMatchObject([
    { language: 'en', text: expect.stringContaining('180.00 EUR for order B-2210') },
  ]);
  const [call] = await database.db.toolCall.findMany({
    where: { conversationId: here.conversationId, agent: 'Ana Ruiz' },
  });
  expect(call).toMatchObject({
    tool: 'process_refund',
    status: 'settled',
    epoch: 2,
    outcome: { status: 'ok' },
  });
  expect(here.ctx.published).toContainEqual({ type: 'approval', approvalId });
});

test('deciding the same again repeats nothing', async () => {
  await here.takeOver('demo-ana', 'Ana Ruiz');
  const first = await decide();
  expect(await decide()).toEqual(first);
  expect(said).toHaveLength(1);
  expect(await refunds()).toHaveLength(1);
});

test('two clicks at once pay once', async () => {
  await here.takeOver('demo-ana', 'Ana Ruiz');
  await Promise.all([decide(), decide()]);
  expect(await refunds()).toHaveLength(1);
  expect(new Set(said.map(({ key }) => key)).size).toBe(1);
});

test('a refusal pays nothing, says so, and the agent does not ask again', async () => {
  await here.takeOver('demo-ana', 'Ana Ruiz');
  const { approval, outcome } = await decide({ verdict: 'refuse', reason: 'opened box' });
  expect(approval.status).toBe('refused');
  expect(outcome).toMatchObject({
    status: 'error',
    code: 'approval_refused',
    message: 'Ana Ruiz decided against it: opened box',
  });
  expect(await refunds()).toEqual([]);
  expect(said).toMatchObject([{ text: expect.stringContaining('was not approved') }]);
  await database.db.conversation.update({
    where: { id: here.conversationId },
    data: { holderKind: 'agent', holderName: 'billing', holderId: null, epoch: 3 },
  });
  here.call.epoch = 3;
  const again = await here.run('process_refund', {
    order: 'B-2210',
    lines: null,
    amountMinor: null,
    currency: null,
    reason: 'please',
  });
  expect(again).toMatchObject({ code: 'approval_refused' });
});

test('an operator who does not hold the conversation hears who does', async () => {
  await here.takeOver('demo-ana', 'Ana Ruiz');
  here.ctx.actor = { kind: 'operator', userId: 'demo-luc', name: 'Luc Martin', siteId: 'demo' };
  await expect(decide()).rejects.toMatchObject({
    code: 'conflict',
    detail: { by: { name: 'Ana Ruiz' } },
  });
  expect(await refunds()).toEqual([]);
});

test('what was refused cannot be approved afterwards', async () => {
  await here.takeOver('demo-ana', 'Ana Ruiz');
  await decide({ verdict: 'refuse' });
  await expect(decide()).rejects.toMatchObject({
    code: 'conflict',
    detail: { by: { name: 'Ana Ruiz' } },
  });
  expect(await refunds()).toEqual([]);
});

test('the chain runs again: what others refunded meanwhile is counted, and no other sum is paid', async () => {
  const order = await database.db.order.findFirstOrThrow({ where: { number: 'B-2210' } });
  await database.db.refund.create({
    data: {
      siteId: 'demo',
      orderId: order.id,
      customerId: order.customerId,
      amountMinor: 100,
      currency: 'EUR',
      reason: 'other',
      status: 'done',
      idempotencyKey: 'other',
      createdAt: new Date(),
    },
  });
  await here.takeOver('demo-ana', 'Ana Ruiz');
  const { outcome } = await decide();
  expect(outcome).toMatchObject({ status: 'error', code: 'cap_exceeded' });
  expect(said).toMatchObject([{ text: expect.stringContaining('could not be made') }]);
  expect(await refunds()).toMatchObject([{ amountMinor: 100 }]);
});

test('an approval an hour later still counts, for identity was fresh when it was asked for', async () => {
  here.ctx.pass(60 * 60_000);
  await here.takeOver('demo-ana', 'Ana Ruiz');
  expect((await decide()).outcome).toMatchObject({ status: 'ok' });
});

test('a customer, an agent and another site may not decide', async () => {
  await here.takeOver('demo-ana', 'Ana Ruiz');
  here.ctx.actor = { kind: 'customer', visitorId: here.visitorId, siteId: 'demo' };
  await expect(decide()).rejects.toMatchObject({ code: 'forbidden' });
  here.ctx.actor = { kind: 'agent', name: 'billing', epoch: 2 };
  await expect(decide()).rejects.toMatchObject({ code: 'forbidden' });
  here.ctx.actor = { kind: 'operator', userId: 'demo-ana', name: 'Ana Ruiz', siteId: 'other' };
  await expect(decide()).rejects.toMatchObject({ code: 'not_found' });
});

test('every result has a line in every language that names the order', () => {
  for (const language of LANGUAGES) {
    for (const result of ['done', 'refused', 'failed'] as const) {
      const line = approvalLine(result, language, { amount: '180.00 EUR', order: 'B-2210' });
      expect(line).toContain('B-2210');
    }
  }
});
