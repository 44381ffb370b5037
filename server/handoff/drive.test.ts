import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase, testCtx } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { runDueHandoffs } from './drive.ts';
import { startState } from './machine.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const deps = { notify: async () => null, background: () => undefined };

test('H26: a handoff that cannot be read does not keep the timers of the others from firing', async () => {
  const { ctx, clock } = testCtx(database.db);
  const broken = await pending(new Date(clock.now().getTime() - 60_000), { userIntent: 7 });
  const old = await pending(new Date(clock.now().getTime() - 31_000), {});
  await runDueHandoffs(ctx, deps, clock.now());
  expect(await statusOf(old)).toBe('returned');
  clock.forward(1);
  await runDueHandoffs(ctx, deps, clock.now());
  expect(await statusOf(broken)).toBe('offered');
});

/** Proposed at `at`, never offered: its process died. The broken one still has its 30 s. */
async function pending(at: Date, draft: Record<string, unknown>): Promise<string> {
  const { conversation } = await openCase(database.db);
  const unreadable = 'userIntent' in draft;
  const state = startState('billing', [], unreadable ? at.getTime() + 60_000 : at.getTime());
  const row = await database.db.handoff.create({
    data: {
      id: randomUUID(),
      conversationId: conversation.id,
      correlationId: conversation.correlationId,
      chainNo: 1,
      sourceAgent: 'triage',
      targetAgent: 'billing',
      reason: 'specialization',
      epoch: 1,
      afterSeq: 0,
      draft: draft as { userIntent?: number },
      state: { ...state },
      deadlineAt: new Date(state.deadlineAt),
      dueAt: at,
      startedAt: at,
    },
  });
  return row.id;
}

const statusOf = async (id: string): Promise<string> =>
  (await database.db.handoff.findUniqueOrThrow({ where: { id } })).status;
