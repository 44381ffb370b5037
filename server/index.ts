import { readConfig } from './config.ts';
import { greeting } from './greeting.ts';
import { createLog } from './log.ts';
import { type Running, start } from './start.ts';
import { StartError } from './start-error.ts';

const log = createLog();
const halt = new AbortController();
let running: Promise<Running> | null = null;

/** A signal while starting ends the start, which stops what it had started. */
async function shutDown(exitCode: number): Promise<void> {
  // npm forwards a Ctrl-C that the terminal has also sent: the second one changes nothing.
  if (halt.signal.aborted) return;
  halt.abort();
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
  running = start(config, log, halt.signal);
  const { port } = await running;
  if (!halt.signal.aborted) process.stdout.write(greeting(config, port));
} catch (error) {
  if (!halt.signal.aborted) failed(error);
}
