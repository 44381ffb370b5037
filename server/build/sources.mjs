import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file at or below the given paths that can change what is built: no tests. */
function listFiles(places) {
  return places.flatMap((place) => {
    if (!existsSync(place)) return [];
    if (statSync(place).isFile()) return [place];
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
  });
}

/** One hash over names and contents of all files at or below these paths. */
export function hashSources(places) {
  const hash = createHash('sha256');
  for (const file of listFiles(places).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
