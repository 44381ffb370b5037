import type { Log } from '../context.ts';
import { prepareJobs } from '../jobs/prepare.ts';
import { migrate } from './migrate.ts';
import { withStartLock } from './start-lock.ts';

/**
 * Brings a database to what this version needs, one process at a time.
 * @param fill what must be in it before anybody is served (seed, first site), under the same lock.
 */
export function prepareDatabase(
  url: string,
  log: Log,
  fill: () => Promise<void> = async () => undefined,
): Promise<void> {
  return withStartLock(url, async () => {
    const applied = await migrate(url);
    if (applied.length > 0) log.info('migrated', { applied });
    await Promise.all([prepareJobs(url, log), fill()]);
  });
}
