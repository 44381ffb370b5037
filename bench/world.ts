import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { seed } from '../prisma/seed.ts';
import type { Model } from '../server/agents/models/model.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { systemClock } from '../server/context.ts';
import { openDatabase } from '../server/database/client.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { prepareDatabase } from '../server/database/prepare.ts';
import { silentLog } from '../server/testing/silent-log.ts';

export interface World {
  /** Where the product listens. */
  url: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

const errorsOnly = {
  ...silentLog,
  error: (event: string, fields?: Record<string, unknown>) =>
    void process.stderr.write(`${event} ${JSON.stringify(fields)}\n`),
};

/**
 * The product without pages on a PostgreSQL that keeps what it commits (fsync on, as it ships), in a
 * folder of its own; or in a database of its own on the server at `TEST_DATABASE_URL`.
 */
export async function startWorld(model: Model): Promise<World> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baton-bench-'));
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? await ownDatabase(given) : await startEmbedded(folder);
  await prepareDatabase(postgres.url, silentLog);
  const config = readConfig({ DATA_DIR: folder, DEMO: '1', PORT: '0', LIMITER: 'off' });
  const db = openDatabase(postgres.url);
  await seed(db, new Date(), { allowedOrigins: config.trustedOrigins });
  const app = await createApp({
    config,
    db,
    databaseUrl: postgres.url,
    clock: systemClock,
    log: errorsOnly,
    next: null,
    model,
  });
  const port = await app.listen(0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: postgres.url,
    async stop() {
      await app.stop();
      await db.$disconnect();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database that is made for this run and dropped after it. */
async function ownDatabase(server: string): Promise<{ url: string; stop(): Promise<void> }> {
  const name = `bench_${process.pid}_${Date.now()}`;
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => onServer(`drop database ${name} with (force)`) };
}
