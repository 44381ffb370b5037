import type { RunEnd } from './run-state.ts';

export interface Call {
  callId: string;
  name: string;
  arguments: string;
}

/** A call is settled with an output for the model, or it ends the run. */
export type Settled = { output: Record<string, unknown> } | { end: RunEnd };

/** A refusal that the model can read and act on (handoff.md H20). */
export const toolError = (
  code: string,
  message: string,
  category: 'validation' | 'business' | 'permission' = 'business',
  data?: Record<string, unknown>,
): Settled => ({
  output: {
    status: 'error',
    isError: true,
    errorCategory: category,
    isRetryable: false,
    code,
    attemptedQuery: null,
    partialResults: null,
    message,
    ...(data === undefined ? {} : { data }),
  },
});

export const toolOk = (data: Record<string, unknown>): Settled => ({
  output: { status: 'ok', data },
});

/** Arguments as JSON; null when they are not an object. */
export function parseArguments(raw: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(raw === '' ? '{}' : raw);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
