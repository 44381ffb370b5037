import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

/**
 * The port of a PostgreSQL that is already running in `place` (its app was killed), or null. One that
 * is still starting or stopping is waited for, at most 30 s; a pid file without a process is removed.
 */
export async function findRunning(
  place: string,
  answers: (port: number) => Promise<boolean>,
): Promise<number | null> {
  const pidFile = path.join(place, 'postmaster.pid');
  for (let tries = 0; tries < 300; tries++) {
    const lines = readOrNull(pidFile)?.split('\n');
    if (!lines) return null;
    const pid = Number(lines[0]);
    if (!isPostgres(pid)) {
      rmSync(pidFile, { force: true });
      return null;
    }
    const port = Number(lines[3]);
    if (port && (await answers(port))) return port;
    await wait(100);
  }
  throw new StartError(
    `A PostgreSQL (${pidFile}) runs in ${place} and does not let us in: stop it, or set another DATA_DIR.`,
  );
}

/** After a reboot, or in a new container, the number may belong to another program. */
export function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  // "12 (postgres) S …": Z is one that ended and that nobody has collected yet.
  return / \(postgres\) [^ZX] /.test(readOrNull(`/proc/${pid}/stat`) ?? '');
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
