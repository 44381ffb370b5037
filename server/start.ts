import { createServer } from 'node:net';
import { ensureSite, seed } from '../prisma/seed.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Log, systemClock } from './context.ts';
import { openDatabase } from './database/client.ts';
import { holdDataFolder } from './database/data-folder.ts';
import { startEmbedded } from './database/embedded.ts';
import { prepareDatabase } from './database/prepare.ts';
import { StartError } from './start-error.ts';

export interface Running {
  port: number;
  /** Drains within 10 s: last in, first out. */
  stop(): Promise<void>;
}

/**
 * Everything in order: data folder, PostgreSQL, {migrations, pg-boss, seed}, pages, listen. What was
 * started is stopped again when a later step fails.
 * @param signal aborts between two steps: somebody asked to stop while it was starting.
 */
export async function start(config: Config, log: Log, signal: AbortSignal): Promise<Running> {
  const undo: (() => Promise<void>)[] = [];
  const stop = once(async () => {
    for (const step of undo.reverse())
      await step().catch((error) => log.error('stop_failed', { message: String(error) }));
  });
  try {
    return { port: await startAll(config, log, signal, undo), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  config: Config,
  log: Log,
  signal: AbortSignal,
  undo: (() => Promise<void>)[],
): Promise<number> {
  await refuseTakenPort(config);
  if (!config.databaseUrl) undo.push(await holdDataFolder(config.dataDir));
  signal.throwIfAborted();
  // Next is loaded while PostgreSQL starts; nobody waits for it if the start ends before.
  const pagesReady = config.pages === 'off' ? null : loadPages(config);
  pagesReady?.catch(() => undefined);
  const databaseUrl = config.databaseUrl ?? (await startBuiltIn(config.dataDir, undo));
  signal.throwIfAborted();
  const db = openDatabase(databaseUrl);
  undo.push(() => within(1_000, db.$disconnect()));

  const sites = { allowedOrigins: config.trustedOrigins };
  await prepareDatabase(databaseUrl, log, () =>
    config.demo ? seed(db, new Date(), sites) : ensureSite(db, sites),
  );
  signal.throwIfAborted();
  const pages = await pagesReady;
  if (pages) undo.push(() => within(1_000, pages.close()));
  signal.throwIfAborted();

  const clock = systemClock;
  const next = pages?.handle ?? null;
  const app = await createApp({ config, db, databaseUrl, clock, log, next });
  undo.push(() => within(6_500, app.stop()));
  if (config.pages === 'dev' && pages) {
    app.httpServer.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith('/_next/')) void pages.upgrade(request, socket, head);
    });
  }
  signal.throwIfAborted();
  return app.listen(config.port, config.host).catch((error: unknown) => {
    throw listenRefused(config, error);
  });
}

async function startBuiltIn(dataDir: string, undo: (() => Promise<void>)[]): Promise<string> {
  const postgres = await startEmbedded(dataDir);
  undo.push(postgres.stop);
  return postgres.url;
}

async function loadPages(config: Config) {
  // Loaded here: without pages nothing of Next is needed, and it takes half a second.
  const { preparePages } = await import('./http/pages.ts');
  return preparePages(config.pages === 'dev', config.publicUrl);
}

/** Told before anything is started; the real `listen` may still find it taken. */
function refuseTakenPort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenRefused(config, error)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

function listenRefused({ port, host }: Config, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is taken by another program: stop that one, or set PORT to a free one (PORT=${port + 1}).`,
    );
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} needs more rights than this user has: set PORT above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is no address of this machine: set HOST, or leave it out.`);
  return error;
}

function within(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not drained in ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let started: Promise<void> | null = null;
  return () => {
    started ??= work();
    return started;
  };
}
