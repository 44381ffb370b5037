import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actingAs } from '../context.ts';
import { openCase, testCtx } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { closeTicket } from '../tickets/close.ts';
import { createTicket } from '../tickets/create.ts';
import { moveHolder } from './commit.ts';
import { makeHandBack } from './hand-back.ts';
import type { Notify } from './readiness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const ready: Notify = async ({ handoffId, attempt, epoch, digest }) => ({
  ready: true,
  handoffId,
  attempt,
  epoch,
  digest,
});
const disabled: Notify = async (offer) => ({
  ...((await ready(offer)) as object),
  ready: false,
  reason: 'disabled',
  missing: [],
});

/** Ana holds, with her ticket. */
async function held(notify: Notify = ready) {
  const { db } = database;
  const { conversation, siteId } = await openCase(db);
  const world = testCtx(db);
  const ana = { kind: 'operator' as const, userId: 'ana', name: 'Ana', siteId };
  const conversationId = conversation.id;
  const now = world.clock.now();
  await db.$transaction(async (tx) => {
    await createTicket(tx, {
      conversationId,
      handoffId: null,
      siteId,
      reason: 'explicit_request',
      summary: 'help',
      urgency: 'normal',
      language: 'en',
      now,
      assignee: { id: 'ana', name: 'Ana' },
    });
    await moveHolder(tx, {
      conversationId,
      expect: { kind: 'agent' },
      to: { kind: 'operator', name: 'Ana', id: 'ana' },
      now,
      language: 'en',
      say: [],
      path: { kind: 'accepted', from: 'triage', to: 'Ana', actor: 'Ana', reason: 'help' },
    });
  });
  const handBack = makeHandBack({ notify, closeTicket });
  return {
    ...world,
    give: (agent: string, who = ana) =>
      handBack(actingAs(world.ctx, who), { conversationId, agent, note: 'Refund is done.' }),
    ana,
    read: () => db.conversation.findUniqueOrThrow({ where: { id: conversationId } }),
    said: async () =>
      (await db.message.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } })).map(
        (row) => (row.event as { event: string } | null)?.event ?? row.authorName,
      ),
    tickets: () => db.ticket.findMany({ where: { conversationId } }),
  };
}

describe('an operator hands back', () => {
  test('H44, H46: the agent holds in a new chain, the ticket closes, and nothing runs', async () => {
    const { give, read, said, tickets, wakes } = await held();
    await give('billing');
    expect(await read()).toMatchObject({ holderName: 'billing', epoch: 3, chainNo: 2 });
    expect(await said()).toEqual(['human_left', 'Billing']);
    expect(await tickets()).toMatchObject([{ status: 'closed' }]);
    expect(wakes).toEqual([{ type: 'queue' }]);
  });

  test('H25: an agent that is not ready leaves everything as it is, and says why', async () => {
    const { give, read, said, tickets } = await held(disabled);
    await expect(give('billing')).rejects.toThrow('Billing is not ready (disabled)');
    expect(await read()).toMatchObject({ holderKind: 'operator', holderId: 'ana', epoch: 2 });
    expect(await said()).toEqual([]);
    expect(await tickets()).toMatchObject([{ status: 'assigned' }]);
  });

  test('only who holds it may, and only to an agent that there is', async () => {
    const { give, ana, read } = await held();
    await expect(give('billing', { ...ana, userId: 'luc', name: 'Luc' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(give('constructor')).rejects.toMatchObject({
      code: 'invalid',
      detail: { field: 'agent' },
    });
    expect((await read()).holderId).toBe('ana');
  });

  test('of two clicks one hands back, the other hears that it is done', async () => {
    const { give, read, said } = await held();
    const both = await Promise.allSettled([give('billing'), give('orders')]);
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await read()).epoch).toBe(3);
    expect(await said()).toHaveLength(2);
  });
});
