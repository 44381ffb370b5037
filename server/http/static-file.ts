import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

interface Loaded {
  changedMs: number;
  plain: Buffer;
  brotli: Buffer;
  etag: string;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const compress = promisify(brotliCompress);
const loaded = new Map<string, Loaded>();

/** The file as it is now; kept in memory, plain and brotli, until it changes. Null: not there. */
async function load(file: string): Promise<Loaded | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  const known = loaded.get(file);
  if (known?.changedMs === info.mtimeMs) return known;
  const plain = await readFile(file);
  const brotli = await readFile(`${file}.br`).catch(() => compress(plain));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const fresh = { changedMs: info.mtimeMs, plain, brotli, etag: `"${hash}"` };
  loaded.set(file, fresh);
  return fresh;
}

/** Answers with a file, compressed for who can read it, 304 for who has it. False: no such file. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  cacheControl: string,
): Promise<boolean> {
  const found = await load(file);
  if (!found) return false;
  const packed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = packed ? found.brotli : found.plain;
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('cache-control', cacheControl);
  response.setHeader('etag', found.etag);
  response.setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === found.etag) {
    response.writeHead(304).end();
    return true;
  }
  if (packed) response.setHeader('content-encoding', 'br');
  response.writeHead(200, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
