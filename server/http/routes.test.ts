import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { readIdentity } from '../auth/identity.ts';
import { createOperatorAuth } from '../auth/operators.ts';
import { systemClock } from '../context.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { silentLog } from '../testing/silent-log.ts';
import { type HttpParts, httpRoutes } from './routes.ts';

let database: TestDatabase;
let parts: HttpParts;
const servers: Server[] = [];
const built = mkdtempSync(path.join(os.tmpdir(), 'baton-embed-'));
let url: string;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await seed(db, new Date(), { allowedOrigins: ['https://shop.example'] });
  writeFileSync(path.join(built, 'index.html'), '<!doctype html><title>Chat</title>');
  writeFileSync(path.join(built, 'chat-ABC12345.js'), 'export const chat = 1;');
  writeFileSync(path.join(built, 'widget.js'), 'loader()');
  const publicUrl = 'http://localhost:3000';
  const secret = 'a secret for tests, at least 32 characters';
  parts = {
    config: { publicUrl, trustProxy: false, demo: true },
    db,
    clock: systemClock,
    log: silentLog,
    auth: createOperatorAuth({ db, secret, publicUrl, clock: systemClock }),
    embedDir: built,
    widgetFile: path.join(built, 'widget.js'),
  };
  url = await serve(parts);
});
afterAll(async () => {
  for (const server of servers) server.close();
  rmSync(built, { recursive: true, force: true });
  await database.close();
});

