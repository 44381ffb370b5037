import { readConfig } from './config.ts';
import { greeting } from './greeting.ts';
import { createLog } from './log.ts';
import { type Running, start } from './start.ts';
import { StartError } from './start-error.ts';

const log = createLog();
let running: Promise<Running> | null = null;
let stopping = false;

/** A signal while starting waits for the start, so that what it started is stopped. */
async function shutDown(exitCode: number): Promise<void> {
  // npm forwards a Ctrl-C that the terminal has also sent: the second one changes nothing.
  if (stopping) return;
  stopping = true;
  const limit = setTimeout(() => process.exit(1), 9_800);
  const app = await running?.catch(() => null);
  await app?.stop();
  clearTimeout(limit);
  process.exit(exitCode);
}

function failed(error: unknown): void {
  const line =
    error instanceof StartError
      ? error.message
      : `Baton could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

process.on('SIGTERM', () => void shutDown(0));
process.on('SIGINT', () => void shutDown(0));
process.on('uncaughtException', (error) => {
  log.error('uncaught', { message: error.message, stack: error.stack });
  void shutDown(1);
});

try {
  const config = readConfig();
  running = start(config, log);
  const { port } = await running;
  if (!stopping) process.stdout.write(greeting(config, port));
} catch (error) {
  if (!stopping) failed(error);
}
