import type { IncomingMessage } from 'node:http';

/**
 * Who is calling: the socket's address; behind a trusted proxy (`TRUST_PROXY=1`) the last address of
 * `X-Forwarded-For`, which is the one that the proxy itself saw (decisions.md 19).
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (request.socket.remoteAddress ?? 'unknown');
}