async function serve(of: HttpParts): Promise<string> {
  const routes = httpRoutes(of);
  const server = createServer((request, response) => {
    void routes(request, response).then((handled) => {
      if (!handled) response.writeHead(418).end('a page');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (to: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const ana = JSON.stringify({ email: 'ana@demo.test', password: 'baton-demo' });

test('every other path is a page', async () => {
  for (const path of ['/', '/operator', '/embedded', '/api/authors', '/demo', '/_next/x.js']) {
    expect((await fetch(url + path)).status, path).toBe(418);
  }
});

test('health says ok, and 503 when the database does not answer', async () => {
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  const db = new Proxy(database.db, {
    get: (real, key) =>
      key === '$queryRaw' ? () => Promise.reject(new Error()) : Reflect.get(real, key),
  });
  const down = await fetch(`${await serve({ ...parts, db })}/health`);
  expect(down.status).toBe(503);
  expect(await down.json()).toMatchObject({ error: { code: 'unavailable' } });
});

test('the wrong method hears which one is right', async () => {
  const response = await post('/health', '{}');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.json()).toEqual({
    error: { code: 'invalid', message: 'Use GET or HEAD here.' },
  });
});

test('an operator signs in without Origin, and from our own pages', async () => {
  expect((await post('/api/auth/sign-in/email', ana)).status).toBe(200);
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
    const response = await post('/api/auth/sign-in/email', ana, { origin });
    expect(response.status).toBe(200);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const session = await fetch(`${url}/api/auth/get-session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({
      user: { email: 'ana@demo.test', role: 'operator' },
    });
  }
});

test("a page of another site cannot sign in or out in somebody's name", async () => {
  for (const path of ['/api/auth/sign-in/email', '/api/auth/sign-out', '/demo/sign-in']) {
    const response = await post(path, ana, { origin: 'https://evil.test' });
    expect(response.status, path).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } });
  }
});

test('nobody chooses the address that sign-ins are counted for', async () => {
  const tries = [];
  for (let n = 0; n < 31; n++) {
    const body = JSON.stringify({ email: `nobody${n}@x.test`, password: 'x' });
    const headers = { 'x-baton-client-address': `10.0.0.${n}`, 'x-forwarded-for': `10.0.1.${n}` };
    tries.push((await post('/api/auth/sign-in/email', body, headers)).status);
  }
  expect(tries).toContain(429);
});

test('a body over 64 KiB is refused, said or not said beforehand', async () => {
  const large = 'x'.repeat(70_000);
  const said = await post('/demo/sign-in', JSON.stringify({ customer: large }));
  expect(said.status).toBe(413);
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${url}/api/auth/sign-in/email`, { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.write(large);
    request.end();
  });
  expect(status).toBe(413);
});

test('the demo shop signs who its customer is, and lists customers and mails', async () => {
  const { customers } = await (await fetch(`${url}/demo/customers`)).json();
  expect(customers).toContainEqual({
    name: 'Mia Brandt',
    email: 'mia@example.test',
    orders: ['A-7781', 'A-7902'],
  });
  const signed = await post('/demo/sign-in', JSON.stringify({ customer: 'mia@example.test' }));
  const { identity } = await signed.json();
  const site = await database.db.site.findUniqueOrThrow({ where: { key: 'demo' } });
  expect(await readIdentity(site, identity, new Date())).toMatchObject({
    email: 'mia@example.test',
    name: 'Mia Brandt',
  });
  await database.db.mail.create({
    data: {
      siteId: 'demo',
      to: 'mia@example.test',
      subject: 'Code',
      body: '123456',
      createdAt: new Date(0),
    },
  });
  expect(await (await fetch(`${url}/demo/mailbox`)).json()).toEqual({
    mails: [
      {
        to: 'mia@example.test',
        subject: 'Code',
        body: '123456',
        createdAt: '1970-01-01T00:00:00.000Z',
      },
    ],
  });
});

test.each([
  ['not json', 400, 'invalid'],
  ['[]', 400, 'invalid'],
  ['{}', 400, 'invalid'],
  ['{"customer":"nobody@example.test"}', 404, 'not_found'],
])('the demo sign-in refuses %s', async (body, status, code) => {
  const response = await post('/demo/sign-in', body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
});

test('where there is no demo, nothing of it exists', async () => {
  const live = await serve({ ...parts, config: { ...parts.config, demo: false } });
  for (const path of ['/demo/customers', '/demo/mailbox']) {
    expect((await fetch(live + path)).status).toBe(404);
  }
  const signIn = await fetch(`${live}/demo/sign-in`, {
    method: 'POST',
    body: '{"customer":"mia@example.test"}',
  });
  expect(signIn.status).toBe(404);
});

test("the frame is for the site's origins only, and runs nothing but its own files", async () => {
  const response = await fetch(`${url}/embed?site=demo`);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self' https://shop.example");
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("connect-src 'self' ws://localhost:3000");
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${url}/embed?site=unknown`)).status).toBe(404);
  expect((await fetch(`${url}/embed`)).status).toBe(200);
});

test('its files are kept forever, in brotli for who reads it, and 304 for who has them', async () => {
  const asset = `${url}/embed/chat-ABC12345.js`;
  const response = await fetch(asset, { headers: { 'accept-encoding': 'identity' } });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toBe('export const chat = 1;');
  const etag = response.headers.get('etag') ?? '';
  expect((await fetch(asset, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const raw = await new Promise<Buffer>((resolve, reject) => {
    httpRequest(asset, { headers: { 'accept-encoding': 'gzip, br' } }, async (answer) => {
      expect(answer.headers['content-encoding']).toBe('br');
      resolve(Buffer.concat(await answer.toArray()));
    })
      .on('error', reject)
      .end();
  });
  expect(brotliDecompressSync(raw).toString()).toBe('export const chat = 1;');
});

test.each([
  '../seed.ts',
  '..%2fseed.ts',
  'index.html',
  'chat-ABC12345.js.br',
  'none-1.js',
  '%00.js',
  'a/b.js',
])('there is no file %s to be had', async (name) => {
  const status = await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    httpRequest({ hostname, port, path: `/embed/${name}` }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect([404, 418]).toContain(status);
});

test('the loader may be included by any page', async () => {
  const response = await fetch(`${url}/widget.js`);
  expect(await response.text()).toBe('loader()');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('what was not built says how to build it', async () => {
  const bare = await serve({ ...parts, embedDir: '/nowhere', widgetFile: '/nowhere/widget.js' });
  for (const path of ['/embed', '/widget.js']) {
    const response = await fetch(bare + path);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining('npm run build') },
    });
  }
});

test('an unexpected error says nothing of the inside', async () => {
  const db = new Proxy(database.db, {
    get: (real, key) => {
      if (key === 'customer') throw new Error('secret detail');
      return Reflect.get(real, key);
    },
  });
  const response = await fetch(`${await serve({ ...parts, db })}/demo/customers`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret detail');
});
