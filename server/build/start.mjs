import { buildOrExit } from './ensure-built.mjs';
import { goHome } from './home.mjs';

goHome();
process.env.NODE_ENV ??= 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
await buildOrExit();
await import('../../.baton/server.mjs');
