import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Makes the folder that only this user may look into; throws a line for people if it cannot. */
export function makeDataFolder(dataDir: string): string {
  const folder = path.resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : String(error);
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${why}): set DATA_DIR to another folder.`,
    );
  }
  return realpathSync(folder);
}

/** Reads the secret kept in a file of the data folder (mode 0600); the first caller makes it. */
export function keepSecret(folder: string, name: string, make: () => string): string {
  const file = path.join(folder, name);
  const mine = path.join(folder, `.${name}-${randomBytes(6).toString('hex')}`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    writeFileSync(mine, `${make()}\n`, { mode: 0o600 });
    chmodSync(mine, 0o600);
  }
  try {
    // A link fails if the name exists: of two processes that start together one makes it.
    linkSync(mine, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Refuses a second app on one data folder. The lock is a listening local socket: it dies with the
 * process, however that ends. It answers every caller with the holder's process id.
 * @returns the release.
 */
export async function holdDataFolder(folder: string): Promise<() => Promise<void>> {
  const name = lockName(folder);
  const server = (await listen(name)) ?? (await takeOver(name, folder));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function lockName(folder: string): string {
  const id = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\baton-${id}`;
  if (process.platform === 'linux') return `\0baton-${id}`;
  return path.join('/tmp', `baton-${id}.sock`);
}

function listen(name: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => {
      caller.on('error', () => undefined);
      caller.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(name, () => resolve(server));
  });
}

async function takeOver(name: string, folder: string): Promise<Server> {
  const holder = await ask(name);
  if (holder === null && name.startsWith('/')) {
    rmSync(name, { force: true });
    const server = await listen(name);
    if (server) return server;
  }
  throw new StartError(
    `The data folder ${folder} is used by another running Baton${holder ? ` (process ${holder})` : ''}: stop that one, or set DATA_DIR to another folder.`,
  );
}

/** Null when nobody listens: the socket file outlived its process. */
function ask(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const caller = connect(name);
    caller.on('data', (chunk) => {
      answer += chunk;
    });
    caller.on('end', () => resolve(answer));
    caller.on('error', () => resolve(null));
  });
}
