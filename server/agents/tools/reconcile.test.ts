import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/database.ts';
import { type ToolCase, toolCase, toolShop } from '../../testing/tool-case.ts';
import { BROKEN_OFF_MS, reconcileCalls } from './reconcile.ts';

let database: TestDatabase;
let here: ToolCase;
beforeAll(async () => {
  database = await toolShop();
});
afterAll(() => database.close());
beforeEach(async () => {
  here = await toolCase(database);
  await here.verify('Mia Brandt');
  await here.run('get_customer', {});
});

const refund = {
  order: 'A-7781',
  lines: null,
  amountMinor: null,
  currency: null,
  reason: 'broken',
};
const calls = (tool: string) =>
  database.db.toolCall.findMany({ where: { conversationId: here.conversationId, tool } });

/** The process died after the call had started: the row stays as `started`, without an outcome. */
async function breakOff(tool: string): Promise<void> {
  await database.db.toolCall.updateMany({
    where: { conversationId: here.conversationId, tool },
    data: { status: 'started', startedAt: here.ctx.clock.now() },
  });
}
const later = () => new Date(here.ctx.clock.now().getTime() + BROKEN_OFF_MS + 1);

test('H50: money that left before the crash is found in the ledger and not paid again', async () => {
  await here.run('process_refund', refund);
  await breakOff('process_refund');
  await reconcileCalls(here.ctx, later());
  expect((await calls('process_refund'))[0]).toMatchObject({
    status: 'settled',
    outcome: { status: 'ok', data: { order: 'A-7781', amountMinor: 4200 } },
  });
  expect(await database.db.refund.count({ where: { order: { number: 'A-7781' } } })).toBe(1);
});

test('H50: money that never left may be tried again', async () => {
  await here.run('process_refund', refund);
  await database.db.refund.deleteMany({ where: { order: { number: 'A-7781' } } });
  await breakOff('process_refund');
  await reconcileCalls(here.ctx, later());
  expect((await calls('process_refund'))[0]?.outcome).toMatchObject({
    status: 'error',
    isRetryable: true,
  });
});

test('another write stays unknown, a read is an error that may be tried again', async () => {
  await here.run('lookup_order', { order: 'A-7781' });
  await breakOff('get_customer');
  await database.db.toolCall.updateMany({
    where: { conversationId: here.conversationId, tool: 'lookup_order' },
    data: { tool: 'change_address', status: 'started', startedAt: here.ctx.clock.now() },
  });
  await reconcileCalls(here.ctx, later());
  expect((await calls('get_customer'))[0]?.outcome).toMatchObject({
    status: 'error',
    code: 'broke_off',
  });
  expect((await calls('change_address'))[0]?.outcome).toMatchObject({ status: 'unknown' });
});

test('a call that is still running is left alone', async () => {
  await breakOff('get_customer');
  await reconcileCalls(here.ctx, here.ctx.clock.now());
  expect((await calls('get_customer'))[0]?.status).toBe('started');
});
