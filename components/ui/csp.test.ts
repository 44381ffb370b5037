import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(root, folder, file)),
);

test.each([
  ['a style prop', /\sstyle=\{/],
  ['a style element', /<style[\s>]|createElement\('style'\)/],
  ['markup from text', /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/],
  ['an image that writes inline styles', /next\/image/],
  ['a font that is downloaded', /next\/font\/google/],
])('no page needs %s, which a strict policy forbids', (_what, pattern) => {
  const found = sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => path.relative(root, file))).toEqual([]);
});
