import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './browser.mjs';

const output = path.join(import.meta.dirname, '.output');
// Read again in every worker: the first to read it decides, the others inherit.
process.env.BATON_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));

const port = process.env.BATON_E2E_PORT;
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: path.join(output, 'results'),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Without the film, which costs more than the tests themselves on two cores.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic'],
        ...['--disable-background-networking', '--disable-component-update'],
      ],
    },
  },
  webServer: {
    command: 'exec node e2e/serve.mjs',
    cwd: path.join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { NODE_ENV: 'production', PORT: port },
  },
});
