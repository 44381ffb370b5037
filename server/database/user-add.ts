import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ensureSite, seed } from '../../prisma/seed.ts';
import { addUser } from '../auth/add-user.ts';
import { readConfig } from '../config.ts';
import type { Db, Log } from '../context.ts';
import { AppError } from '../errors.ts';
import { StartError } from '../start-error.ts';
import { openDatabase } from './client.ts';
import { holdDataFolder } from './data-folder.ts';
import { startEmbedded } from './embedded.ts';
import { prepareDatabase } from './prepare.ts';

const USAGE = `Usage: npm run user:add -- EMAIL NAME ROLE [PASSWORD]
  ROLE is operator, supervisor or administrator. Without PASSWORD it is read from standard input
  (echo "$PASSWORD" | npm run user:add -- …) or asked for.`;

const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };

async function main(): Promise<void> {
  const [email, name, role, password] = process.argv.slice(2);
  if (!email || !name || !role) throw new StartError(USAGE);
  const secret = password ?? (await readPassword());
  const config = readConfig();
  await withDatabase(config, async (db) => {
    const settings = { allowedOrigins: config.trustedOrigins };
    if (config.demo) await seed(db, new Date(), settings);
    else await ensureSite(db, settings);
    const site = await db.site.findFirstOrThrow({ orderBy: { createdAt: 'asc' } });
    await addUser(db, { email, name, role: role as 'operator', password: secret, siteId: site.id });
  });
  process.stdout.write(`Added ${email} (${role}). They can sign in now.\n`);
}

/** The running app's database, or one started for this command alone and stopped after it. */
async function withDatabase(
  config: { databaseUrl: string | null; dataDir: string },
  work: (db: Db) => Promise<void>,
): Promise<void> {
  if (config.databaseUrl) return inDatabase(config.databaseUrl, work);
  const release = await holdDataFolder(config.dataDir).catch((error: unknown) => {
    if (error instanceof StartError) return null;
    throw error;
  });
  const postgres = await startEmbedded(config.dataDir);
  try {
    await inDatabase(postgres.url, work);
  } finally {
    if (release) {
      await postgres.stop();
      await release();
    }
  }
}

async function inDatabase(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  await prepareDatabase(url, quiet);
  const db = openDatabase(url, 2);
  try {
    await work(db);
  } finally {
    await db.$disconnect();
  }
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim();
  process.stdout.write('Password (10 characters or more): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asked = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve) => {
    asked.question('', (answer) => {
      asked.close();
      process.stdout.write('\n');
      resolve(answer);
    });
  });
}

main().catch((error: unknown) => {
  const known = error instanceof AppError || error instanceof StartError;
  process.stderr.write(`${known ? error.message : `The user was not added: ${String(error)}`}\n`);
  process.exitCode = 1;
});
