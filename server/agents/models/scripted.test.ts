import { describe, expect, it } from 'vitest';
import { ModelError, type ModelEvent, type ModelRequest } from './model.ts';
import { scriptedModel } from './scripted.ts';

const request = (agent: string, over: Partial<ModelRequest> = {}): ModelRequest => ({
  agent,
  purpose: 'turn',
  instructions: 'You answer.',
  input: [{ type: 'message', role: 'customer', text: 'Hello' }],
  tools: [],
  toolChoice: 'auto',
  maxOutputTokens: 500,
  ...over,
});

const never = new AbortController().signal;

async function all(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const seen: ModelEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

describe('scriptedModel', () => {
  it('gives each agent its own answers in order, with text, calls and usage', async () => {
    const model = scriptedModel({
      triage: [[{ call: 'transfer_to_billing', args: { reason: 'specialization' } }]],
      billing: [['One ', 'moment.', { call: 'lookup_order', args: '{"order":' }], ['Done.']],
    });
    expect(await all(model.stream(request('billing'), never))).toEqual([
      { type: 'text', delta: 'One ' },
      { type: 'text', delta: 'moment.' },
      { type: 'tool_call', callId: 'call_1', name: 'lookup_order', arguments: '{"order":' },
      {
        type: 'done',
        stop: 'complete',
        usage: {
          inputTokens: expect.any(Number),
          outputTokens: 5,
          requestChars: JSON.stringify(request('billing')).length,
        },
      },
    ]);
    expect((await all(model.stream(request('triage'), never)))[0]).toMatchObject({
      callId: 'call_2',
      arguments: '{"reason":"specialization"}',
    });
    expect((await all(model.stream(request('billing'), never)))[0]).toEqual({
      type: 'text',
      delta: 'Done.',
    });
    expect(model.requests.map(({ agent }) => agent)).toEqual(['billing', 'triage', 'billing']);
    model.assertFinished();
  });

  it('keeps requests as they were, even if the runtime goes on with the same array', async () => {
    const model = scriptedModel({ triage: [['a']] });
    const sent = request('triage');
    await all(model.stream(sent, never));
    sent.input.push({ type: 'message', role: 'assistant', text: 'a' });
    expect(model.requests[0]?.input).toHaveLength(1);
  });

  it('lets an answer depend on the request', async () => {
    const model = scriptedModel({ triage: [({ purpose }) => [purpose, { stop: 'length' }]] });
    expect(await all(model.stream(request('triage', { purpose: 'emit_handoff' }), never))).toEqual([
      { type: 'text', delta: 'emit_handoff' },
      expect.objectContaining({ type: 'done', stop: 'length' }),
    ]);
  });

  it('throws when a script is exhausted, and again at the end of the test', async () => {
    const model = scriptedModel({ triage: [] });
    await expect(all(model.stream(request('triage'), never))).rejects.toThrow(
      'No scripted answer left for triage (turn)',
    );
    expect(() => model.assertFinished()).toThrow('No scripted answer left for triage (turn)');
  });

  it('says at the end of the test which answers nobody asked for', () => {
    const model = scriptedModel({ triage: [['a'], ['b']] });
    expect(() => model.assertFinished()).toThrow('2 answer(s) of triage were not asked for');
  });

  it('throws a scripted error after the text before it', async () => {
    const failure = new ModelError('transient', 'cut');
    const model = scriptedModel({ triage: [['Half', { error: failure }]] });
    const events = model.stream(request('triage'), never)[Symbol.asyncIterator]();
    expect((await events.next()).value).toEqual({ type: 'text', delta: 'Half' });
    await expect(events.next()).rejects.toBe(failure);
  });

  it('waits for the promise of the test, and an abort ends the wait', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const model = scriptedModel({
      triage: [[{ wait: gate }, 'late'], [{ wait: () => new Promise(() => {}) }]],
    });
    const first = all(model.stream(request('triage'), never));
    open();
    expect((await first)[0]).toEqual({ type: 'text', delta: 'late' });

    const abort = new AbortController();
    const second = all(model.stream(request('triage'), abort.signal));
    abort.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('refuses a request whose tool calls and results do not pair, like the real one', async () => {
    const model = scriptedModel({ triage: [['a']] });
    const input: ModelRequest['input'] = [
      { type: 'tool_call', callId: 'c1', name: 'reply', arguments: '{}' },
    ];
    await expect(all(model.stream(request('triage', { input }), never))).rejects.toThrow(
      'the tool call "c1" has no result',
    );
  });
});
