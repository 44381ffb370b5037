import path from 'node:path';

/** All paths of the project are written from its own folder, wherever the command is called. */
export function goHome() {
  process.chdir(path.resolve(import.meta.dirname, '..', '..'));
}
