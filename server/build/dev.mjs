import { spawn } from 'node:child_process';
import { buildOrExit } from './ensure-built.mjs';
import { goHome } from './home.mjs';

goHome();
await buildOrExit(['client', 'model', 'embed']);
const child = spawn(
  process.execPath,
  [
    'node_modules/tsx/dist/cli.mjs',
    ...['watch', '--clear-screen=false', '--exclude', '.next/**', '--exclude', 'components/**'],
    'server/index.ts',
  ],
  {
    // In a group of its own: a Ctrl-C reaches it once, through us. Twice, tsx kills without a drain.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      BATON_PAGES: 'dev',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
);
let told = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (!told) child.kill(signal);
    told = true;
  });
child.on('exit', (code) => process.exit(code ?? 0));
