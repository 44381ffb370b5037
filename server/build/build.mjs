import { ensureBuilt } from './ensure-built.mjs';
import { goHome } from './home.mjs';

goHome();
const built = await ensureBuilt();
if (built.length === 0) console.log('Everything is built.');
