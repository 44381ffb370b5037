import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeHandler } from 'better-auth/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { addUser } from './add-user.ts';
import {
  CLIENT_ADDRESS_HEADER,
  createOperatorAuth,
  type OperatorAuth,
  operatorReader,
  type ReadOperator,
} from './operators.ts';

let database: TestDatabase;
let auth: OperatorAuth;
let readOperator: ReadOperator;
let server: Server;
let url: string;

beforeAll(async () => {
  database = await testDatabase();
  const { clock } = testCtx(database.db);
  await seed(database.db, clock.now(), { allowedOrigins: [] });
  const secret = 'a secret for tests, at least 32 characters';
  auth = createOperatorAuth({ db: database.db, secret, publicUrl: 'http://localhost:3000', clock });
  readOperator = operatorReader(auth, database.db);
  const handler = toNodeHandler(auth);
  server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await database.close();
});

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [CLIENT_ADDRESS_HEADER]: '10.0.0.1',
      ...headers,
    },
    body: JSON.stringify({ email, password }),
  });
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

test('a fetch without Origin signs in, and the cookie says who it is', async () => {
  const response = await signIn('ana@demo.test', 'baton-demo');
  expect(response.status).toBe(200);
  expect(await readOperator({ cookie: cookieOf(response) })).toEqual({
    userId: 'demo-ana',
    name: 'Ana Ruiz',
    role: 'operator',
    siteId: 'demo',
  });
});

test('no cookie, and a forged one, are nobody', async () => {
  expect(await readOperator({})).toBeNull();
  expect(await readOperator({ cookie: 'better-auth.session_token=forged.signature' })).toBeNull();
});

test('signing out ends the session', async () => {
  const cookie = cookieOf(await signIn('vera@demo.test', 'baton-demo'));
  expect(await readOperator({ cookie })).toMatchObject({ role: 'supervisor' });
  const out = await fetch(`${url}/api/auth/sign-out`, { method: 'POST', headers: { cookie } });
  expect(out.status).toBe(200);
  expect(await readOperator({ cookie })).toBeNull();
});

test('a wrong password is refused like an unknown e-mail', async () => {
  const wrong = await signIn('luc@demo.test', 'not the password');
  const unknown = await signIn('nobody@demo.test', 'not the password');
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.json()).toEqual(await unknown.json());
});

test('nobody can sign up, or give themselves a role', async () => {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'x@x.test',
      password: 'long enough',
      name: 'X',
      role: 'administrator',
    }),
  });
  expect(response.ok).toBe(false);
  expect(await database.db.user.count({ where: { email: 'x@x.test' } })).toBe(0);
});

test('ten tries a minute on one account, whatever the address', async () => {
  const tries = [];
  for (let n = 0; n < 11; n++) {
    const response = await signIn('root@demo.test', 'wrong', {
      [CLIENT_ADDRESS_HEADER]: `10.1.0.${n}`,
    });
    tries.push(response.status);
  }
  expect(tries.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(tries[10]).toBe(429);
});

test('a user added by the command can sign in', async () => {
  const password = 'a long password';
  await addUser(database.db, {
    email: 'New@Shop.test',
    name: 'New',
    role: 'operator',
    password,
    siteId: 'demo',
  });
  expect(
    (await signIn('new@shop.test', password, { [CLIENT_ADDRESS_HEADER]: '10.2.0.1' })).status,
  ).toBe(200);
});

test.each([
  [{ email: 'nope' }, 'The email must be an e-mail address.'],
  [{ role: 'boss' }, 'The role must be one of: operator, supervisor, administrator.'],
  [{ password: 'short' }, 'The password must have 10 characters or more.'],
  [{ email: 'ana@demo.test' }, 'There is already a user with the e-mail ana@demo.test.'],
])('adding a user with %o says what is wrong', async (change, message) => {
  const good = {
    email: 'b@shop.test',
    name: 'B',
    role: 'operator',
    password: 'a long password',
    siteId: 'demo',
  };
  await expect(
    addUser(database.db, { ...good, ...change } as typeof good & { role: 'operator' }),
  ).rejects.toThrow(message);
});
