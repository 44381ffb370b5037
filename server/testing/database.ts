import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Db } from '../context.ts';
import { openDatabase } from '../database/client.ts';

export interface TestDatabase {
  db: Db;
  url: string;
  /** Disconnects and drops it. */
  close(): Promise<void>;
}

/** A migrated, empty database of its own for a test file, from the run's template (about 50 ms). */
export async function testDatabase(): Promise<TestDatabase> {
  const { server, name, url } = await create();
  const db = openDatabase(url, 5);
  return {
    db,
    url,
    async close() {
      await db.$disconnect();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function create(): Promise<{ server: string; name: string; url: string }> {
  const answer = await fetch(inject('testDatabaseAt'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(`No test database: ${server}`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template template strategy file_copy`);
  return { server, name, url: server.replace(/baton$/, name) };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
