import type { ModelRequest, ToolSpec } from '../server/agents/models/model.ts';
import { toResponsesBody } from '../server/agents/models/openai-request.ts';
import { type Figure, figure } from './figures.ts';

/** Characters of triage + specialist over those of one agent with all tools, as published; to meet within 5 %. */
const PUBLISHED: Record<number, number> = { 3: 0.895, 6: 0.67, 18: 0.463 };
const SPECIALISTS = 3;

/**
 * The published set-up, rebuilt from its three ratios; its texts are not published. Assumed: three
 * specialists share the tools equally; one message takes two requests, triage without any tool and
 * one specialist, against one request of one agent with all tools; no package, no runtime tools; all
 * requests have the same fixed part F (instructions, message, envelope), all tools the same size T:
 *
 *   ratio(n) = (2 F + T n / 3) / (F + T n)
 *
 * At 3 tools this is 0.895 for F = 1.53 T: the one thing that is taken from the figures. The texts
 * below were written to about that size (T 439 characters, F 658, with a list of tools 717); 6 and 18
 * tools are then predictions.
 */
export function publishedFigures(): Figure[] {
  return Object.entries(PUBLISHED).map(([count, published]) => {
    const all = Array.from({ length: Number(count) }, (_, at) => tool(at + 1));
    const own = all.slice(0, all.length / SPECIALISTS);
    const handedOver = size([]) + size(own);
    return figure(
      `handoff.characters.published.${count}_tools`,
      handedOver / size(all),
      'of one agent',
      published,
      1,
    );
  });
}

const MESSAGE =
  'Hello, I ordered a floor lamp two weeks ago and it arrived with a broken switch. I would like ' +
  'to know whether it can be repaired, and if it cannot, whether I get my money back.';
const INSTRUCTIONS =
  'You are an assistant in the customer service of an online shop. Read what the customer needs and ' +
  'do it with the tools that you have. Ask for what is missing, one question at a time. Never invent ' +
  'an order number, an amount or a date. Say it plainly and briefly, in the language of the customer. ' +
  'When something is not your task, say so and name who does it.';

function tool(at: number): ToolSpec {
  return {
    name: `shop_tool_${String(at).padStart(2, '0')}`,
    description:
      'Looks up one record of the shop by its number and returns its state, its date and its amount.',
    parameters: {
      type: 'object',
      properties: {
        number: { type: 'string', description: 'The number as the customer wrote it.' },
        reason: { type: 'string', description: 'Why it is looked up, in one short sentence.' },
      },
      required: ['number', 'reason'],
      additionalProperties: false,
    },
  };
}

function size(tools: ToolSpec[]): number {
  const request: ModelRequest = {
    agent: 'published',
    purpose: 'turn',
    instructions: INSTRUCTIONS,
    input: [{ type: 'message', role: 'customer', text: MESSAGE }],
    tools,
    toolChoice: 'auto',
    maxOutputTokens: 1_000,
  };
  return JSON.stringify(toResponsesBody(request, 'gpt-5')).length;
}
