import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

const LIMIT = 64 * 1024;

const tooLarge = () => new AppError('too_large', 'The request is larger than 64 KiB. Send less.');

/** The whole body as text; `too_large` above 64 KiB, before the rest of it is read. */
export async function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > LIMIT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A JSON object, else `invalid`. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readBody(request);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Told below, like every other body that is no object.
  }
  throw new AppError('invalid', 'The body is not a JSON object.');
}
