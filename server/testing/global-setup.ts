import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Embedded, startEmbedded } from '../database/embedded.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { silentLog } from './silent-log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the URL of a PostgreSQL that has the database `template`. */
    testDatabaseAt: string;
  }
}

/**
 * One PostgreSQL for a whole test run, started when the first test file asks for a database: a run
 * of pure tests pays nothing. Vitest calls this before, and what it returns after.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baton-test-'));
  let postgres: Promise<Embedded> | null = null;

  const desk = createServer(async (_request, response) => {
    try {
      postgres ??= startWithTemplate(folder);
      response.end((await postgres).url);
    } catch (error) {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  const address = desk.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  project.provide('testDatabaseAt', `http://127.0.0.1:${port}`);

  return async () => {
    desk.close();
    await (await postgres)?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startWithTemplate(folder: string): Promise<Embedded> {
  const postgres = await startEmbedded(folder, false);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database template');
  await client.end();
  await prepareDatabase(postgres.url.replace(/baton$/, 'template'), silentLog);
  return postgres;
}
