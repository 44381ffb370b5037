import pg from 'pg';
import { StartError } from '../start-error.ts';

// Any constant: what matters is that every Baton takes the same one.
const lockKey = 7_212_025;

/**
 * One process at a time prepares a database: migrations and pg-boss's queues deadlock when several
 * nodes start together (decisions.md 30). The lock dies with its connection.
 */
export async function withStartLock<T>(url: string, prepare: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while it waits is told by the query; without a listener it would crash.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw unreachable(url, error);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await prepare();
  } finally {
    await client.end();
  }
}

function unreachable(url: string, error: unknown): StartError {
  const why = error instanceof Error ? error.message || error.name : String(error);
  const { host, pathname } = new URL(url);
  return new StartError(
    `The database ${host}${pathname} cannot be reached (${why}): check DATABASE_URL and that PostgreSQL runs.`,
  );
}
