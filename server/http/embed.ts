import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { findSite } from '../auth/find-site.ts';
import type { Db } from '../context.ts';
import { AppError, notFound } from '../errors.ts';
import { sendFile } from './static-file.ts';

/** Their names carry a hash of their contents. */
const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=300';

export interface EmbedParts {
  db: Db;
  publicUrl: string;
  embedDir: string;
}

/**
 * The chat's frame (decisions.md 26): `/embed?site=KEY`, which only that site's allowed origins may
 * frame (decisions.md 23), and its hashed files.
 */
export function embedRoute(parts: EmbedParts) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const name = url.pathname.slice('/embed'.length).replace(/^\//, '');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (name !== '') return sendAsset(request, response, parts.embedDir, name);
    const site = await findSite(parts.db, url.searchParams.get('site'));
    if (!site) throw notFound('site');
    response.setHeader(
      'content-security-policy',
      framePolicy(parts.publicUrl, site.allowedOrigins),
    );
    const page = path.join(parts.embedDir, 'index.html');
    if (await sendFile(request, response, page, 'no-cache')) return;
    throw new AppError('unavailable', 'The chat is not built yet: run npm run build.');
  };
}

async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  name: string,
): Promise<void> {
  const plain = /^[\w-]+\.(?:js|css|svg|png|woff2)$/.test(name);
  if (plain && (await sendFile(request, response, path.join(folder, name), FOREVER))) return;
  throw notFound('file');
}

/** `public/widget.js`, the loader that a site's pages include. */
export const widgetRoute =
  (widgetFile: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (await sendFile(request, response, widgetFile, SHORTLY)) return;
    throw new AppError('unavailable', 'The widget is not built yet: run npm run build.');
  };

function framePolicy(publicUrl: string, allowedOrigins: string[]): string {
  const live = new URL(publicUrl.replace(/^http/, 'ws')).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${live}`,
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...allowedOrigins].join(' '),
  ].join('; ');
}
