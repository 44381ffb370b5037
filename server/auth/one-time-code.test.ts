import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type TestCtx, testCtx } from '../testing/test-ctx.ts';
import { requestCode } from './request-code.ts';
import { takeCode } from './take-code.ts';

let database: TestDatabase;
let ctx: TestCtx;
let visitorId: string;
let conversationId: string;

beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T10:00:00Z'), { allowedOrigins: [] });
});
afterAll(() => database.close());

beforeEach(async () => {
  ctx = testCtx(database.db);
  await database.db.mail.deleteMany();
  await database.db.oneTimeCode.deleteMany();
  ({ visitorId, conversationId } = await newVisitor());
});

async function newVisitor() {
  const visitor = await database.db.visitor.create({ data: { siteId: 'demo' } });
  const conversation = await database.db.conversation.create({
    data: { siteId: 'demo', visitorId: visitor.id },
  });
  return { visitorId: visitor.id, conversationId: conversation.id };
}

const ask = (order: string | null, email: string | null = null) =>
  requestCode(ctx, { conversationId, order, email });
const take = (text: string) => takeCode(ctx, conversationId, text);
async function mailedCode(): Promise<string> {
  const mail = await database.db.mail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  return /\d{6}/.exec(mail.body)?.[0] ?? '';
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code goes to the e-mail on file, is stored hashed, and verifies who types it', async () => {
  expect(await ask('A-7781')).toEqual({ sent: true, channel: 'email', pending: false });
  const code = await mailedCode();
  const row = await database.db.oneTimeCode.findFirstOrThrow();
  expect(row.codeHash).not.toContain(code);
  expect(await take('hello')).toBe('none');
  expect(await take(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe('verified');
  const visitor = await database.db.visitor.findUniqueOrThrow({
    where: { id: visitorId },
    include: { customer: true },
  });
  expect(visitor).toMatchObject({ verifiedVia: 'code', customer: { name: 'Mia Brandt' } });
  const facts = await database.db.fact.findMany({ where: { conversationId } });
  expect(facts).toMatchObject([{ key: 'customer_id', sourceRef: 'identity:code' }]);
  expect(ctx.published).toContainEqual({ type: 'conversation', conversationId });
});

test('a code that is sent again after it was taken is the same code, any other is a text', async () => {
  await ask('A-7781');
  const code = await mailedCode();
  expect(await take(code)).toBe('verified');
  expect(await take(code)).toBe('verified');
  expect(await take(wrongFor(code))).toBe('none');
  ctx.pass(10 * 60_000);
  expect(await take(code)).toBe('none');
});

test('an unknown order gets the same answer, no mail, and no code that works', async () => {
  expect(await ask('A-7718')).toEqual({ sent: true, channel: 'email', pending: false });
  expect(await database.db.mail.count()).toBe(0);
  expect(await take('123456')).toBe('wrong');
});

test('a code lives for ten minutes', async () => {
  await ask(null, 'Mia@Example.test');
  const code = await mailedCode();
  ctx.pass(10 * 60_000);
  expect(await take(code)).toBe('expired');
});

test('after five wrong tries the right code is worth nothing, and is still kept out of the thread', async () => {
  await ask('A-7781');
  const code = await mailedCode();
  for (let n = 0; n < 5; n++) expect(await take(wrongFor(code))).toBe('wrong');
  expect(await take(code)).toBe('expired');
  const visitor = await database.db.visitor.findUniqueOrThrow({ where: { id: visitorId } });
  expect(visitor.customerId).toBeNull();
});

test('tries at the same moment cannot be more than five', async () => {
  await ask('A-7781');
  const wrong = wrongFor(await mailedCode());
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(wrong)));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(5);
});

test('three codes an hour, then rate_limited until the first is an hour old', async () => {
  for (let n = 0; n < 3; n++) {
    await ask('A-7781');
    ctx.pass(2 * 60_000);
  }
  await expect(ask('A-7781')).rejects.toMatchObject({
    code: 'rate_limited',
    detail: { retryAfterMs: 54 * 60_000 },
  });
  ctx.pass(54 * 60_000);
  expect(await ask('A-7781')).toMatchObject({ sent: true });
});

test('asking again within a minute sends nothing and keeps the first code valid', async () => {
  await ask('A-7781');
  expect(await ask('A-7781')).toMatchObject({ pending: true });
  expect(await database.db.mail.count()).toBe(1);
  expect(await take(await mailedCode())).toBe('verified');
});

test('a corrected order number gets its code at once, within the same minute', async () => {
  await ask('A-7718');
  expect(await database.db.mail.count()).toBe(0);
  expect(await ask('A-7781')).toMatchObject({ pending: false });
  expect(await database.db.mail.count()).toBe(1);
});

test('a second code makes the first one worthless', async () => {
  await ask('A-7781');
  const first = await mailedCode();
  ctx.pass(61_000);
  await ask('A-7781');
  const second = await mailedCode();
  if (first !== second) expect(await take(first)).toBe('wrong');
  expect(await take(second)).toBe('verified');
});

test('a customer gets at most six codes an hour, however many visitors ask', async () => {
  for (let n = 0; n < 7; n++) {
    ({ visitorId, conversationId } = await newVisitor());
    expect(await ask('A-7781')).toEqual({ sent: true, channel: 'email', pending: false });
  }
  expect(await database.db.mail.count()).toBe(6);
});

test('a visitor who is verified as one customer gets no code for another', async () => {
  await ask('A-7781');
  await take(await mailedCode());
  ctx.pass(61_000);
  expect(await ask('B-2210')).toMatchObject({ sent: true });
  expect(await database.db.mail.count()).toBe(1);
});

test('a code of one conversation does nothing in another', async () => {
  await ask('A-7781');
  const code = await mailedCode();
  const other = await newVisitor();
  expect(await takeCode(ctx, other.conversationId, code)).toBe('none');
});

test('without a way to send mail nothing is promised', async () => {
  ctx.settings = { ...ctx.settings, demo: false };
  await expect(ask('A-7781')).rejects.toMatchObject({ code: 'unavailable' });
});
