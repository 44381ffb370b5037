import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { prismaShop } from './prisma-shop.ts';
import type { RefundAsk, RefundPayment, RefundQuote, Shop } from './shop.ts';

let database: TestDatabase;
let shop: Shop;
const now = new Date('2026-03-02T10:00:00Z');
const id: Record<string, string> = {};
let conversationId: string;

beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, now, { allowedOrigins: [] });
  shop = prismaShop(database.db, 'demo');
  for (const customer of await database.db.customer.findMany()) id[customer.name] = customer.id;
  const visitor = await database.db.visitor.create({ data: { siteId: 'demo' } });
  const conversation = await database.db.conversation.create({
    data: { siteId: 'demo', visitorId: visitor.id },
  });
  conversationId = conversation.id;
});
afterAll(() => database.close());
beforeEach(() =>
  database.db.refund.deleteMany({ where: { idempotencyKey: { not: 'seed:E-5047' } } }),
);

const of = (name: string) => id[name] ?? '';

test('a customer is read with e-mail and phone masked', async () => {
  expect(await shop.customer(of('Mia Brandt'))).toEqual({
    customerId: of('Mia Brandt'),
    name: 'Mia Brandt',
    email: 'm•••@example.test',
    phone: '•••71',
    plan: 'standard',
  });
});

test('an order is read by its number in any writing, and only by its owner', async () => {
  const mine = await shop.order(of('Mia Brandt'), 'a 7781');
  expect(mine.found).toMatchObject({ order: 'A-7781', totalMinor: 4200, refundedMinor: 0 });
  expect(await shop.order(of('Mia Brandt'), 'B-2210')).toEqual({ found: null, near: [] });
});

test("H17: A-7718 is not found, and near is the customer's own A-7781 only", async () => {
  expect(await shop.order(of('Mia Brandt'), 'A-7718')).toEqual({ found: null, near: ['A-7781'] });
  expect(await shop.order(of('Jonas Keller'), 'A-7718')).toEqual({ found: null, near: [] });
});

test('invoices, parcels and returns are scoped alike', async () => {
  expect(await shop.invoice(of('Mia Brandt'), 'inv 20431')).toMatchObject({
    found: { invoice: 'INV-20431', order: 'A-7781', status: 'paid' },
  });
  expect(await shop.invoice(of('Jonas Keller'), 'INV-20431')).toMatchObject({ found: null });
  expect(await shop.parcel(of('Jonas Keller'), 'B-2254')).toMatchObject({
    found: {
      carrier: 'Northlink',
      tracking: 'NLX48213377',
      status: 'shipped',
      lastSeenPlace: 'Linz',
    },
  });
  expect(await shop.returnCheck(of('Mia Brandt'), 'A-7781', now)).toMatchObject({
    found: { returnable: true, reason: 'in_time' },
  });
  expect(await shop.returnCheck(of('Noah Petit'), 'D-3190', now)).toMatchObject({
    found: { returnable: false, reason: 'too_late' },
  });
  expect(await shop.returnCheck(of('Noah Petit'), 'A-7781', now)).toMatchObject({ found: null });
});

test('an address is changed until the order is shipped, and never on the order of another', async () => {
  const address = { street: 'New 1', postcode: '1', city: 'Rome', country: 'IT' };
  expect(await shop.changeAddress(of('Giulia Serra'), 'E-5120', address)).toEqual({
    found: { order: 'E-5120' },
  });
  expect(await shop.changeAddress(of('Jonas Keller'), 'B-2254', address)).toEqual({
    problem: 'too_late',
  });
  expect(await shop.changeAddress(of('Jonas Keller'), 'E-5120', address)).toMatchObject({
    found: null,
  });
});

const ask = (order: string, change: Partial<RefundAsk> = {}): RefundAsk => ({
  order,
  lines: null,
  amountMinor: null,
  currency: null,
  override: 0,
  ...change,
});
const pay = (allowed: (quote: RefundQuote) => boolean = () => true): RefundPayment => ({
  now,
  reason: 'broken',
  conversationId,
  approvedBy: null,
  allowed,
});

test('H50: the same refund twice pays once and returns the stored outcome', async () => {
  const first = await shop.refund(of('Mia Brandt'), ask('A-7781'), pay());
  expect(first).toMatchObject({
    kind: 'refunded',
    alreadyDone: false,
    refund: { amountMinor: 4200 },
  });
  const lines = [{ sku: 'LAMP-ALDER', quantity: 1 }];
  const again = await shop.refund(
    of('Mia Brandt'),
    ask('a7781', { lines, amountMinor: 1000 }),
    pay(),
  );
  expect(again).toMatchObject({
    kind: 'refunded',
    alreadyDone: true,
    refund: { amountMinor: 4200 },
  });
  expect(await database.db.refund.count({ where: { order: { number: 'A-7781' } } })).toBe(1);
  expect(await shop.order(of('Mia Brandt'), 'A-7781')).toMatchObject({
    found: { refundedMinor: 4200 },
  });
});

test('H50: twenty of the same at once pay once', async () => {
  const results = await Promise.all(
    Array.from({ length: 20 }, () => shop.refund(of('Mia Brandt'), ask('A-7781'), pay())),
  );
  expect(results.filter((one) => one.kind === 'refunded' && !one.alreadyDone)).toHaveLength(1);
  expect(await database.db.refund.count({ where: { order: { number: 'A-7781' } } })).toBe(1);
});

test('H48: what others refund on the order meanwhile is counted under the lock', async () => {
  const withinTotal = (quote: RefundQuote) => quote.usedMinor + quote.amountMinor <= 10_000;
  const attempts = Array.from({ length: 6 }, (_, override) =>
    shop.refund(
      of('Jonas Keller'),
      ask('B-2210', { amountMinor: 4000, override }),
      pay(withinTotal),
    ),
  );
  const results = await Promise.all(attempts);
  expect(results.filter((one) => one.kind === 'refunded')).toHaveLength(2);
  expect(results.filter((one) => one.kind === 'not_allowed')).toHaveLength(4);
});

test('H48: automatic refunds of a customer are summed over orders, at the same moment too', async () => {
  const within = (quote: RefundQuote) => quote.automaticMinor + quote.amountMinor <= 5000;
  const results = await Promise.all([
    shop.refund(of('Mia Brandt'), ask('A-7781'), pay(within)),
    shop.refund(of('Mia Brandt'), ask('A-7902'), pay(within)),
  ]);
  expect(results.map((one) => one.kind).sort()).toEqual(['not_allowed', 'refunded']);
});

test('a wrong currency, and more than the lines cost, are problems', async () => {
  expect(
    await shop.refundQuote(of('Mia Brandt'), ask('A-7781', { currency: 'USD' }), now),
  ).toHaveProperty('problem');
  expect(
    await shop.refundQuote(of('Mia Brandt'), ask('A-7781', { amountMinor: 4201 }), now),
  ).toHaveProperty('problem');
});

test('a refund on the order of another is not found', async () => {
  expect(await shop.refund(of('Jonas Keller'), ask('A-7781'), pay())).toEqual({
    kind: 'not_found',
    near: [],
  });
});

test('a cancelled order was never paid', async () => {
  expect(
    await shop.refundQuote(of('Layla Haddad'), ask('F-1201', { amountMinor: 100 }), now),
  ).toMatchObject({
    found: { capturedMinor: 0 },
  });
});
