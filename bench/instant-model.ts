import type { Model, ModelEvent, ModelRequest } from '../server/agents/models/model.ts';

/** What the specialist says: its first sentence is the first delta that a customer can get. */
export const ANSWER = 'I am looking at that charge now. The second one is reserved, not taken.';

const DRAFT = {
  segment: 'The customer was charged twice for order A-7781 and asks for the second charge back.',
  userIntent: 'Get the second charge for order A-7781 back.',
  facts: [{ key: 'order_id', value: 'A-7781', quote: 'for order A-7781' }],
  recommendation: null,
  pendingIntents: [],
};

/**
 * A model that answers in the same tick: triage hands over to billing, billing answers. What is left
 * of a turn's time is the product's own.
 */
export function instantModel(): Model {
  let calls = 0;
  async function* stream(request: ModelRequest): AsyncGenerator<ModelEvent> {
    if (request.agent !== 'triage') yield { type: 'text', delta: ANSWER };
    else {
      const handsOver = request.purpose === 'emit_handoff';
      calls += 1;
      yield {
        type: 'tool_call',
        callId: `call_${calls}`,
        name: handsOver ? 'emit_handoff' : 'transfer_to_billing',
        arguments: JSON.stringify(handsOver ? DRAFT : { reason: 'specialization' }),
      };
    }
    yield {
      type: 'done',
      stop: 'complete',
      usage: { inputTokens: 0, outputTokens: 0, requestChars: 0 },
    };
  }
  return { id: 'instant', stream };
}
