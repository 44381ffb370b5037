import { APIConnectionError, APIError } from 'openai';
import type { Response } from 'openai/resources/responses/responses';
import { ModelError } from './model.ts';

type Category = ModelError['category'];

const BUSY_CODES = new Set(['server_error', 'rate_limit_exceeded', 'vector_store_timeout']);
const REFUSED_CODES = new Set(['invalid_prompt', 'bio_policy', 'content_policy_violation']);
const NO_MONEY_CODES = new Set(['insufficient_quota', 'billing_hard_limit_reached']);

/**
 * Every failure of the client as a `ModelError`: `transient` may be tried again, `permission` is
 * the key or the account, `business` a refusal by the provider's policy, `validation` our request.
 * The text never quotes the answer of a key check: providers repeat part of the key in it.
 */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError) {
    return new ModelError('transient', 'The model provider could not be reached.');
  }
  if (error instanceof APIError) return fromApiError(error);
  // What is left comes from reading the stream: a closed socket or an unreadable event.
  return new ModelError('transient', 'The answer of the model provider broke off.');
}

/** A response that ended as `failed`, or an `error` event in the stream. */
export function failedAnswer(code: string | null | undefined): ModelError {
  const known = code ?? 'no code';
  return new ModelError(categoryOf(undefined, code), `The model's answer failed (${known}).`);
}

export function failedResponse(response: Response): ModelError {
  return failedAnswer(response.error?.code);
}

function fromApiError(error: APIError): ModelError {
  if (error.status === undefined) return failedAnswer(error.code);
  const category = categoryOf(error.status, error.code);
  const detail = category === 'validation' ? `: ${error.message.slice(0, 300)}` : '';
  const message = `The model provider answered ${error.status} (${error.code ?? 'no code'})${detail}`;
  return new ModelError(category, message, retryAfterMs(error.headers));
}

function categoryOf(status: number | undefined, code: string | null | undefined): Category {
  if (code && NO_MONEY_CODES.has(code)) return 'permission';
  if (code && REFUSED_CODES.has(code)) return 'business';
  if (code && BUSY_CODES.has(code)) return 'transient';
  if (status === undefined) return 'transient';
  if (status === 401 || status === 403) return 'permission';
  return status === 408 || status === 409 || status === 429 || status >= 500
    ? 'transient'
    : 'validation';
}

/** Seconds, milliseconds or a date (read against the answer's own `date`, not our clock). */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const value = headers?.get('retry-after') ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  const distance = Date.parse(value) - Date.parse(headers?.get('date') ?? '');
  return Number.isNaN(distance) ? undefined : Math.max(0, distance);
}
