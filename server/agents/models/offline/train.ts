import { resolve } from 'node:path';
import { MODEL_FILE, readModel, trainNow, writeModel } from './model-file.ts';

/**
 * Writes the offline model that the server loads, unless the present one is from the same lines.
 * The build calls it; `tsx server/agents/models/offline/train.ts` does the same by hand.
 */
export function buildModel(file = resolve(MODEL_FILE)): 'built' | 'current' {
  if (readModel(file)) return 'current';
  writeModel(file, trainNow());
  return 'built';
}

if (process.argv[1]?.endsWith('offline/train.ts')) {
  const started = performance.now();
  const outcome = buildModel();
  process.stdout.write(
    `offline model: ${outcome} (${Math.round(performance.now() - started)} ms)\n`,
  );
}
