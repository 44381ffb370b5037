import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeAnswer } from '../../testing/fake-openai/answer.ts';
import { type FakeOpenai, startFakeOpenai } from '../../testing/fake-openai/start.ts';
import type { ModelEvent, ModelRequest } from './model.ts';
import { type OpenaiOptions, openaiModel } from './openai.ts';

const request: ModelRequest = {
  agent: 'billing',
  purpose: 'turn',
  instructions: 'You are Billing.',
  input: [{ type: 'message', role: 'customer', text: 'Where is my refund?' }],
  tools: [],
  toolChoice: 'auto',
  maxOutputTokens: 500,
};
const never = new AbortController().signal;
const fine: FakeAnswer = { text: 'Here.' };

let fake: FakeOpenai;
let pauses: number[];

beforeEach(async () => {
  fake = await startFakeOpenai();
  pauses = [];
});
afterEach(async () => {
  await fake.close();
  expect(fake.problems).toEqual([]);
});

const model = (over: Partial<OpenaiOptions> = {}) =>
  openaiModel({
    apiKey: 'sk-very-secret',
    baseUrl: fake.url,
    modelTriage: 'small',
    modelSpecialist: 'large',
    wait: async (ms) => pauses.push(ms),
    ...over,
  });

/** The events until the end, and how it ended. */
async function outcome(events: AsyncIterable<ModelEvent>) {
  const seen: ModelEvent[] = [];
  try {
    for await (const event of events) seen.push(event);
  } catch (error) {
    return { text: textOf(seen), error };
  }
  return { text: textOf(seen), error: null };
}

const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.delta : '')).join('');

describe('decisions 16: one retry, only before anything was passed on', () => {
  it.each<[string, FakeAnswer]>([
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['429', { status: 429, code: 'rate_limit_exceeded' }],
    ['a socket cut before any text', { trouble: 'cut' }],
    ['a stream that ends too early', { trouble: 'unfinished' }],
    ['a failed response', { trouble: 'failed', code: 'server_error' }],
    ['an error event', { trouble: 'error_event', code: 'rate_limit_exceeded' }],
    ['an unreadable event', { trouble: 'garbage' }],
  ])('%s is tried once more', async (_title, trouble) => {
    fake.script('billing', [trouble, fine]);
    expect(await outcome(model().stream(request, never))).toEqual({ text: 'Here.', error: null });
    expect(fake.requests).toHaveLength(2);
    expect(pauses).toEqual([300]);
  });

  it('a second failure is not tried a third time', async () => {
    fake.script('billing', [{ status: 500 }, { status: 502 }]);
    const { error } = await outcome(model().stream(request, never));
    expect(error).toMatchObject({ name: 'ModelError', category: 'transient' });
    expect(fake.requests).toHaveLength(2);
  });

  it('a server that is not there is transient', async () => {
    const gone = await startFakeOpenai();
    await gone.close();
    const { error } = await outcome(model({ baseUrl: gone.url }).stream(request, never));
    expect(error).toMatchObject({ category: 'transient' });
    expect(pauses).toEqual([300]);
  });

  it.each<[string, FakeAnswer]>([
    ['a cut socket', { trouble: 'cut', text: 'Your refund ' }],
    ['a stream that ends too early', { trouble: 'unfinished', text: 'Your refund ' }],
    ['a failed response', { trouble: 'failed', text: 'Your refund ' }],
  ])('after the first text %s is an error, not a retry', async (_title, trouble) => {
    fake.script('billing', [trouble, fine]);
    const { text, error } = await outcome(model().stream(request, never));
    expect(text).toBe('Your refund ');
    expect(error).toMatchObject({ name: 'ModelError', category: 'transient' });
    expect(fake.requests).toHaveLength(1);
  });
});

describe('retry-after', () => {
  it.each([
    ['seconds', { 'retry-after': '2' }, 2000],
    ['milliseconds', { 'retry-after-ms': '150' }, 150],
    ['now', { 'retry-after': '0' }, 0],
    [
      'a date, against the date of the answer',
      {
        date: 'Wed, 01 Jan 2025 10:00:00 GMT',
        'retry-after': 'Wed, 01 Jan 2025 10:00:03 GMT',
      },
      3000,
    ],
    ['nonsense', { 'retry-after': 'soon' }, 300],
  ])('is honoured as %s', async (_title, headers, ms) => {
    fake.script('billing', [{ status: 429, headers }, fine]);
    expect((await outcome(model().stream(request, never))).text).toBe('Here.');
    expect(pauses).toEqual([ms]);
  });

  it('that is too long for a waiting customer is reported instead', async () => {
    fake.script('billing', [{ status: 429, headers: { 'retry-after': '60' } }]);
    const { error } = await outcome(model().stream(request, never));
    expect(error).toMatchObject({ category: 'transient', retryAfterMs: 60_000 });
    expect(pauses).toEqual([]);
  });

  it('is given up at once when the run is aborted', async () => {
    fake.script('billing', [{ status: 429, headers: { 'retry-after': '5' } }]);
    const abort = new AbortController();
    const real = model({ wait: undefined });
    const ended = outcome(real.stream(request, abort.signal));
    await fake.request(1).then(({ leftEarly }) => leftEarly);
    abort.abort();
    expect((await ended).error).toMatchObject({ name: 'AbortError' });
    expect(fake.requests).toHaveLength(1);
  });
});

