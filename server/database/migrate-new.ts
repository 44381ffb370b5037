import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder, readMigrations } from './migrations.ts';
import { diffSchemas } from './schema-engine.ts';

const usage = `npm run migrate:new NAME        a new migration from the last one's schema to prisma/schema.prisma
npm run migrate:new -- --again  writes the last migration again (only while nobody has applied it)`;

/** Writes `<number>_<name>/{migration.sql,schema.prisma}`; what is in its `constraints.sql` follows. */
async function writeMigration(asked: string): Promise<string> {
  const existing = readMigrations();
  const again = asked === '--again';
  const name = again
    ? (existing.at(-1)?.name ?? '0001_init')
    : `${String(existing.length + 1).padStart(4, '0')}_${asked}`;
  const before = existing.filter((migration) => migration.name !== name).at(-1);
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const sql = await diffSchemas(before?.schema ?? null, schema);

  const folder = path.join(migrationsFolder, name);
  mkdirSync(folder, { recursive: true });
  const byHand = path.join(folder, 'constraints.sql');
  const rest = existsSync(byHand) ? `\n${readFileSync(byHand, 'utf8')}` : '';
  writeFileSync(path.join(folder, 'migration.sql'), sql + rest);
  writeFileSync(path.join(folder, 'schema.prisma'), schema);
  return path.relative('.', folder);
}

const asked = process.argv[2] ?? '';
if (/^(--again|[a-z][a-z0-9_]*)$/.test(asked)) {
  console.log(`Wrote ${await writeMigration(asked)}`);
} else {
  console.error(usage);
  process.exitCode = 1;
}
