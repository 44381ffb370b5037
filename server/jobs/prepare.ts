import type { Log } from '../context.ts';
import { createBoss, dueQueue } from './queue.ts';

/**
 * Makes pg-boss's tables and our queue. The caller holds the start lock: several processes that do
 * this at once deadlock in createQueue (decisions.md 30).
 */
export async function prepareJobs(databaseUrl: string, log: Log): Promise<void> {
  const boss = createBoss(databaseUrl, log);
  await boss.start();
  try {
    if (!(await boss.getQueue(dueQueue))) await boss.createQueue(dueQueue);
    await boss.schedule(dueQueue, '* * * * *');
  } finally {
    await boss.stop({ graceful: false, wait: true });
  }
}
