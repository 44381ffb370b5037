import { afterAll, beforeAll, expect, test } from 'vitest';
import { actingAs } from '../context.ts';
import { makeResolve } from '../handoff/resolve.ts';
import { openCase, testCtx } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { openConversation } from './open.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const resolve = makeResolve({ closeTicket: async () => null });

async function visitor() {
  const opened = await openCase(database.db);
  const world = testCtx(database.db);
  const { visitorId, siteId, conversation } = opened;
  const ctx = actingAs(world.ctx, { kind: 'customer', visitorId, siteId });
  const close = () =>
    resolve(ctx, { conversationId: conversation.id, outcome: 'done', by: 'customer' });
  const open = (more: object = {}) => openConversation(ctx, { language: 'en', ...more });
  return { ...opened, ...world, ctx, close, open };
}

test('the open conversation is the one that opens', async () => {
  const { open, conversation } = await visitor();
  expect(await open()).toBe(conversation.id);
});

test('O04: nervous clicks in several tabs open one conversation', async () => {
  const { open, close } = await visitor();
  await close();
  const ids = await Promise.all([1, 2, 3, 4].map(() => open({ fresh: true })));
  expect(new Set(ids).size).toBe(1);
});

test('decisions 57: a resolved one opens again within its hours, a fresh one on request', async () => {
  const { open, close, clock, conversation } = await visitor();
  await close();
  expect(await open()).toBe(conversation.id);
  clock.forward(25 * 3_600_000);
  expect(await open()).not.toBe(conversation.id);
});

test("somebody else's conversation is as unknown as one that does not exist", async () => {
  const mine = await visitor();
  const other = await visitor();
  const theirs = mine.open({ conversationId: other.conversation.id });
  await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
  const unknown = mine.open({ conversationId: crypto.randomUUID() });
  await expect(unknown).rejects.toMatchObject({ code: 'not_found', message: expect.any(String) });
});
