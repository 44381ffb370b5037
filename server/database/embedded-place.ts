import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type RunAs, sharedPlace } from './binaries.ts';

/**
 * The folder for PostgreSQL's files. It is `<folder>/postgres`; when Baton runs as root from a place
 * that nobody else can enter (root's home), that name is a link to a folder in /var/lib/baton.
 */
export function placeFor(folder: string, runAs: RunAs | null): string {
  const place = path.join(folder, 'postgres');
  if (existsSync(place)) return realpathSync(place);
  if (!runAs) return path.join(realpathSync(folder), 'postgres');
  // The files in it are 0600: others may pass through the folder, not look into it.
  chmodSync(folder, 0o711);
  if (mayEnter(folder, runAs)) return path.join(realpathSync(folder), 'postgres');

  const elsewhere = path.join(sharedPlace, `data-${randomBytes(6).toString('hex')}`);
  try {
    mkdirSync(path.join(elsewhere, 'postgres'), { recursive: true, mode: 0o711 });
  } catch {
    throw new StartError(
      `PostgreSQL does not run as root and its user cannot enter ${folder}: set DATA_DIR to a folder that it can, or start Baton as an ordinary user.`,
    );
  }
  symlinkSync(path.join(elsewhere, 'postgres'), place);
  return path.join(elsewhere, 'postgres');
}

function mayEnter(folder: string, runAs: RunAs): boolean {
  const probe = spawnSync(
    process.platform === 'win32' ? 'cmd' : '/bin/sh',
    ['-c', 'cd "$0"', folder],
    {
      cwd: '/',
      ...runAs,
    },
  );
  return probe.status === 0;
}
