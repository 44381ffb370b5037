import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/database.ts';
import { type ToolCase, toolCase, toolShop } from '../../testing/tool-case.ts';
import { toStrictSchema } from '../strict-schema.ts';
import { demoTeam } from '../team.ts';
import { loadTeam } from '../team-rules.ts';
import { executeTool } from './execute.ts';
import { shopTools, toolNames } from './registry.ts';

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
const ledger = () =>
  database.db.toolCall.findMany({
    where: { conversationId: here.conversationId },
    orderBy: { createdAt: 'asc' },
  });

test('H11: the demo team names only tools that exist, and every schema is strict', () => {
  expect(() => loadTeam(demoTeam, toolNames)).not.toThrow();
  for (const tool of Object.values(shopTools))
    expect(() => toStrictSchema(tool.input)).not.toThrow();
});

test.each([
  'get_customer',
  'lookup_order',
  'list_orders',
  'lookup_invoice',
  'track_parcel',
  'check_return',
  'process_refund',
  'change_address',
])('H49: %s reads nothing of a customer before one is verified', async (tool) => {
  const args: Record<string, object> = {
    lookup_invoice: { invoice: 'INV-20431' },
    process_refund: refundOf('A-7781'),
    change_address: { order: null, street: 's', postcode: 'p', city: 'c', country: 'DE' },
    get_customer: {},
    list_orders: {},
  };
  const call = { ...here.call, permitted: [tool] };
  const outcome = await executeTool(call, tool, args[tool] ?? { order: 'A-7781' });
  expect(outcome).toMatchObject({
    status: 'error',
    code: 'verification_required',
    errorCategory: 'permission',
  });
  expect(JSON.stringify(outcome)).not.toMatch(/Mia|lamp|42/i);
  expect(await ledger()).toMatchObject([
    { tool, status: 'refused', verdict: { verdict: 'refuse', check: 'verified', version: 1 } },
  ]);
});

test('a verified customer is read, and the ledger and the facts say so', async () => {
  const customerId = await here.verify('Mia Brandt');
  expect(await here.run('get_customer', '{}')).toMatchObject({
    status: 'ok',
    data: { customerId, name: 'Mia Brandt', email: 'm•••@example.test' },
  });
  const facts = await database.db.fact.findMany({
    where: { conversationId: here.conversationId, supersededAt: null },
    orderBy: { key: 'asc' },
  });
  const [row] = await ledger();
  expect(facts).toMatchObject([
    { key: 'customer_id', value: customerId, sourceRef: 'identity:code' },
    { key: 'name', value: 'Mia Brandt', source: 'tool_verified', sourceRef: `tool:${row?.id}` },
  ]);
  expect(row).toMatchObject({ status: 'settled', verdict: { verdict: 'allow' } });
});

test('H17: an order that was read is a fact for ten minutes, with its total as money', async () => {
  await here.verify('Mia Brandt');
  await here.run('lookup_order', { order: 'a7781' });
  const facts = await database.db.fact.findMany({
    where: { conversationId: here.conversationId, sourceRef: { startsWith: 'tool:' } },
    orderBy: { key: 'asc' },
  });
  const expiresAt = new Date('2026-03-02T10:10:00Z');
  expect(facts).toMatchObject([
    { key: 'order_id', value: 'A-7781', expiresAt },
    { key: 'order_status', value: 'delivered', quote: 'A-7781' },
    { key: 'order_total', value: '42.00 EUR', amountMinor: 4200, currency: 'EUR' },
  ]);
});

test('an order whose status changed has one status', async () => {
  await here.verify('Jonas Keller');
  await here.run('lookup_order', { order: 'B-2254' });
  await database.db.order.updateMany({
    where: { number: 'B-2254' },
    data: { status: 'delivered' },
  });
  await here.run('lookup_order', { order: 'B-2254' });
  await database.db.order.updateMany({ where: { number: 'B-2254' }, data: { status: 'shipped' } });
  const status = await database.db.fact.findMany({
    where: { conversationId: here.conversationId, key: 'order_status', supersededAt: null },
  });
  expect(status).toMatchObject([{ value: 'delivered' }]);
});

test('an identity that is 30 minutes old is verified again before anything is read', async () => {
  await here.verify('Mia Brandt');
  here.ctx.pass(30 * 60_000);
  expect(await here.run('lookup_order', { order: 'A-7781' })).toMatchObject({
    code: 'verification_required',
  });
});

