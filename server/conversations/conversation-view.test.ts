import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase, testCtx } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createTicket } from '../tickets/create.ts';
import { conversationView } from './conversation-view.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function taken() {
  const { db } = database;
  const { conversation, siteId } = await openCase(db);
  const { ctx, clock } = testCtx(db);
  await db.$transaction((tx) =>
    createTicket(tx, {
      conversationId: conversation.id,
      handoffId: null,
      siteId,
      reason: 'threshold',
      summary: 'Sounds like a chargeback, be careful.',
      urgency: 'high',
      language: 'en',
      now: clock.now(),
      assignee: { id: 'user-7', name: 'Ana' },
    }),
  );
  await db.fact.create({
    data: {
      conversationId: conversation.id,
      key: 'item',
      value: 'lamp',
      source: 'agent_inferred',
      sourceRef: 'run:1',
      observedAt: clock.now(),
    },
  });
  return { ctx, id: conversation.id };
}

test('a customer does not read what colleagues write about them, staff do', async () => {
  const { ctx, id } = await taken();
  const mine = JSON.stringify(await conversationView(ctx, id, 'customer'));
  for (const inside of ['chargeback', 'threshold', 'high', 'user-7', 'lamp']) {
    expect(mine).not.toContain(inside);
  }
  expect(mine).toContain('Ana');
  const staff = JSON.stringify(await conversationView(ctx, id, 'staff'));
  for (const inside of ['chargeback', 'threshold', 'user-7', 'lamp']) {
    expect(staff).toContain(inside);
  }
});
