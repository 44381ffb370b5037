import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'baton-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const database = 'postgresql://u:p@localhost:5432/d';
const strong = 'x'.repeat(32);

test('nothing configured is the demo on 127.0.0.1:3000 with the built-in database', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: true,
    openai: null,
    publicUrl: 'http://localhost:3000',
    trustedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    tokenBudget: 2000,
    reopenHours: 24,
    limiter: true,
  });
});

test('the secret is made once and only its owner may read it', () => {
  const first = readConfig({ DATA_DIR }).secret;
  expect(first).toHaveLength(64);
  expect(readConfig({ DATA_DIR }).secret).toBe(first);
  const file = path.join(DATA_DIR, 'secret');
  expect(readFileSync(file, 'utf8').trim()).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a database of your own is no demo and needs a secret of your own', () => {
  expect(() => readConfig({ DATA_DIR, DATABASE_URL: database })).toThrow(
    'BATON_SECRET is required when DATABASE_URL is set: set it to at least 32 characters, for example from: openssl rand -hex 32.',
  );
  const config = readConfig({ DATA_DIR, DATABASE_URL: database, BATON_SECRET: strong });
  expect(config).toMatchObject({ demo: false, databaseUrl: database, secret: strong });
  expect(config.host).toBe('0.0.0.0');
  const demo = { DATA_DIR, DATABASE_URL: database, BATON_SECRET: strong, DEMO: '1' };
  expect(readConfig(demo)).toMatchObject({ demo: true, host: '127.0.0.1' });
});

test.each([
  [{ PORT: 'eighty' }, /^PORT is not valid \(eighty\): set it to a number from 0 to 65535/],
  [{ PORT: '70000' }, /^PORT is not valid \(70000\)/],
  [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL is not valid: set it to postgresql:/],
  [{ BATON_SECRET: 'short' }, /^BATON_SECRET is not valid: set it to at least 32 characters/],
  [{ PUBLIC_URL: 'support.example.com' }, /^PUBLIC_URL is not valid: set it to the address/],
  [{ REOPEN_HOURS: '-1' }, /^REOPEN_HOURS is not valid \(-1\): set it to a whole number/],
  [{ LIMITER: 'maybe' }, /^LIMITER is not valid: set it to on or off\./],
  [{ DATA_DIR: '/etc/passwd/x' }, /^DATA_DIR .* cannot be written \(ENOTDIR\): set DATA_DIR to/],
])('%o is refused in one line that names it', (env, line) => {
  expect(() => readConfig({ DATA_DIR, ...env })).toThrow(line);
});

test('an empty variable counts as not set, zero does not', () => {
  expect(readConfig({ DATA_DIR, PORT: ' ', REOPEN_HOURS: '0' })).toMatchObject({
    port: 3000,
    reopenHours: 0,
  });
});
