import { buildOrExit } from './ensure-built.mjs';
import { goHome } from './home.mjs';

goHome();
const names = process.argv.slice(2);
const built = await buildOrExit(names.length > 0 ? names : undefined);
if (built.length === 0) console.log('Everything is built.');
