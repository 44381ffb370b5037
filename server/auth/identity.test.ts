import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type TestCtx, testCtx } from '../testing/test-ctx.ts';
import { identifyVisitor, signIdentity } from './identity.ts';
import { carryIdentity } from './identity-fact.ts';

let database: TestDatabase;
let ctx: TestCtx;
let site: { key: string; secret: string };
let mia: { id: string; email: string; name: string };
let visitorId: string;
let conversationId: string;

beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T10:00:00Z'), { allowedOrigins: [] });
  site = await database.db.site.findUniqueOrThrow({ where: { key: 'demo' } });
  mia = await database.db.customer.findFirstOrThrow({ where: { name: 'Mia Brandt' } });
});
afterAll(() => database.close());

beforeEach(async () => {
  ctx = testCtx(database.db);
  const visitor = await database.db.visitor.create({ data: { siteId: 'demo' } });
  visitorId = visitor.id;
  const conversation = await database.db.conversation.create({
    data: { siteId: 'demo', visitorId },
  });
  conversationId = conversation.id;
});

const claims = () => ({ sub: mia.email, email: mia.email, name: mia.name });
const present = (jwt: string) => identifyVisitor(ctx, { visitorId, siteKey: 'demo', jwt });
const identityFacts = () =>
  database.db.fact.findMany({
    where: { conversationId, key: 'customer_id', supersededAt: null },
  });

test('H49: a signed identity binds the visitor and is a fact of the open conversation for 30 minutes', async () => {
  const identity = await present(
    await signIdentity(site, { ...claims(), plan: 'plus' }, ctx.clock.now()),
  );
  expect(identity).toEqual({ siteId: 'demo', customerId: mia.id, plan: 'plus' });
  const visitor = await database.db.visitor.findUniqueOrThrow({ where: { id: visitorId } });
  expect(visitor).toMatchObject({ customerId: mia.id, verifiedVia: 'jwt', plan: 'plus' });
  expect(await identityFacts()).toMatchObject([
    {
      value: mia.id,
      source: 'tool_verified',
      sourceRef: 'identity:jwt',
      expiresAt: new Date('2026-03-02T10:30:00Z'),
    },
  ]);
  expect(ctx.published).toEqual([{ type: 'conversation', conversationId }]);
});

test('the same identity again keeps one fact, with a later end', async () => {
  await present(await signIdentity(site, claims(), ctx.clock.now()));
  ctx.pass(10 * 60_000);
  await present(await signIdentity(site, claims(), ctx.clock.now()));
  const facts = await identityFacts();
  expect(facts).toHaveLength(1);
  expect(facts[0]).toMatchObject({ expiresAt: new Date('2026-03-02T10:40:00Z') });
  expect(facts[0]?.supersedes).not.toBeNull();
});

test('a visitor who is one customer cannot become another', async () => {
  await present(await signIdentity(site, claims(), ctx.clock.now()));
  const jonas = { sub: 'x', email: 'jonas@example.test', name: 'Jonas Keller' };
  await expect(present(await signIdentity(site, jonas, ctx.clock.now()))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await identityFacts()).toMatchObject([{ value: mia.id }]);
});

test('somebody whom the shop does not know stays unverified', async () => {
  const nobody = { sub: 'n1', email: 'nobody@example.test', name: 'Nobody' };
  const identity = await present(await signIdentity(site, nobody, ctx.clock.now()));
  expect(identity.customerId).toBeNull();
  expect(await identityFacts()).toEqual([]);
});

const hand = (change: (jwt: SignJWT) => SignJWT, secret = () => site.secret, alg = 'HS256') =>
  change(new SignJWT(claims()).setAudience('demo').setExpirationTime(in1h()))
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret()));
const in1h = () => Math.floor(ctx.clock.now().getTime() / 1000) + 3600;

test.each<[string, () => Promise<string>]>([
  [
    'another secret',
    () =>
      hand(
        (jwt) => jwt,
        () => 'another secret, long enough to sign',
      ),
  ],
  ['another audience', () => hand((jwt) => jwt.setAudience('other'))],
  ['an end that is past', () => hand((jwt) => jwt.setExpirationTime(in1h() - 7200))],
  ['an end two hours away', () => hand((jwt) => jwt.setExpirationTime(in1h() + 3600))],
  [
    'another algorithm',
    () =>
      hand(
        (jwt) => jwt,
        () => site.secret,
        'HS512',
      ),
  ],
  [
    'no algorithm',
    async () => `${b64({ alg: 'none' })}.${b64({ ...claims(), aud: 'demo', exp: in1h() })}.`,
  ],
  [
    'no end',
    () =>
      new SignJWT(claims())
        .setAudience('demo')
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(site.secret)),
  ],
])('an identity with %s is refused', async (_what, jwt) => {
  await expect(present(await jwt())).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await identityFacts()).toEqual([]);
});

const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a conversation opened later has what is left of the 30 minutes', async () => {
  await present(await signIdentity(site, claims(), ctx.clock.now()));
  await database.db.conversation.update({
    where: { id: conversationId },
    data: { status: 'resolved', holderKind: 'nobody', holderName: '' },
  });
  ctx.pass(20 * 60_000);
  const next = await database.db.conversation.create({ data: { siteId: 'demo', visitorId } });
  expect(await carryIdentity(database.db, next, ctx.clock.now())).toBe(true);
  expect(await carryIdentity(database.db, next, ctx.clock.now())).toBe(true);
  expect(await database.db.fact.count({ where: { conversationId: next.id } })).toBe(1);
  const fact = await database.db.fact.findFirstOrThrow({ where: { conversationId: next.id } });
  expect(fact.expiresAt).toEqual(new Date('2026-03-02T10:30:00Z'));
  ctx.pass(11 * 60_000);
  expect(await carryIdentity(database.db, next, ctx.clock.now())).toBe(false);
});
