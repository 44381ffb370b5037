import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Canonical JSON (RFC 8785 for our values: strings, finite numbers, booleans, null, arrays, objects). */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}

/** The package's own sha256: over its canonical JSON without `digest` (decisions.md 8). */
export function packageDigest(handoffPackage: Record<string, unknown>): string {
  const { digest: _own, ...rest } = handoffPackage;
  return sha256(canonicalJson(rest));
}
