import type { ResponseStreamEvent, ResponseUsage } from 'openai/resources/responses/responses';
import type { ModelEvent, ModelRequest } from './model.ts';
import { ModelError } from './model.ts';
import { failedAnswer, failedResponse } from './openai-error.ts';

/**
 * The provider's events as ours. A refusal's text is not passed on: `done.stop` says it, and the
 * runtime has its own words for it. Ends with exactly one `done`, or throws `ModelError`.
 */
export async function* readEvents(
  events: AsyncIterable<ResponseStreamEvent>,
  request: ModelRequest,
  requestChars: number,
): AsyncGenerator<ModelEvent> {
  const callIds = new CallIds(request);
  let refused = false;
  for await (const event of events) {
    switch (event.type) {
      case 'response.output_text.delta':
        if (event.delta !== '') yield { type: 'text', delta: event.delta };
        break;
      case 'response.refusal.delta':
      case 'response.refusal.done':
        refused = true;
        break;
      case 'response.output_item.done':
        // A call that was cut by the token limit is `incomplete`: its arguments are half a JSON.
        if (event.item.type === 'function_call' && event.item.status !== 'incomplete') {
          const { call_id, name, arguments: args } = event.item;
          yield { type: 'tool_call', callId: callIds.unique(call_id), name, arguments: args };
        }
        break;
      case 'response.completed':
        yield done(event.response.usage, requestChars, refused ? 'refusal' : 'complete');
        return;
      case 'response.incomplete': {
        const filtered = event.response.incomplete_details?.reason === 'content_filter';
        yield done(event.response.usage, requestChars, filtered || refused ? 'refusal' : 'length');
        return;
      }
      case 'response.failed':
        throw failedResponse(event.response);
      case 'error':
        throw failedAnswer(event.code);
    }
  }
  throw new ModelError('transient', 'The answer of the model provider broke off.');
}

function done(
  usage: ResponseUsage | undefined | null,
  requestChars: number,
  stop: 'complete' | 'length' | 'refusal',
): ModelEvent {
  const inputTokens = usage?.input_tokens ?? 0;
  const outputTokens = usage?.output_tokens ?? 0;
  return { type: 'done', stop, usage: { inputTokens, outputTokens, requestChars } };
}

/**
 * Some servers number their calls anew in each answer (`call_0`) or give two the same id. Sent
 * back together they would not pair, so a taken id gets a suffix.
 */
class CallIds {
  readonly #taken: Set<string>;

  constructor(request: ModelRequest) {
    const calls = request.input.filter((item) => item.type === 'tool_call');
    this.#taken = new Set(calls.map((item) => item.callId));
  }

  unique(id: string): string {
    const base = id === '' ? 'call' : id;
    let candidate = base;
    for (let n = 2; this.#taken.has(candidate); n += 1) candidate = `${base}-${n}`;
    this.#taken.add(candidate);
    return candidate;
  }
}
