import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A folder of `prisma/migrations`: `migration.sql` and the `schema.prisma` that it leads to. */
export interface Migration {
  name: string;
  sql: string;
  schema: string;
  /** sha256 of `migration.sql`, as Prisma records it. */
  checksum: string;
}

export const migrationsFolder = path.resolve('prisma/migrations');

export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .filter((name) => existsSync(path.join(folder, name, 'migration.sql')))
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return {
        name,
        sql,
        schema: readFileSync(path.join(folder, name, 'schema.prisma'), 'utf8'),
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    });
}
