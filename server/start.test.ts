import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isPostgres } from './database/embedded-running.ts';
import { type AppProcess, runApp } from './testing/app-process.ts';
import { testDatabase } from './testing/database.ts';

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'baton-start-'));
const pidFile = path.join(DATA_DIR, 'postgres', 'postmaster.pid');
const started: AppProcess[] = [];
const app = (...args: Parameters<typeof runApp>) => {
  const one = runApp(...args);
  started.push(one);
  return one;
};

beforeAll(() => {
  execFileSync(process.execPath, ['server/build/build.mjs'], { stdio: 'inherit' });
}, 300_000);
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

test('it starts with nothing configured, and SIGTERM leaves no process and no postmaster.pid', async () => {
  const one = app({ DATA_DIR });
  const port = await one.ready;
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  const postgres = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  expect(isPostgres(postgres)).toBe(true);

  const asked = Date.now();
  one.child.kill('SIGTERM');
  expect(await one.ended).toMatchObject({ code: 0 });
  expect(Date.now() - asked).toBeLessThan(10_000);
  expect(isPostgres(postgres)).toBe(false);
  expect(existsSync(pidFile)).toBe(false);
}, 60_000);

test('a second app on the same data folder is told which process has it', async () => {
  const one = app({ DATA_DIR });
  await one.ready;
  const other = await app({ DATA_DIR }).ended;
  expect(other.code).toBe(1);
  expect(other.said).toBe(
    `The data folder ${DATA_DIR} is used by another running Baton (process ${one.child.pid}): stop that one, or set DATA_DIR to another folder.\n`,
  );
}, 60_000);

test('a signal while it starts ends it, and nothing is left running', async () => {
  const one = app({ DATA_DIR });
  one.child.stdout?.pause();
  await new Promise((resolve) => one.child.once('spawn', resolve));
  one.child.kill('SIGINT');
  await one.ended;
  expect(existsSync(pidFile)).toBe(false);
}, 60_000);

test('a port that is taken is told before anything is started', async () => {
  const other = createServer();
  const PORT = await new Promise<string>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(String(typeof address === 'object' && address?.port));
    });
  });
  const { code, said } = await app({ DATA_DIR, PORT }).ended;
  other.close();
  expect({ code, said }).toEqual({
    code: 1,
    said: `Port ${PORT} is taken by another program: stop that one, or set PORT to a free one (PORT=${Number(PORT) + 1}).\n`,
  });
  expect(existsSync(pidFile)).toBe(false);
}, 30_000);

test('a wrong variable is one line and exit code 1', async () => {
  expect(await app({ DATA_DIR, PORT: 'x' }).ended).toMatchObject({
    code: 1,
    said: 'PORT is not valid (x): set it to a number from 0 to 65535, for example PORT=3000.\n',
  });
}, 30_000);

test('a database that cannot be reached is one line and exit code 1', async () => {
  const DATABASE_URL = 'postgresql://someone@127.0.0.1:9/support';
  const { code, said } = await app({ DATA_DIR, DATABASE_URL, BATON_SECRET: 'x'.repeat(40) }).ended;
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The database 127\.0\.0\.1:9\/support cannot be reached \(.+\): check DATABASE_URL and that PostgreSQL runs\.\n$/,
  );
}, 30_000);

test('four that start together on one empty database are all served', async () => {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create database four');
  await client.end();
  const url = new URL(database.url);
  url.pathname = '/four';
  const env = { DATA_DIR, DATABASE_URL: url.href, BATON_SECRET: 'x'.repeat(40), DEMO: '1' };
  const four = [1, 2, 3, 4].map(() => app(env));
  const ports = await Promise.all(four.map((one) => one.ready));
  expect(new Set(ports).size).toBe(4);
  for (const { child } of four) child.kill('SIGTERM');
  const ends = await Promise.all(four.map((one) => one.ended));
  expect(ends.map((end) => end.code)).toEqual([0, 0, 0, 0]);
  await database.close();
}, 90_000);

test('SIGTERM to npm reaches the app: no process and no postmaster.pid stay', async () => {
  const npm = app({ DATA_DIR, BATON_PAGES: 'built' }, ['npm', 'start']);
  await npm.ready;
  const postgres = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  npm.child.kill('SIGTERM');
  await npm.ended;
  expect(isPostgres(postgres)).toBe(false);
  expect(existsSync(pidFile)).toBe(false);
}, 90_000);
