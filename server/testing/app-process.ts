import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface AppProcess {
  child: ChildProcess;
  /** The port that it says it listens on; rejects with what it said if it ends before. */
  ready: Promise<number>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; said: string }>;
}

/** The built app as a process of its own, without pages unless the environment says otherwise. */
export function runApp(
  env: Record<string, string>,
  [command, ...args]: [string, ...string[]] = [process.execPath, '.baton/server.mjs'],
): AppProcess {
  const child = spawn(command, args, {
    env: { PATH: pathOf(), NODE_ENV: 'production', PORT: '0', BATON_PAGES: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, said }));
  const ready = new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const port = said.match(/Chat page +http:\/\/localhost:(\d+)\//)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The app ended before it was ready:\n${said}`)));
  });
  // Asked for by only some tests: one that expects the end need not look at it.
  ready.catch(() => undefined);
  return { child, ready, ended };
}

const pathOf = () => `${process.execPath.replace(/[^/\\]+$/, '')}:/usr/local/bin:/usr/bin:/bin`;
