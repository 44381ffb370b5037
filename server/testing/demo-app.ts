import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seed } from '../../prisma/seed.ts';
import { offlineModel } from '../agents/models/offline.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../context.ts';
import { testDatabase } from './database.ts';
import { silentLog } from './silent-log.ts';

export interface DemoApp {
  url: string;
  close(): Promise<void>;
}

/** The seeded demo without pages, on a port and a database of its own. */
export async function demoApp(): Promise<DemoApp> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baton-app-'));
  const database = await testDatabase();
  const config = readConfig({
    DATA_DIR: folder,
    DEMO: '1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
  });
  await seed(database.db, new Date(), { allowedOrigins: config.trustedOrigins });
  const app = await createApp({
    config,
    db: database.db,
    databaseUrl: database.url,
    clock: systemClock,
    log: silentLog,
    next: null,
    model: offlineModel(),
  });
  return {
    url: `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`,
    async close() {
      await app.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
