import { AppError } from '../errors.ts';

const MAX_DEPTH = 16;

/**
 * What came over the wire with every text as PostgreSQL can store it: NUL removed, half surrogate
 * pairs replaced (decisions.md 1). Throws `invalid` for nesting that no event has.
 */
export function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '');
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (depth >= MAX_DEPTH) {
    throw new AppError('invalid', 'The payload is nested too deep.', { field: 'payload' });
  }
  if (Array.isArray(value)) return value.map((entry) => wellFormed(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, wellFormed(entry, depth + 1)]),
  );
}
