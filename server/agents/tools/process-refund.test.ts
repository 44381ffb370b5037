import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/database.ts';
import { type ToolCase, toolCase, toolShop } from '../../testing/tool-case.ts';
import { executeTool } from './execute.ts';

let database: TestDatabase;
let here: ToolCase;

beforeAll(async () => {
  database = await toolShop();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.refund.deleteMany({ where: { idempotencyKey: { not: 'seed:E-5047' } } });
  here = await toolCase(database);
});

const refundOf = (order: string, change: object = {}) => ({
  order,
  lines: null,
  amountMinor: null,
  currency: null,
  reason: 'arrived broken',
  ...change,
});
const refunds = () =>
  database.db.refund.count({ where: { idempotencyKey: { not: 'seed:E-5047' } } });

test("H17: A-7718 is empty with the customer's own A-7781 near, and no refund of it happens", async () => {
  await here.verify('Mia Brandt');
  await here.run('get_customer', {});
  const near = { status: 'empty', near: ['A-7781'] };
  expect(await here.run('lookup_order', { order: 'A-7718' })).toMatchObject(near);
  expect(await here.run('process_refund', refundOf('A-7718'))).toMatchObject(near);
  expect(await refunds()).toBe(0);
});

test("what is someone else's gets the same answer as what does not exist", async () => {
  await here.verify('Mia Brandt');
  await here.run('get_customer', {});
  const theirs = await here.run('process_refund', refundOf('C-9001'));
  expect(theirs).toEqual({ status: 'empty', query: { order: 'C-9001' }, near: [] });
  expect(await here.run('process_refund', refundOf('Z-1'))).toEqual({
    status: 'empty',
    query: { order: 'Z-1' },
    near: [],
  });
});

test('H49: a refund before get_customer is refused, and then paid once', async () => {
  await here.verify('Mia Brandt');
  expect(await here.run('process_refund', refundOf('A-7781'))).toMatchObject({
    code: 'customer_not_read',
    isRetryable: true,
  });
  await here.run('get_customer', {});
  const effects: string[] = [];
  const call = { ...here.call, onEffect: () => effects.push('money') };
  const paid = await executeTool(call, 'process_refund', JSON.stringify(refundOf('A-7781')));
  expect(paid).toMatchObject({
    status: 'ok',
    data: { amountMinor: 4200, status: 'done', alreadyDone: false },
  });
  expect(effects).toEqual(['money']);
  const again = await here.run(
    'process_refund',
    refundOf('A 7781', { amountMinor: 1000, reason: 'again' }),
  );
  expect(again).toMatchObject({ status: 'ok', data: { amountMinor: 4200, alreadyDone: true } });
  expect(await refunds()).toBe(1);
});

test('H48: 180 EUR asks a person, once, and pays nothing', async () => {
  await here.verify('Jonas Keller');
  await here.run('get_customer', {});
  const first = await here.run('process_refund', refundOf('B-2210'));
  expect(first).toMatchObject({ status: 'ask' });
  expect(await here.run('process_refund', refundOf('B-2210'))).toEqual(first);
  expect(
    await database.db.approval.findMany({ where: { conversationId: here.conversationId } }),
  ).toMatchObject([
    {
      tool: 'process_refund',
      amountMinor: 18000,
      currency: 'EUR',
      capUsedMinor: 0,
      status: 'pending',
      requestedBy: 'billing',
    },
  ]);
  expect(await refunds()).toBe(0);
});

test('H48: 720 EUR is refused whoever asks', async () => {
  await here.verify('Sofia Marin');
  await here.run('get_customer', {});
  expect(await here.run('process_refund', refundOf('C-9001'))).toMatchObject({
    code: 'cap_exceeded',
    errorCategory: 'business',
  });
});

test('H47: a stale epoch starts nothing', async () => {
  await here.verify('Mia Brandt');
  await here.run('get_customer', {});
  await here.takeOver('demo-ana', 'Ana Ruiz');
  expect(await here.run('process_refund', refundOf('A-7781'))).toMatchObject({ code: 'stale' });
  expect(await refunds()).toBe(0);
});
