/** The codes that the wire knows (protocol.md "Errors"). Messages say what to do, never internals. */
export const ERROR_CODES = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'invalid',
  'conflict',
  'rate_limited',
  'too_large',
  'closed',
  'protocol_version',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface WireError {
  code: ErrorCode;
  message: string;
  field?: string;
  retryAfterMs?: number;
  by?: { name: string };
}

/** A refusal that a caller may read. Everything else that is thrown reaches the wire as `internal`. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly detail: { field?: string; retryAfterMs?: number; by?: { name: string } } = {},
  ) {
    super(message);
    this.name = 'AppError';
  }

  toWire(): WireError {
    return { code: this.code, message: this.message, ...this.detail };
  }
}

export const notFound = (what: string) =>
  new AppError('not_found', `There is no such ${what}. Check the id, or open it again.`);

export const conflict = (message: string, by?: { name: string }) =>
  new AppError('conflict', message, by ? { by } : {});

/** A unique index of the database said no: somebody else was faster. Also for raw statements. */
export const isDuplicate = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (('code' in thrown && thrown.code === 'P2002') || /\b23505\b/.test(JSON.stringify(thrown)));

/** What may be said of any thrown value. */
export function toWireError(thrown: unknown): WireError {
  if (thrown instanceof AppError) return thrown.toWire();
  return { code: 'internal', message: 'Something went wrong on our side. Please try again.' };
}
