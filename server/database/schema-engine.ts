import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { startEmbedded } from './embedded.ts';

/**
 * The SQL from one Prisma schema to the next (`null` = an empty database), by Prisma's own engine,
 * offline. It compares the two files only, but asks a live PostgreSQL for its version: a throw-away.
 */
export async function diffSchemas(from: string | null, to: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baton-migration-'));
  const postgres = await startEmbedded(folder, false);
  try {
    const engine = await loadEngine(to, postgres.url);
    const answer = await engine.diff({
      from: from === null ? { tag: 'empty' } : asDatamodel(from),
      to: asDatamodel(to),
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return answer.stdout ?? '';
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const asDatamodel = (content: string) => ({
  tag: 'schemaDatamodel' as const,
  files: [{ path: 'schema.prisma', content }],
});

/** Instantiated by hand: the package's own entry imports the wasm file as only bundlers can. */
function loadEngine(schema: string, url: string): Promise<glue.SchemaEngine> {
  const file = path.resolve('node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm');
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(exports);
  const begin = exports.__wbindgen_start;
  if (typeof begin === 'function') begin();
  return glue.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url })),
  );
}
