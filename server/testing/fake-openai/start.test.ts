import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeOpenai, startFakeOpenai } from './start.ts';

let fake: FakeOpenai;
beforeEach(async () => {
  fake = await startFakeOpenai();
});
afterEach(() => fake.close());

const strictTool = {
  type: 'function',
  name: 'reply',
  description: 'Answers.',
  parameters: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  },
  strict: true,
};
const good = {
  model: 'small',
  instructions: 'You are Triage.',
  input: [{ role: 'user', content: 'Hello' }],
  max_output_tokens: 100,
  store: false,
  tools: [strictTool],
  tool_choice: 'required',
  parallel_tool_calls: false,
};
const call = { type: 'function_call', call_id: 'c1', name: 'reply', arguments: '{}' };
const output = { type: 'function_call_output', call_id: 'c1', output: '{}' };

async function post(body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${fake.url}/responses`, {
    method: 'POST',
    headers: { authorization: 'Bearer k', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

describe('a request', () => {
  it('that is right is answered, as JSON when it does not ask for a stream', async () => {
    fake.script('small', [{ calls: [{ name: 'reply', args: { text: 'Hi' } }] }]);
    const { status, text } = await post(good);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      status: 'completed',
      output: [{ type: 'function_call', name: 'reply', arguments: '{"text":"Hi"}' }],
    });
    expect(fake.problems).toEqual([]);
  });

  it('is answered from the agent’s script before the model’s', async () => {
    fake.script('small', [{ text: 'of the model' }]);
    fake.script('triage', [{ text: 'of the agent' }]);
    const triage = { 'x-baton-agent': 'triage' };
    expect((await post(good, triage)).text).toContain('of the agent');
    expect((await post(good, triage)).text).toContain('of the model');
    expect(fake.requests.map(({ agent }) => agent)).toEqual(['triage', 'triage']);
  });

  it('that streams gets numbered events that end with the finished response', async () => {
    fake.script('small', [{ text: 'Good day' }]);
    const { text } = await post({ ...good, stream: true });
    const types = [...text.matchAll(/^event: (.+)$/gm)].map(([, type]) => type);
    expect(types).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.delta',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /no JSON/],
    ['stored answers', { ...good, store: true }, /store/],
    ['a chained answer', { ...good, previous_response_id: 'resp_1' }, /previous_response_id/],
    ['no system text', { ...good, instructions: '' }, /instructions/],
    ['a second system text', { ...good, input: [{ role: 'system', content: 'x' }] }, /input/],
    ['a foreign item id', { ...good, input: [{ ...call, id: 'fc_1' }, output] }, /input/],
    ['a call without output', { ...good, input: [call] }, /no tool output found for the call c1/],
    ['an output without call', { ...good, input: [output] }, /no tool call found/],
    ['a doubled call id', { ...good, input: [call, output, call, output] }, /duplicate call id c1/],
    [
      'a call of another agent’s tool',
      { ...good, input: [{ ...call, name: 'process_refund' }, output] },
      /a call of process_refund/,
    ],
    [
      'an open schema',
      { ...good, tools: [{ ...strictTool, parameters: { type: 'object', properties: {} } }] },
      /tool reply: \$ must have additionalProperties: false/,
    ],
    ['a tool that is not strict', { ...good, tools: [{ ...strictTool, strict: false }] }, /strict/],
    ['two tools of one name', { ...good, tools: [strictTool, strictTool] }, /one name/],
    ['parallel calls', { ...good, parallel_tool_calls: undefined }, /parallel_tool_calls/],
    [
      'a forced tool that is not there',
      { ...good, tool_choice: { type: 'function', name: 'x' } },
      /forced tool x/,
    ],
  ])('with %s is refused and kept as a problem', async (_title, body, problem) => {
    expect((await post(body)).status).toBe(400);
    expect(fake.problems.join('; ')).toMatch(problem);
    expect(fake.requests).toEqual([]);
  });

  it('without a key is refused', async () => {
    expect((await post(good, { authorization: '' })).status).toBe(401);
  });

  it('without a scripted answer is refused loudly', async () => {
    expect((await post(good)).status).toBe(400);
    expect(fake.problems).toEqual(['no answer left for small']);
  });
});