describe('errors that no retry helps', () => {
  it.each([
    [401, 'invalid_api_key', 'permission'],
    [403, 'unsupported_country', 'permission'],
    [429, 'insufficient_quota', 'permission'],
    [400, 'invalid_prompt', 'business'],
    [400, 'invalid_value', 'validation'],
    [404, 'model_not_found', 'validation'],
  ])('%i %s is %s and sent once', async (status, code, category) => {
    fake.script('billing', [{ status, code, message: 'why' }]);
    const { error } = await outcome(model().stream(request, never));
    expect(error).toMatchObject({ name: 'ModelError', category });
    expect(String(error)).toContain(`${status} (${code})`);
    expect(fake.requests).toHaveLength(1);
  });

  it('a refused key is not quoted, whatever the provider says of it', async () => {
    fake.script('billing', [{ status: 401, message: 'Incorrect API key: sk-very-secret' }]);
    const { error } = await outcome(model().stream(request, never));
    expect(String(error)).not.toContain('secret');
  });
});

describe('time', () => {
  it('a first byte that does not come is tried once more, then reported', async () => {
    const holdUntil = new Promise(() => {});
    fake.script('billing', [{ holdUntil }, { holdUntil }]);
    const timeouts = { firstEventMs: 250, idleMs: 60_000 };
    const { error } = await outcome(model({ timeouts }).stream(request, never));
    expect(error).toMatchObject({
      category: 'transient',
      message: 'The model provider is too slow.',
    });
    expect(fake.requests).toHaveLength(2);
  });

  it('silence in the middle of an answer ends it with an error', async () => {
    fake.script('billing', [{ trouble: 'stall', text: 'Your ' }]);
    const timeouts = { firstEventMs: 60_000, idleMs: 400 };
    const { text, error } = await outcome(model({ timeouts }).stream(request, never));
    expect(text).toBe('Your ');
    expect(error).toMatchObject({
      category: 'transient',
      message: 'The model provider is too slow.',
    });
    expect(await fake.requests[0]?.leftEarly).toBe(true);
  });

  it('a slow first byte within the limit is waited for', async () => {
    let open = () => {};
    const holdUntil = new Promise<void>((resolve) => {
      open = resolve;
    });
    fake.script('billing', [{ text: 'Late.', holdUntil }]);
    const ended = outcome(model().stream(request, never));
    await fake.request(1);
    open();
    expect(await ended).toEqual({ text: 'Late.', error: null });
  });
});

describe('abort', () => {
  it('before the first byte ends the call and the connection', async () => {
    fake.script('billing', [{ holdUntil: new Promise(() => {}) }]);
    const abort = new AbortController();
    const ended = outcome(model().stream(request, abort.signal));
    const sent = await fake.request(1);
    abort.abort();
    expect((await ended).error).toMatchObject({ name: 'AbortError' });
    expect(await sent.leftEarly).toBe(true);
  });

  it('in the middle of an answer ends it, also when the provider is silent', async () => {
    fake.script('billing', [{ trouble: 'stall', text: 'Your ' }]);
    const abort = new AbortController();
    const events = model().stream(request, abort.signal)[Symbol.asyncIterator]();
    expect((await events.next()).value).toEqual({ type: 'text', delta: 'Your ' });
    const pending = events.next();
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(await fake.requests[0]?.leftEarly).toBe(true);
  });

  it('between two events lets no further event through', async () => {
    fake.script('billing', [{ text: 'Your refund is on its way.' }]);
    const abort = new AbortController();
    const events = model().stream(request, abort.signal)[Symbol.asyncIterator]();
    await events.next();
    abort.abort();
    await expect(events.next()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('before the start sends nothing', async () => {
    const { error } = await outcome(model().stream(request, AbortSignal.abort()));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(fake.requests).toEqual([]);
  });

  it('a reader that stops reading closes the connection', async () => {
    fake.script('billing', [{ trouble: 'stall', text: 'Your ' }]);
    for await (const _event of model().stream(request, never)) break;
    expect(await fake.requests[0]?.leftEarly).toBe(true);
  });
});
