import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/{node_modules,.next,.baton,.data}/**'],
    globalSetup: ['server/testing/global-setup.ts'],
    // Two cores, one PostgreSQL: more workers only wait for each other.
    pool: 'forks',
    maxWorkers: 2,
    // A guard against hanging, not a measure: stories run whole conversations on a real database.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
