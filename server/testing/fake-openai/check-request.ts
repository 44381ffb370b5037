import { z } from 'zod';
import { strictProblems } from '../../agents/strict-problems.ts';

const content = z.string().min(1);
const message = z.strictObject({
  type: z.literal('message').optional(),
  role: z.enum(['user', 'assistant']),
  content,
});
const functionCall = z.strictObject({
  type: z.literal('function_call'),
  call_id: z.string().min(1),
  name: z.string().min(1),
  arguments: z.string(),
});
const functionCallOutput = z.strictObject({
  type: z.literal('function_call_output'),
  call_id: z.string().min(1),
  output: z.string(),
});
const tool = z.strictObject({
  type: z.literal('function'),
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
  description: z.string().min(1),
  parameters: z.record(z.string(), z.unknown()),
  strict: z.literal(true),
});

/**
 * Every field that a request may have. What is not listed is refused: `previous_response_id`,
 * `conversation`, an item's provider id, a second system text, roles other than these two.
 */
export const fakeRequestBody = z.strictObject({
  model: z.string().min(1),
  instructions: z.string().min(1),
  input: z.array(z.union([message, functionCall, functionCallOutput])).min(1),
  max_output_tokens: z.int().min(16),
  store: z.literal(false),
  stream: z.boolean().optional(),
  tools: z.array(tool).min(1).optional(),
  tool_choice: z
    .union([
      z.enum(['auto', 'required']),
      z.strictObject({ type: z.literal('function'), name: z.string() }),
    ])
    .optional(),
  parallel_tool_calls: z.literal(false).optional(),
});

export type FakeRequestBody = z.infer<typeof fakeRequestBody>;

/** What the provider, or our own rules, would refuse in a request; empty = nothing. */
export function checkRequest(body: FakeRequestBody): string[] {
  return [...toolProblems(body), ...pairingProblems(body), ...foreignTools(body)];
}

function toolProblems({ tools, tool_choice, parallel_tool_calls }: FakeRequestBody): string[] {
  if (tools === undefined) {
    const stray = tool_choice !== undefined || parallel_tool_calls !== undefined;
    return stray ? ['tool settings without tools'] : [];
  }
  const names = tools.map(({ name }) => name);
  const found = tools.flatMap(({ name, parameters }) =>
    strictProblems(parameters).map((problem) => `tool ${name}: ${problem}`),
  );
  if (new Set(names).size < names.length) found.push('two tools have one name');
  if (parallel_tool_calls !== false) found.push('parallel_tool_calls must be false');
  if (typeof tool_choice === 'object' && !names.includes(tool_choice.name)) {
    found.push(`the forced tool ${tool_choice.name} is not among the tools`);
  }
  return found;
}

function pairingProblems({ input }: FakeRequestBody): string[] {
  const open = new Set<string>();
  const seen = new Set<string>();
  const found: string[] = [];
  for (const item of input) {
    if (item.type === 'function_call') {
      if (seen.has(item.call_id)) found.push(`duplicate call id ${item.call_id}`);
      seen.add(item.call_id);
      open.add(item.call_id);
    }
    if (item.type === 'function_call_output' && !open.delete(item.call_id)) {
      found.push(`no tool call found for the output ${item.call_id}`);
    }
  }
  return found.concat([...open].map((id) => `no tool output found for the call ${id}`));
}

/** `handoff.md H23`: an agent never gets the calls of another one. A forced phase offers one tool. */
function foreignTools({ input, tools, tool_choice }: FakeRequestBody): string[] {
  if (typeof tool_choice === 'object') return [];
  const own = new Set(tools?.map(({ name }) => name));
  return input.flatMap((item) =>
    item.type === 'function_call' && !own.has(item.name)
      ? [`a call of ${item.name}, which this agent does not have`]
      : [],
  );
}
