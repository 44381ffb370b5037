import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase, testCtx } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { closeTicket } from '../tickets/close.ts';
import { makeResolve } from './resolve.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function closed() {
  const { db } = database;
  const { conversation } = await openCase(db);
  const world = testCtx(db);
  const conversationId = conversation.id;
  const approval = await db.approval.create({
    data: {
      conversationId,
      tool: 'process_refund',
      args: {},
      amountMinor: 18_000,
      currency: 'EUR',
      capUsedMinor: 0,
      idempotencyKey: conversationId,
      requestedBy: 'billing',
      createdAt: world.clock.now(),
    },
  });
  await db.conversation.update({
    where: { id: conversationId },
    data: { pendingIntents: [{ intent: 'orders', quote: 'where is my parcel' }] },
  });
  const input = { conversationId, outcome: 'closed by the customer', by: 'customer' };
  await makeResolve({ closeTicket })(world.ctx, input);
  return { ...world, conversationId, approval };
}

test('closing withdraws what waited for a decision: nobody holds it, and it would block the next', async () => {
  const { approval, events } = await closed();
  const row = await database.db.approval.findUniqueOrThrow({ where: { id: approval.id } });
  expect(row.status).toBe('withdrawn');
  expect(events).toContainEqual({ type: 'approval', approvalId: approval.id });
});

test('H31: a topic of a closed conversation is not taken up when it is reopened', async () => {
  const { conversationId } = await closed();
  const row = await database.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
  expect(row.pendingIntents).toEqual([]);
});
