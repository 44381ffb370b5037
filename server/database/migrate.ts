import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Migration, readMigrations } from './migrations.ts';

// Prisma's own record, column for column: its tools can take a database of ours over.
const record = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

/**
 * Applies what is not applied yet, each migration in a transaction of its own, and returns the names.
 * The caller holds the start lock. Throws StartError when an applied migration reads differently now.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(record);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'select migration_name, checksum from _prisma_migrations where rolled_back_at is null',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const done: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) throw changed(migration.name);
      await apply(client, migration);
      done.push(migration.name);
    }
    return done;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`Migration ${name} failed and was rolled back: ${why}`);
  }
}

const changed = (name: string) =>
  new StartError(
    `This database was migrated with another version of ${name}: use the Baton that made it, or start on an empty database (built-in one: move DATA_DIR away).`,
  );
