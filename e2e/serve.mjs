import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// The app as `npm start` runs it, on a data folder that goes when it ends.
const folder = mkdtempSync(path.join(os.tmpdir(), 'baton-e2e-'));
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../server/build/start.mjs');
