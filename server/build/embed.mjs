import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/postcss';
import { build } from 'esbuild';
import postcss from 'postcss';

const home = fileURLToPath(new URL('../..', import.meta.url));
const source = path.join(home, 'components/widget');
const shared = {
  absWorkingDir: home,
  bundle: true,
  minify: true,
  legalComments: 'none',
  write: false,
  logLevel: 'warning',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** The chat runs on Preact: the same components at a quarter of the weight. */
const alias = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Builds what a customer's page loads: `outDir/index.html` with its hashed scripts and style, each
 * with a `.br` beside it, and the loader. The same sources give the same bytes.
 * @returns {Promise<{ loaderBrotli: number, firstGzip: number }>} sizes in bytes; `firstGzip` is all
 * that an English visitor downloads inside the frame until the first message.
 */
export async function buildEmbed({ outDir = '.baton/embed', widgetOut = 'public/widget.js' } = {}) {
  const [scripts, style, loader] = await Promise.all([buildScripts(), buildStyle(), buildLoader()]);
  const target = path.resolve(home, outDir);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const html = page(scripts, style);
  const files = [...scripts.files, style, { name: 'index.html', contents: Buffer.from(html) }];
  for (const { name, contents } of files) {
    await writeFile(path.join(target, name), contents);
    await writeFile(path.join(target, `${name}.br`), brotliCompressSync(contents));
  }
  await mkdir(path.dirname(path.resolve(home, widgetOut)), { recursive: true });
  await writeFile(path.resolve(home, widgetOut), loader);
  const first = files.filter(({ name }) => !scripts.later.has(name));
  return {
    loaderBrotli: brotliCompressSync(loader).length,
    firstGzip: first.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0),
  };
}

async function buildScripts() {
  const result = await build({
    ...shared,
    entryPoints: [path.join(source, 'embed.tsx')],
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    outdir: 'embed',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
    alias,
  });
  const outputs = Object.entries(result.metafile.outputs);
  const nameOf = (file) => path.basename(file);
  const [entry, about] = outputs.find(([, output]) => output.entryPoint?.endsWith('embed.tsx'));
  const now = about.imports.filter((one) => one.kind === 'import-statement').map((one) => one.path);
  const first = new Set([entry, ...now].map(nameOf));
  const files = result.outputFiles.map((file) => ({
    name: nameOf(file.path),
    contents: Buffer.from(file.contents),
  }));
  const later = new Set(files.map(({ name }) => name).filter((name) => !first.has(name)));
  return { files, entry: nameOf(entry), preload: now.map(nameOf), later };
}

async function buildStyle() {
  const from = path.join(source, 'embed.css');
  const plugin = tailwind({ base: source, optimize: { minify: true } });
  const { css } = await postcss([plugin]).process(await readFile(from, 'utf8'), { from });
  const { outputFiles } = await build({
    ...shared,
    stdin: { contents: css, loader: 'css', sourcefile: 'embed.css' },
    outdir: 'embed',
    entryNames: 'style-[hash]',
  });
  const [file] = outputFiles;
  return { name: path.basename(file.path), contents: Buffer.from(file.contents) };
}

async function buildLoader() {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [path.join(source, 'loader.ts')],
    format: 'iife',
    target: 'es2021',
    plugins: [{ name: 'css-in-text', setup: tightenTemplates }],
  });
  // One function expression on its own: strict mode would change nothing in it.
  return Buffer.from(outputFiles[0].text.replace(/^"use strict";/, ''));
}

/** The loader's style sheet is text in its script: its line ends are for readers of the source. */
function tightenTemplates(esbuild) {
  esbuild.onLoad({ filter: /loader\.ts$/ }, async ({ path: file }) => ({
    contents: (await readFile(file, 'utf8')).replace(/`:host[^`]*`/, (css) =>
      css.replace(/\n/g, ''),
    ),
    loader: 'ts',
  }));
}

const page = (scripts, style) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>Chat</title>
<link rel="stylesheet" href="/embed/${style.name}">
${scripts.preload.map((name) => `<link rel="modulepreload" href="/embed/${name}">\n`).join('')}<script type="module" src="/embed/${scripts.entry}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { loaderBrotli, firstGzip } = await buildEmbed();
  console.log(
    `loader ${loaderBrotli} bytes brotli; frame ${firstGzip} bytes gzip until the first message`,
  );
}
