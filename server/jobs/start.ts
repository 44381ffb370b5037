import type { Log } from '../context.ts';
import { createBoss, dueQueue } from './queue.ts';

export interface Jobs {
  /** Waits for a sweep under way; at most 5 s. */
  stop(): Promise<void>;
}

interface Parts {
  databaseUrl: string;
  log: Log;
  /** Does everything whose `due_at` has come. Any node may: each piece is claimed conditionally. */
  runDue(now: Date): Promise<void>;
  now(): Date;
  /** How often this process looks by itself, in milliseconds. */
  everyMs?: number;
}

/**
 * Wakes `runDue` every second in this process, and once a minute through pg-boss, which reaches a
 * node even when another one's timers are stuck. `prepareJobs` must have run on this database.
 */
export async function startJobs({
  databaseUrl,
  log,
  runDue,
  now,
  everyMs = 1_000,
}: Parts): Promise<Jobs> {
  let underWay: Promise<void> | null = null;
  const sweep = (): Promise<void> => {
    underWay ??= runDue(now())
      .catch((error) => log.error('run_due_failed', { message: String(error) }))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };

  const boss = createBoss(databaseUrl, log);
  await boss.start();
  await boss.work(dueQueue, { pollingIntervalSeconds: 10 }, sweep);
  const timer = setInterval(sweep, everyMs);

  return {
    async stop() {
      clearInterval(timer);
      await Promise.all([within(4_500, underWay), boss.stop({ timeout: 4_500, wait: true })]);
    },
  };
}

function within(ms: number, work: Promise<void> | null): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    Promise.resolve(work).finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
