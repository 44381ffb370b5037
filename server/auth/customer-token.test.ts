import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readToken, signToken } from './customer-token.ts';
import { deriveKey } from './keys.ts';

const key = deriveKey('a secret of the product', 'customer-token');
const now = new Date('2026-03-02T10:00:00Z');
const visitor = { visitorId: 'v1', siteId: 'demo' };

test('a token names the visitor that it was made for', async () => {
  expect(await readToken(key, await signToken(key, visitor, now), now)).toEqual(visitor);
});

test('a token expires after 30 days', async () => {
  const token = await signToken(key, visitor, now);
  const later = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
  expect(await readToken(key, token, later(29))).toEqual(visitor);
  expect(await readToken(key, token, later(31))).toBeNull();
});

test('a token of another secret, another purpose, or changed by hand is worth nothing', async () => {
  const token = await signToken(key, visitor, now);
  expect(await readToken(deriveKey('another secret', 'customer-token'), token, now)).toBeNull();
  expect(
    await readToken(deriveKey('a secret of the product', 'operator-session'), token, now),
  ).toBeNull();
  const [head, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ sub: 'v2', site: 'demo', aud: 'baton-customer' }));
  expect(
    await readToken(key, `${head}.${forged.toString('base64url')}.${signature}`, now),
  ).toBeNull();
  expect(await readToken(key, 'nonsense', now)).toBeNull();
});

test('a token without an expiry, or signed for another audience, is refused', async () => {
  const sign = (jwt: SignJWT) =>
    jwt.setProtectedHeader({ alg: 'HS256' }).setSubject('v1').sign(key);
  const eternal = await sign(new SignJWT({ site: 'demo' }).setAudience('baton-customer'));
  const other = await sign(
    new SignJWT({ site: 'demo' }).setAudience('demo').setExpirationTime('1h'),
  );
  expect(await readToken(key, eternal, now)).toBeNull();
  expect(await readToken(key, other, now)).toBeNull();
});
