import pg from 'pg';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { silentLog } from '../testing/silent-log.ts';
import { dueQueue } from './queue.ts';
import { startJobs } from './start.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = () => new Date('2026-03-02T10:00:00Z');
const parts = () => ({ databaseUrl: database.url, log: silentLog, now });

/** A promise that the test resolves itself. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Resolves as soon as it was called `times` times. */
function counted(times: number) {
  const { open, opened: done } = gate();
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls === times) open();
  };
  return { call, done, calls: () => calls };
}

test('what is due is looked at again and again, with the clock of the app', async () => {
  const seen: Date[] = [];
  const twice = counted(2);
  const jobs = await startJobs({
    ...parts(),
    everyMs: 20,
    runDue: async (at) => {
      seen.push(at);
      await twice.call();
    },
  });
  await twice.done;
  await jobs.stop();
  expect(seen[0]).toEqual(now());
});

test('a sweep that fails is told to the log and does not end the next ones', async () => {
  const twice = counted(2);
  const told: string[] = [];
  const jobs = await startJobs({
    ...parts(),
    log: { ...silentLog, error: (event) => void told.push(event) },
    everyMs: 20,
    runDue: async () => {
      await twice.call();
      throw new Error('once more');
    },
  });
  await twice.done;
  await jobs.stop();
  expect(told[0]).toBe('run_due_failed');
});

test('pg-boss alone wakes it, too', async () => {
  const once = counted(1);
  const sender = new PgBoss(database.url);
  await sender.start();
  await sender.send(dueQueue, {});
  const jobs = await startJobs({ ...parts(), everyMs: 60_000, runDue: once.call });
  await once.done;
  await jobs.stop();
  await sender.stop({ graceful: false });
});

test('stop waits for the sweep under way, and then nothing is swept any more', async () => {
  const begun = counted(1);
  const end = gate();
  let ended = false;
  const jobs = await startJobs({
    ...parts(),
    everyMs: 20,
    runDue: async () => {
      await begun.call();
      await end.opened;
      ended = true;
    },
  });
  await begun.done;
  const stopped = jobs.stop();
  end.open();
  await stopped;
  expect(ended).toBe(true);
  expect(begun.calls()).toBe(1);
});

test('a connection that PostgreSQL cuts is logged and does not end the process', async () => {
  const heard = gate();
  const told: string[] = [];
  const jobs = await startJobs({
    ...parts(),
    log: {
      ...silentLog,
      error: (event) => {
        told.push(event);
        heard.open();
      },
    },
    runDue: async () => undefined,
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'baton-jobs' and datname = current_database()`,
  );
  await client.end();
  await heard.opened;
  expect(told[0]).toBe('jobs_error');
  await jobs.stop();
});
