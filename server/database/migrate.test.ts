import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Prisma } from '../../prisma/client/client.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { silentLog } from '../testing/silent-log.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { prepareDatabase } from './prepare.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('the last migration leads to prisma/schema.prisma', () => {
  expect(readMigrations().at(-1)?.schema).toBe(readFileSync('prisma/schema.prisma', 'utf8'));
});

test('a migration ends with the constraints that were written by hand for it', () => {
  const byHand = readFileSync('prisma/migrations/0001_init/constraints.sql', 'utf8');
  expect(readMigrations()[0]?.sql.endsWith(byHand)).toBe(true);
});

test('every model can be read on a migrated database', async () => {
  const unread: string[] = [];
  for (const model of Object.values(Prisma.ModelName)) {
    const key = model.charAt(0).toLowerCase() + model.slice(1);
    const delegate: unknown = Reflect.get(database.db, key);
    const read = delegate as { findFirst(): Promise<unknown> };
    await read.findFirst().catch((error: unknown) => unread.push(`${model}: ${error}`));
  }
  expect(Object.values(Prisma.ModelName).length).toBeGreaterThan(20);
  expect(unread).toEqual([]);
});

test('a migrated database is not migrated again', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

test('a migration that was changed after it was applied is refused in one line', async () => {
  const changed = readMigrations().map((migration) => ({ ...migration, checksum: 'other' }));
  await expect(migrate(database.url, changed)).rejects.toThrow(
    /migrated with another version of 0001_init: use the Baton that made it/,
  );
});

test('a migration that fails leaves nothing of itself', async () => {
  const half = {
    name: '9999_half',
    checksum: 'x',
    schema: '',
    sql: 'create table half (id int); select nope',
  };
  await expect(migrate(database.url, [half])).rejects.toThrow(
    /9999_half failed and was rolled back/,
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select to_regclass('half') as made, (select count(*)::int from _prisma_migrations where migration_name = '9999_half') as recorded`,
  );
  await client.end();
  expect(rows).toEqual([{ made: null, recorded: 0 }]);
});

test('several processes that prepare one empty database together all succeed', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create database together');
  await client.end();
  const url = new URL(database.url);
  url.pathname = '/together';
  await Promise.all([1, 2, 3, 4].map(() => prepareDatabase(url.href, silentLog)));
  expect(await migrate(url.href)).toEqual([]);
});
