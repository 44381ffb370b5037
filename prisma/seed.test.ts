import { verifyPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../server/protocol/language.ts';
import { type TestDatabase, testDatabase } from '../server/testing/database.ts';
import { seed } from './seed.ts';

let database: TestDatabase;
const now = new Date('2026-03-02T10:00:00Z');

beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, now, { allowedOrigins: ['http://localhost:3000'] });
});
afterAll(() => database.close());

test('the three orders of the stories belong to three customers, and A-7718 does not exist', async () => {
  const orders = await database.db.order.findMany({ include: { customer: true } });
  const of = (number: string) => orders.find((order) => order.number === number);
  expect(of('A-7781')).toMatchObject({
    totalMinor: 4200,
    currency: 'EUR',
    status: 'delivered',
    customer: { name: 'Mia Brandt' },
  });
  expect(of('B-2210')).toMatchObject({ totalMinor: 18000, customer: { name: 'Jonas Keller' } });
  expect(of('C-9001')).toMatchObject({ totalMinor: 72000, customer: { name: 'Sofia Marin' } });
  expect(of('A-7718')).toBeUndefined();
});

test('every order adds up to its lines and its invoice', async () => {
  const orders = await database.db.order.findMany({ include: { lines: true, invoices: true } });
  for (const order of orders) {
    const sum = order.lines.reduce((all, line) => all + line.quantity * line.unitMinor, 0);
    expect(sum, order.number).toBe(order.totalMinor);
    for (const invoice of order.invoices) expect(invoice.amountMinor).toBe(order.totalMinor);
  }
});

test('the four demo people can sign in and have an operator row', async () => {
  const users = await database.db.user.findMany({ include: { accounts: true, operator: true } });
  expect(users.map((user) => user.role).sort()).toEqual([
    'administrator',
    'operator',
    'operator',
    'supervisor',
  ]);
  for (const user of users) {
    expect(user.operator?.siteId).toBe('demo');
    const hash = user.accounts[0]?.password ?? '';
    expect(await verifyPassword({ hash, password: 'baton-demo' })).toBe(true);
  }
});

test('there are 14 articles or more in English and six or more in every other language', async () => {
  for (const language of LANGUAGES) {
    const count = await database.db.article.count({ where: { language } });
    expect(count, language).toBeGreaterThanOrEqual(language === 'en' ? 14 : 6);
  }
});

test('a second seed changes nothing but the allowed origins', async () => {
  const before = await database.db.site.findUniqueOrThrow({ where: { id: 'demo' } });
  await seed(database.db, now, { allowedOrigins: ['http://localhost:4100'] });
  const after = await database.db.site.findUniqueOrThrow({ where: { id: 'demo' } });
  expect(after).toEqual({ ...before, allowedOrigins: ['http://localhost:4100'] });
  expect(await database.db.order.count({ where: { number: 'A-7781' } })).toBe(1);
});
