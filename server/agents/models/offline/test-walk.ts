import type { ModelItem, ModelRequest } from '../model.ts';
import { offlineModel } from '../offline.ts';

const RUNTIME = [
  'ask_customer',
  'release',
  'escalate_to_human',
  'request_verification',
  'decide_recommendation',
  'read_handoff_segment',
  'read_facts',
];
const READS = ['get_customer', 'lookup_order', 'search_articles'];

/** The demo team's tools, by agent. */
export const TOOLS: Record<string, string[]> = {
  triage: [
    'reply',
    'ask_customer',
    'decline_out_of_scope',
    'escalate_to_human',
    ...['billing', 'orders', 'technical', 'account', 'senior'].map((name) => `transfer_to_${name}`),
  ],
  billing: [...RUNTIME, ...READS, 'lookup_invoice', 'process_refund'],
  orders: [...RUNTIME, ...READS, 'list_orders', 'track_parcel', 'check_return', 'change_address'],
  technical: [...RUNTIME, ...READS, 'run_diagnosis'],
  account: [...RUNTIME, 'get_customer', 'change_address', 'search_articles'],
  senior: [...RUNTIME, ...READS, 'list_orders', 'lookup_invoice', 'track_parcel', 'check_return'],
};

export interface Given {
  agent: string;
  /** Turn about: `c: …` is the customer, `a: …` an answer. */
  said: string[];
  results?: [name: string, output: Record<string, unknown>, args?: Record<string, unknown>][];
  facts?: { key: string; value: string; source?: string }[];
  pack?: Record<string, unknown>;
  note?: string;
  handTo?: string;
  tools?: string[];
}

export interface Answered {
  text: string;
  calls: { name: string; args: Record<string, unknown> }[];
}

export const VERIFIED = { key: 'customer_id', value: 'cus_1', source: 'tool_verified' };
export const REQUEST_REFUND = {
  text: 'Refund 42 EUR for order A-7781.',
  proposedTool: 'process_refund',
  args: null,
  trigger: null,
};

/** One answer of the offline model to a request that is built as the runtime builds it. */
export async function answerOf(given: Given): Promise<Answered> {
  const text: string[] = [];
  const calls: Answered['calls'] = [];
  const stream = offlineModel().stream(requestOf(given), new AbortController().signal);
  for await (const event of stream) {
    if (event.type === 'text') text.push(event.delta);
    if (event.type === 'tool_call')
      calls.push({ name: event.name, args: JSON.parse(event.arguments) });
  }
  return { text: text.join(''), calls };
}

export function requestOf(given: Given): ModelRequest {
  const data = (label: 'package' | 'case_note' | 'facts', value: unknown): ModelItem[] =>
    value === undefined ? [] : [{ type: 'data', label, json: JSON.stringify(value) }];
  const facts = (given.facts ?? []).map((fact) => ({
    source: 'customer_said',
    quote: fact.value,
    fresh: true,
    ...fact,
  }));
  const names =
    given.handTo === undefined ? (given.tools ?? TOOLS[given.agent] ?? []) : ['emit_handoff'];
  return {
    agent: given.agent,
    purpose: given.handTo === undefined ? 'turn' : 'emit_handoff',
    instructions: given.handTo === undefined ? '' : `You are handing over to ${given.handTo}.`,
    input: [
      ...data('package', given.pack),
      ...given.said.map(
        (line): ModelItem => ({
          type: 'message',
          role: line.startsWith('c: ') ? 'customer' : 'assistant',
          text: line.slice(3),
        }),
      ),
      ...(given.results ?? []).flatMap(settled),
      ...data('case_note', given.note === undefined ? undefined : { note: given.note }),
      ...data('facts', { facts, openQuestions: [] }),
    ],
    tools: names.map((name) => ({ name, description: '', parameters: {} })),
    toolChoice: 'auto',
    maxOutputTokens: 1000,
  };
}

function settled(
  [name, output, args = {}]: NonNullable<Given['results']>[number],
  at: number,
): ModelItem[] {
  const callId = `call_${at}`;
  return [
    { type: 'tool_call', callId, name, arguments: JSON.stringify(args) },
    { type: 'tool_result', callId, name, output: JSON.stringify(output) },
  ];
}
