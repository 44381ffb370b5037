import PgBoss from 'pg-boss';
import type { Log } from '../context.ts';

/** The one queue: "look at what is due". What is due is in our own tables (decisions.md 2). */
export const dueQueue = 'run-due';

/** Without an `error` listener a lost connection would end the process. */
export function createBoss(databaseUrl: string, log: Log): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 3,
    application_name: 'baton-jobs',
  });
  boss.on('error', (error) => log.error('jobs_error', { message: error.message }));
  return boss;
}
