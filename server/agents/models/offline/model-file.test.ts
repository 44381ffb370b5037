import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { probabilities, train } from './classifier.ts';
import { rawLines } from './examples.ts';
import { expand, seeded } from './expand.ts';
import { LINES } from './lines/all.ts';
import { LABELS } from './lines/labels.ts';
import { readModel, writeModel } from './model-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'baton-model-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLES = LABELS.flatMap((label) =>
  rawLines('en', label)
    .slice(0, 20)
    .flatMap((line) => expand(line, 2, seeded(1)).map((text) => ({ text, label }))),
);

it('the same lines and seed give the same model', () => {
  const [one, two] = [train(EXAMPLES, seeded(3)), train(EXAMPLES, seeded(3))];
  expect(two.weights).toEqual(one.weights);
});

it('a stored model answers as the trained one does', () => {
  const trained = train(EXAMPLES, seeded(3));
  const file = join(folder, 'model.bin');
  writeModel(file, trained);
  const stored = readModel(file);
  expect(stored).toBeDefined();
  if (!stored) return;
  const before = probabilities(trained, 'my refund has not arrived');
  const after = probabilities(stored, 'my refund has not arrived');
  for (const [at, value] of before.entries()) expect(after[at]).toBeCloseTo(value, 1);
});

it('a file that is cut or made from other lines is not read', () => {
  const file = join(folder, 'other.bin');
  writeModel(file, train(EXAMPLES, seeded(3)));
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, 100));
  expect(readModel(file)).toBeUndefined();
  bytes.writeUInt32LE(1, 4);
  writeFileSync(file, bytes);
  expect(readModel(file)).toBeUndefined();
  expect(readModel(join(folder, 'none.bin'))).toBeUndefined();
});

it('there are at least 300 English lines and 60 in each other language, with every label', () => {
  for (const language of Object.keys(LINES)) {
    const counts = LABELS.map((label) => rawLines(language, label).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(language === 'en' ? 300 : 60);
  }
});
