import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parts } from './parts.mjs';
import { hashSources } from './sources.mjs';

const record = '.baton/built.json';
const lock = '.baton/building';

export class BuildError extends Error {}

/** For the commands that can do nothing without it: the error in words, and exit code 1. */
export async function buildOrExit(only) {
  try {
    return await ensureBuilt(only);
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exit(1);
  }
}

/**
 * Builds what is not built or whose sources changed, and says so in a line each.
 * @param {string[]} [only] names of parts; all of them by default.
 * @returns {Promise<string[]>} the names of what was built.
 */
export async function ensureBuilt(only = parts.map((part) => part.name)) {
  mkdirSync('.baton', { recursive: true });
  if (stale(only).length === 0) return [];
  await takeLock();
  try {
    const built = [];
    for (const { part, hash } of stale(only)) {
      const started = Date.now();
      process.stdout.write(`Building ${part.says}… `);
      await part.build().catch((error) => {
        process.stdout.write('failed\n');
        throw new BuildError(`${part.says} could not be built.\n${error.message}`);
      });
      remember(part.name, hash);
      built.push(part.name);
      process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    }
    return built;
  } finally {
    rmSync(lock, { force: true });
  }
}

function stale(only) {
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  return parts
    .filter((part) => only.includes(part.name))
    .map((part) => ({ part, hash: hashSources(part.sources) }))
    .filter(({ part, hash }) => known[part.name] !== hash || !existsSync(part.output));
}

function remember(name, hash) {
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  writeFileSync(`${record}.new`, JSON.stringify({ ...known, [name]: hash }, null, 2));
  renameSync(`${record}.new`, record);
}

/** Of several starts from one folder one builds and the others wait for it. */
async function takeLock() {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!builderLives()) rmSync(lock, { force: true });
      else await wait(200);
    }
  }
}

function builderLives() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (pid === 0 || pid === process.pid) return false;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
