import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type TestCtx, testCtx } from '../testing/test-ctx.ts';
import { signIdentity } from './identity.ts';
import { deriveKey } from './keys.ts';
import { makeEnter } from './visit.ts';

let database: TestDatabase;
let ctx: TestCtx;
let enter: ReturnType<typeof makeEnter>;
let identityOf: (email: string) => Promise<string>;

beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T10:00:00Z'), { allowedOrigins: [] });
});
afterAll(() => database.close());
beforeEach(async () => {
  ctx = testCtx(database.db);
  enter = makeEnter(ctx, deriveKey('a secret', 'customer-token'));
  const site = await database.db.site.findUniqueOrThrow({ where: { key: 'demo' } });
  identityOf = (email) => signIdentity(site, { sub: email, email, name: email }, ctx.clock.now());
});

test('somebody new becomes a visitor of the first site, and is the same one with the token', async () => {
  const first = await enter({ locale: 'fr-CH' });
  expect(first).toMatchObject({ siteId: 'demo', verified: false, language: 'fr' });
  expect((await enter({ token: first.token })).visitorId).toBe(first.visitorId);
  expect((await enter({ token: `${first.token}x` })).visitorId).not.toBe(first.visitorId);
});

test('a site that does not exist is named', async () => {
  await expect(enter({ siteKey: 'nope' })).rejects.toMatchObject({
    code: 'not_found',
    detail: { field: 'siteKey' },
  });
});

test('a signed identity verifies, and a forged one is refused', async () => {
  const first = await enter({ identity: await identityOf('mia@example.test') });
  expect(first.verified).toBe(true);
  await expect(enter({ identity: 'forged' })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('when another customer signs in on the same browser, they start as a new visitor', async () => {
  const mia = await enter({ identity: await identityOf('mia@example.test') });
  const jonas = await enter({ token: mia.token, identity: await identityOf('jonas@example.test') });
  expect(jonas.verified).toBe(true);
  expect(jonas.visitorId).not.toBe(mia.visitorId);
  const visitor = await database.db.visitor.findUniqueOrThrow({
    where: { id: mia.visitorId },
    include: { customer: true },
  });
  expect(visitor.customer?.name).toBe('Mia Brandt');
});
