import { hkdfSync } from 'node:crypto';

/** One secret, a key of its own per purpose: a token of one kind is never valid as another. */
export function deriveKey(
  secret: string,
  purpose: 'customer-token' | 'operator-session',
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'baton', purpose, 32));
}
