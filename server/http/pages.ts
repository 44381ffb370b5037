import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import next from 'next';
import { type Policies, readPolicies } from './csp.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Pages {
  handle: RequestHandler;
  /** The live-reload socket of `npm run dev`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** Next, asked for pages and their files only; everything else was answered before (http/). */
export async function preparePages(dev: boolean, publicUrl: string): Promise<Pages> {
  const app = next({ dev, dir: process.cwd(), quiet: !dev });
  await app.prepare();
  const answer = app.getRequestHandler();
  const policies = dev ? null : readPolicies('.next/server/app', publicUrl);
  return {
    async handle(request, response) {
      if (policies) protect(request, response, policies);
      await answer(request, response);
    },
    upgrade: (request, socket, head) => app.getUpgradeHandler()(request, socket, head),
    close: () => app.close(),
  };
}

function protect(request: IncomingMessage, response: ServerResponse, policies: Policies): void {
  const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (pathname.startsWith('/_next/')) return;
  response.setHeader('Content-Security-Policy', policies(pathname));
  // A cached page of an older build would ask for files that are gone (decisions.md 28).
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(name, name.toLowerCase() === 'cache-control' ? 'no-cache' : value);
}
