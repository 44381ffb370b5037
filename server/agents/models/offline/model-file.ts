import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Classifier, train } from './classifier.ts';
import { allExamples } from './examples.ts';
import { seeded } from './expand.ts';
import { BUCKETS, fnv } from './features.ts';
import { LINES } from './lines/all.ts';
import { LABELS } from './lines/labels.ts';

/** Raised when features or training change, so an older file is not read. */
const VERSION = 1;
const MAGIC = 0x4254_4e31;
const HEADER = 16;
const SIZE = (BUCKETS + 1) * LABELS.length;

export const MODEL_FILE = '.baton/offline-model.bin';

let current: Classifier | undefined;

/** The model of the build; without a current file it is trained in memory, once. */
export function currentClassifier(): Classifier {
  current ??= readModel(resolve(MODEL_FILE)) ?? trainNow();
  return current;
}

/** Deterministic: the same lines give the same weights. Takes 2 to 4 seconds. */
export function trainNow(): Classifier {
  return train(allExamples(), seeded(11));
}

/** Four 32-bit numbers (magic, lines' fingerprint, scale as float, size), then 8-bit weights. */
export function writeModel(file: string, { weights }: Classifier): void {
  const top = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const bytes = Buffer.alloc(HEADER + SIZE);
  bytes.writeUInt32LE(MAGIC, 0);
  bytes.writeUInt32LE(fingerprint(), 4);
  bytes.writeFloatLE(top / 127, 8);
  bytes.writeUInt32LE(SIZE, 12);
  for (const [at, value] of weights.entries())
    bytes.writeInt8(Math.round((value / top) * 127), HEADER + at);
  mkdirSync(dirname(file), { recursive: true });
  // Renamed into place: a server that starts meanwhile never reads half a model.
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

/** Undefined when there is no file or it was made from other lines. */
export function readModel(file: string): Classifier | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  if (bytes.length !== HEADER + SIZE || bytes.readUInt32LE(0) !== MAGIC) return undefined;
  if (bytes.readUInt32LE(4) !== fingerprint()) return undefined;
  const scale = bytes.readFloatLE(8);
  const weights = new Float32Array(SIZE);
  for (let at = 0; at < SIZE; at += 1) weights[at] = bytes.readInt8(HEADER + at) * scale;
  return { weights };
}

/** Changes with any training line. */
export function fingerprint(): number {
  return fnv(`${VERSION}${JSON.stringify(LINES)}`);
}
