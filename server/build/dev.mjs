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
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      BATON_PAGES: 'dev',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
