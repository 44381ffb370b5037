import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { keepSecret } from './data-folder.ts';
import { placeFor } from './embedded-place.ts';
import { findRunning } from './embedded-running.ts';

export interface Embedded {
  url: string;
  /** `pg_ctl stop -m fast`: waits for a clean shutdown, at most 10 s. */
  stop(): Promise<void>;
}

const user = 'baton';

/**
 * Starts the PostgreSQL of the installed package in `<dataDir>/postgres`, or reuses the one that a
 * killed app left running there. The caller holds the folder's lock (`holdDataFolder`).
 * @param durable false only for tests: no fsync.
 */
export async function startEmbedded(dataDir: string, durable = true): Promise<Embedded> {
  const binaries = findBinaries();
  const folder = path.resolve(dataDir);
  const place = placeFor(folder, binaries.runAs);
  const password = keepSecret(folder, 'postgres-password', () => randomBytes(24).toString('hex'));
  if (!existsSync(path.join(place, 'PG_VERSION')))
    await initialise(binaries, place, password, durable);

  const stop = () => stopIn(binaries, place);
  const running = await findRunning(place, (port) => canConnect(urlFor(password, port)));
  const port = running ?? (await start(binaries, place, durable));
  try {
    return { url: await withDatabase(urlFor(password, port)), stop };
  } catch (error) {
    await stop();
    if (error instanceof Error && 'code' in error && error.code === '28P01')
      throw new StartError(
        `${path.join(folder, 'postgres-password')} does not open the database in ${place}: put the right one back, or move the folder away to start afresh.`,
      );
    throw error;
  }
}

const urlFor = (password: string, port: number, database = 'postgres') =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

async function initialise(
  binaries: Binaries,
  place: string,
  password: string,
  durable: boolean,
): Promise<void> {
  // Made beside its place and renamed, so that a start killed here leaves nothing half-made.
  const half = `${place}.new`;
  const passwordFile = `${place}.pw`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (binaries.runAs) {
    chownSync(half, binaries.runAs.uid, binaries.runAs.gid);
    chownSync(passwordFile, binaries.runAs.uid, binaries.runAs.gid);
  }
  try {
    await run(binaries, binaries.initdb, [
      ...['-D', half, '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'],
      ...['--builtin-locale=C.UTF-8', '--no-instructions'],
      ...(durable ? [] : ['--no-sync']),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(place, { recursive: true, force: true });
  renameSync(half, place);
}

async function start(binaries: Binaries, place: string, durable: boolean): Promise<number> {
  const log = path.join(place, 'server.log');
  rmSync(log, { force: true });
  const fast = durable ? '' : ' -c fsync=off -c full_page_writes=off -c synchronous_commit=off';
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const settings = `-p ${port} -h 127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
    try {
      await run(binaries, binaries.pgCtl, [
        ...['-w', '-t', '60', '-D', place, '-l', log, '-o', settings + fast, 'start'],
      ]);
      return port;
    } catch (error) {
      const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
      if (attempt < 3 && /could not bind|Address already in use/.test(said)) continue;
      const last = said.trim().split('\n').at(-1) ?? '';
      throw new StartError(
        `The built-in PostgreSQL did not start: ${last || String(error)} (see ${log})`,
      );
    }
  }
}

async function stopIn(binaries: Binaries, place: string): Promise<void> {
  if (!existsSync(path.join(place, 'postmaster.pid'))) return;
  const stop = (mode: string) =>
    run(binaries, binaries.pgCtl, ['-w', '-t', '10', '-D', place, '-m', mode, 'stop']);
  await stop('fast').catch(() => stop('immediate'));
}

/** Runs in its own process group: a Ctrl-C in the terminal is for the app, which then drains. */
function run(binaries: Binaries, command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...binaries.runAs,
      cwd: path.parse(command).root,
      detached: true,
      windowsHide: true,
      // pg_ctl's server inherits stdout: a pipe would stay open for as long as the server lives.
      stdio: command === binaries.initdb ? ['ignore', 'ignore', 'pipe'] : 'ignore',
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      reject(new Error(`${path.basename(command)} ended with ${code ?? signal} ${said.trim()}`));
    });
  });
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function withDatabase(maintenanceUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [user]);
    if (found.rowCount === 0) await client.query(`create database ${user}`);
  } finally {
    await client.end();
  }
  return maintenanceUrl.replace(/postgres$/, user);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
