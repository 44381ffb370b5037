import type { FakeOutput } from './answer.ts';

export interface OutputMessage {
  type: 'message';
  id: string;
  role: 'assistant';
  status: 'completed' | 'incomplete';
  content: Part[];
}
type Part =
  | { type: 'output_text'; text: string; annotations: [] }
  | { type: 'refusal'; refusal: string };

export interface OutputCall {
  type: 'function_call';
  id: string;
  call_id: string;
  name: string;
  arguments: string;
  status: 'completed' | 'incomplete';
}
export type OutputItem = OutputMessage | OutputCall;

export interface FakeResponse {
  id: string;
  object: 'response';
  created_at: number;
  model: string;
  status: 'in_progress' | 'completed' | 'incomplete' | 'failed';
  error: { code: string; message: string } | null;
  incomplete_details: { reason: string } | null;
  output: OutputItem[];
  usage: Record<string, unknown> | null;
}

/** A response object in progress; `serial` makes all its ids unique on this server. */
export function startedResponse(serial: number, model: string): FakeResponse {
  return {
    id: `resp_${serial}`,
    object: 'response',
    created_at: 1_700_000_000 + serial,
    model,
    status: 'in_progress',
    error: null,
    incomplete_details: null,
    output: [],
    usage: null,
  };
}

export function finishedResponse(serial: number, model: string, answer: FakeOutput): FakeResponse {
  const usage = answer.usage ?? { inputTokens: 100, outputTokens: 20 };
  return {
    ...startedResponse(serial, model),
    status: answer.incomplete ? 'incomplete' : 'completed',
    incomplete_details: answer.incomplete ? { reason: answer.incomplete } : null,
    output: outputItems(serial, answer),
    usage: {
      input_tokens: usage.inputTokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.inputTokens + usage.outputTokens,
    },
  };
}

function outputItems(serial: number, answer: FakeOutput): OutputItem[] {
  const status = answer.incomplete ? 'incomplete' : 'completed';
  const content: Part[] = [];
  if (answer.text) content.push({ type: 'output_text', text: answer.text, annotations: [] });
  if (answer.refusal) content.push({ type: 'refusal', refusal: answer.refusal });
  const message: OutputMessage = {
    type: 'message',
    id: `msg_${serial}`,
    role: 'assistant',
    status,
    content,
  };
  const calls = (answer.calls ?? []).map(
    (call, index): OutputCall => ({
      type: 'function_call',
      id: `fc_${serial}_${index}`,
      call_id: call.callId ?? `call_${serial}_${index}`,
      name: call.name,
      arguments: typeof call.args === 'string' ? call.args : JSON.stringify(call.args),
      status,
    }),
  );
  return content.length > 0 ? [message, ...calls] : calls;
}
