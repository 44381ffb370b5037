import { defineConfig } from 'prisma/config';

// `prisma generate` needs no schema engine, but downloads one unless it is told where it is.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
