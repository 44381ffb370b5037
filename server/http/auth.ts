import type { IncomingMessage, ServerResponse } from 'node:http';
import { toNodeHandler } from 'better-auth/node';
import { CLIENT_ADDRESS_HEADER, type OperatorAuth } from '../auth/operators.ts';
import { originAllowed } from '../auth/origin.ts';
import type { Log } from '../context.ts';
import { AppError } from '../errors.ts';
import { clientAddress } from './client-address.ts';
import { readBody } from './read-body.ts';

/**
 * `/api/auth/*`: better-auth behind our own rules for origin, size and client address
 * (decisions.md 19). A request without Origin passes; one from another site's page does not.
 */
export function authRoute(parts: {
  auth: OperatorAuth;
  publicUrl: string;
  trustProxy: boolean;
  log: Log;
}): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answer = toNodeHandler(parts.auth);
  return async (request, response) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const rule = { publicUrl: parts.publicUrl, allowed: [] };
    if (!reads && !originAllowed(request.headers.origin, rule)) {
      throw new AppError('forbidden', 'Requests from this origin are not allowed.');
    }
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, parts.trustProxy);
    // The library takes a body that was read already; read by us it has a limit.
    if (!reads) Object.assign(request, { body: await readBody(request) });
    response.setHeader('cache-control', 'no-store');
    await answer(request, response);
    if (response.statusCode >= 500) parts.log.error('auth.failed', { path: request.url });
  };
}
