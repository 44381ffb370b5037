import type { Log } from './context.ts';

/** One JSON line per event on standard error: standard output is for people. */
export function createLog(write = (line: string) => void process.stderr.write(line)): Log {
  const at =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
