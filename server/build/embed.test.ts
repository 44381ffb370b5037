import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Sizes {
  loaderBrotli: number;
  firstGzip: number;
}
type Build = (places: { outDir: string; widgetOut: string }) => Promise<Sizes>;

let folder = '';
let sizes: Sizes;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baton-embed-'));
  const entry = new URL('./embed.mjs', import.meta.url).href;
  const { buildEmbed } = (await import(entry)) as { buildEmbed: Build };
  sizes = await buildEmbed({
    outDir: path.join(folder, 'embed'),
    widgetOut: path.join(folder, 'widget.js'),
  });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the committed loader is what its source builds', async () => {
  const committed = await readFile(new URL('../../public/widget.js', import.meta.url), 'utf8');
  expect(await readFile(path.join(folder, 'widget.js'), 'utf8')).toBe(committed);
});

test('the loader stays within 1,300 bytes and the frame within 48 KB until the first message', () => {
  expect(sizes.loaderBrotli).toBeLessThanOrEqual(1300);
  expect(sizes.firstGzip).toBeLessThanOrEqual(48 * 1024);
});

test('the frame page runs under a policy without inline scripts and styles', async () => {
  const html = await readFile(path.join(folder, 'embed/index.html'), 'utf8');
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

test('every file that the page names is there, with its compressed twin', async () => {
  const files = new Set(await readdir(path.join(folder, 'embed')));
  const html = await readFile(path.join(folder, 'embed/index.html'), 'utf8');
  const named = [...html.matchAll(/\/embed\/([\w.-]+)/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThanOrEqual(2);
  for (const name of named) {
    expect(files, name).toContain(name);
    expect(files, name).toContain(`${name}.br`);
  }
});
