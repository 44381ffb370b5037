import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The `Content-Security-Policy` of a page by its path; unknown paths get the not-found page's. */
export type Policies = (pathname: string) => string;

const consolePages = ['/login', '/operator', '/supervisor'];
const notFound = '/_not-found';
// Either may be shown in place of any page.
const everywhere = [notFound, '/_global-error', '/500', '/404'];

/**
 * Prerendered pages contain inline scripts, but the same ones for a whole build: each page's policy
 * names their hashes (decisions.md 28). The console's pages share one, for they navigate softly.
 * @param built Next's folder of prerendered HTML, `.next/server/app`.
 */
export function readPolicies(built: string, publicUrl: string): Policies {
  const hashes = new Map<string, string[]>();
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = `/${file.slice(0, -'.html'.length).replaceAll(path.sep, '/')}`;
    const html = readFileSync(path.join(built, file), 'utf8');
    hashes.set(page === '/index' ? '/' : page, inlineScriptHashes(html));
  }
  const always = everywhere.flatMap((page) => hashes.get(page) ?? []);
  const forConsole = consolePages.flatMap((page) => hashes.get(page) ?? []);

  const policies = new Map<string, string>();
  for (const [page, own] of hashes) {
    const shared = consolePages.includes(page) ? forConsole : own;
    policies.set(page, policyWith([...new Set([...shared, ...always])], publicUrl));
  }
  const fallback = policies.get(notFound) ?? policyWith([], publicUrl);
  return (pathname) => policies.get(pathname.replace(/(.)\/+$/, '$1')) ?? fallback;
}

export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}

function policyWith(hashes: string[], publicUrl: string): string {
  // Not every browser counts ws: and wss: of the same host as 'self'.
  const socket = publicUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${new URL(socket).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
