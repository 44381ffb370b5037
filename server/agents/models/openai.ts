import { setTimeout as pause } from 'node:timers/promises';
import OpenAI from 'openai';
import type { ResponseCreateParamsStreaming } from 'openai/resources/responses/responses';
import { abortError } from './abort.ts';
import { type Model, ModelError, type ModelEvent, type ModelRequest } from './model.ts';
import { Deadline } from './openai-deadline.ts';
import { toModelError } from './openai-error.ts';
import { toResponsesBody } from './openai-request.ts';
import { readEvents } from './openai-stream.ts';

export interface OpenaiOptions {
  apiKey: string;
  /** null = the provider's own address; ends with `/v1` for most compatible servers. */
  baseUrl: string | null;
  modelTriage: string;
  modelSpecialist: string;
  client?: OpenAI;
  timeouts?: OpenaiTimeouts;
  /** The pause before the one retry; rejects when the signal is aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface OpenaiTimeouts {
  /** Until the first event. Two tries of this stay below the 30 s of `handoff.md H34`. */
  firstEventMs: number;
  /** Between two events; reasoning models are silent for a while. */
  idleMs: number;
}

const TIMEOUTS: OpenaiTimeouts = { firstEventMs: 12_000, idleMs: 30_000 };
const RETRY_PAUSE_MS = 300;
/** A longer `retry-after` is not waited for: the customer is told instead. */
const LONGEST_PAUSE_MS = 5_000;

/**
 * A model on the Responses API. One client, and with it one connection pool, per process: call
 * this once. Transport errors, 429 and 5xx are tried once more as long as nothing was passed on
 * (decisions.md 16); whatever comes later is a `ModelError` for the caller.
 */
export function openaiModel(options: OpenaiOptions): Model {
  const client = options.client ?? openaiClient(options);
  const timeouts = options.timeouts ?? TIMEOUTS;
  const wait = options.wait ?? ((ms, signal) => pause(ms, undefined, { signal }));
  const { modelTriage, modelSpecialist } = options;
  const both = modelTriage === modelSpecialist ? [modelTriage] : [modelTriage, modelSpecialist];

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const model = request.agent === 'triage' ? modelTriage : modelSpecialist;
    const body = toResponsesBody(request, model);
    for (let retried = false; ; retried = true) {
      let passedOn = false;
      try {
        for await (const event of callOnce(client, request, body, timeouts, signal)) {
          passedOn = true;
          yield event;
          if (signal.aborted) throw abortError();
        }
        return;
      } catch (error) {
        if (signal.aborted) throw abortError();
        const failure = toModelError(error);
        const pauseMs = failure.retryAfterMs ?? RETRY_PAUSE_MS;
        if (retried || passedOn || failure.category !== 'transient' || pauseMs > LONGEST_PAUSE_MS) {
          throw failure;
        }
        await wait(pauseMs, signal).catch((reason: unknown) => {
          throw signal.aborted ? abortError() : reason;
        });
      }
    }
  }

  return { id: `openai:${both.join('+')}`, stream };
}

function openaiClient({ apiKey, baseUrl }: OpenaiOptions): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: 0,
    // The client's log quotes what it could not read, which may be a customer's words.
    logLevel: 'off',
  });
}

async function* callOnce(
  client: OpenAI,
  request: ModelRequest,
  body: ResponseCreateParamsStreaming,
  { firstEventMs, idleMs }: OpenaiTimeouts,
  caller: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const deadline = new Deadline(caller, firstEventMs);
  try {
    const events = await client.responses.create(body, {
      signal: deadline.signal,
      maxRetries: 0,
      headers: { 'x-baton-agent': request.agent },
    });
    const watched = timed(events, deadline, idleMs);
    yield* readEvents(watched, request, JSON.stringify(body).length);
  } catch (error) {
    if (deadline.expired) throw new ModelError('transient', 'The model provider is too slow.');
    throw error;
  } finally {
    deadline.close();
  }
}

async function* timed<T>(events: AsyncIterable<T>, deadline: Deadline, idleMs: number) {
  for await (const event of events) {
    deadline.pause();
    yield event;
    deadline.resume(idleMs);
  }
}