test('a customer_id that somebody wrote is no identity', async () => {
  const mia = await database.db.customer.findFirstOrThrow({ where: { name: 'Mia Brandt' } });
  for (const source of [
    'customer_said',
    'agent_inferred',
    'peer_asserted',
    'operator_said',
    'tool_verified',
  ]) {
    await database.db.fact.create({
      data: {
        conversationId: here.conversationId,
        key: 'customer_id',
        value: mia.id,
        source,
        sourceRef: 'message:1',
        observedAt: here.ctx.clock.now(),
      },
    });
  }
  expect(await here.run('lookup_order', { order: 'A-7781' })).toMatchObject({
    code: 'verification_required',
  });
});

test('H10: a tool that the agent does not have is refused', async () => {
  await here.verify('Mia Brandt');
  const call = { ...here.call, permitted: ['get_customer'] };
  expect(await executeTool(call, 'process_refund', refundOf('A-7781'))).toMatchObject({
    code: 'not_allowed',
  });
});

test.each<[string, unknown]>([
  ['lookup_order', '{"order":'],
  ['lookup_order', '[]'],
  ['lookup_order', {}],
  ['lookup_order', { order: '' }],
  ['lookup_order', { order: 'A-7781', extra: 1 }],
  ['process_refund', refundOf('A-7781', { amountMinor: 42.5 })],
  ['process_refund', refundOf('A-7781', { amountMinor: -1 })],
  ['process_refund', refundOf('A-7781', { lines: [{ sku: 'NOPE', quantity: 1 }] })],
  ['process_refund', refundOf('A-7781', { currency: 'USD' })],
  ['no_such_tool', {}],
  ['toString', {}],
])(
  'bad arguments come back as a validation error that can be repaired: %s %j',
  async (tool, args) => {
    await here.verify('Mia Brandt');
    expect(await here.run(tool, args)).toMatchObject({
      status: 'error',
      code: 'invalid_arguments',
      errorCategory: 'validation',
      isRetryable: true,
    });
  },
);

test('H20: a read that breaks is a transient error, a write that breaks is unknown', async () => {
  await here.verify('Mia Brandt');
  await here.run('get_customer', {});
  const original = shopTools.process_refund;
  const restore = shopTools.lookup_order;
  if (!original || !restore) throw new Error('missing tools');
  try {
    shopTools.process_refund = {
      ...original,
      run: () => Promise.reject(new Error('connection lost')),
    };
    shopTools.lookup_order = {
      ...restore,
      run: () => Promise.reject(new Error('connection lost')),
    };
    expect(await here.run('process_refund', refundOf('A-7781'))).toEqual({
      status: 'unknown',
      attemptedQuery: refundOf('A-7781'),
    });
    expect(await here.run('lookup_order', { order: 'A-7781' })).toMatchObject({
      code: 'tool_failed',
      errorCategory: 'transient',
      isRetryable: true,
    });
  } finally {
    shopTools.process_refund = original;
    shopTools.lookup_order = restore;
  }
});

test('an address of an order that is not shipped is changed; a shipped one says what to do', async () => {
  here = await toolCase(database, 'orders');
  const address = { street: 'New 1', postcode: '1', city: 'Lyon', country: 'FR' };
  await here.verify('Giulia Serra');
  expect(await here.run('change_address', { order: 'E-5120', ...address })).toEqual({
    status: 'ok',
    data: { order: 'E-5120', ...address },
  });
  expect(await here.run('change_address', { order: 'D-3305', ...address })).toMatchObject({
    status: 'empty',
  });
  here = await toolCase(database, 'orders');
  await here.verify('Noah Petit');
  expect(await here.run('change_address', { order: 'D-3305', ...address })).toMatchObject({
    code: 'too_late',
  });
});

test('articles and diagnoses need no customer', async () => {
  expect(
    await here.run('search_articles', { query: 'Do you deliver to Malta?', language: 'en' }),
  ).toMatchObject({
    status: 'ok',
    data: {
      articles: expect.arrayContaining([expect.objectContaining({ section: 'Islands and Malta' })]),
    },
  });
  here = await toolCase(database, 'technical');
  expect(await here.run('run_diagnosis', { product: 'lamp', symptom: 'flickers' })).toMatchObject({
    status: 'ok',
    data: { product: 'lamp' },
  });
  expect(await here.run('run_diagnosis', { product: 'fridge', symptom: 'warm' })).toMatchObject({
    status: 'empty',
    near: ['lamp', 'speaker'],
  });
});
