import type { ServerResponse } from 'node:http';
import { AppError, type ErrorCode, toWireError } from '../errors.ts';

const STATUS: Record<ErrorCode, number> = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  invalid: 400,
  conflict: 409,
  rate_limited: 429,
  too_large: 413,
  closed: 409,
  protocol_version: 400,
  unavailable: 503,
  internal: 500,
};

/** Sends JSON that no cache keeps and no page can frame. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  response.end(text);
}

/** `{ error: { code, message } }`: what may be said of any thrown value, with its status. */
export function sendError(response: ServerResponse, thrown: unknown): void {
  const error = toWireError(thrown);
  if (error.retryAfterMs !== undefined) {
    response.setHeader('retry-after', Math.ceil(error.retryAfterMs / 1000));
  }
  sendJson(response, { error }, STATUS[error.code]);
}

/** 405: the path exists, the method does not. */
export function refuseMethod(response: ServerResponse, allowed: string[]): void {
  response.setHeader('allow', allowed.join(', '));
  const error = new AppError('invalid', `Use ${allowed.join(' or ')} here.`);
  sendJson(response, { error: error.toWire() }, 405);
}
