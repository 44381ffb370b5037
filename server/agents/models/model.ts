/**
 * What every model implements. `openai`, `offline` and `scripted` are siblings: they get the same
 * request object and answer with the same events, so a turn never knows which one it talks to.
 */
export interface Model {
  /** Short name for runs and logs, e.g. `offline` or `openai:gpt-5-mini`. */
  readonly id: string;
  /** Streams one answer. Rejects with `ModelError`; an aborted signal ends it with an AbortError. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

export interface ModelRequest {
  /** Slug of the agent that asks, e.g. `triage`. */
  agent: string;
  /** `turn`: the agent's ordinary work. `emit_handoff`: phase two of a transfer (handoff.md H15). */
  purpose: 'turn' | 'emit_handoff';
  /** Trusted text only: role, goal, constraints, verified facts. The only system-role text. */
  instructions: string;
  input: ModelItem[];
  tools: ToolSpec[];
  /** `required`: text is not an answer. `{ name }`: exactly this tool. */
  toolChoice: 'auto' | 'required' | { name: string };
  maxOutputTokens: number;
}

export type ModelItem =
  | { type: 'message'; role: 'customer' | 'assistant'; text: string }
  /** Untrusted structured data in a user-role item (handoff.md H23), rendered by `renderData`. */
  | { type: 'data'; label: DataLabel; json: string }
  | { type: 'tool_call'; callId: string; name: string; arguments: string }
  | { type: 'tool_result'; callId: string; name: string; output: string };

/**
 * `package`: the HandoffContext (`HandoffPackage` of handoff/package.ts) that this agent received.
 * `facts`: JSON `{ facts: [{ key, value, source, quote, fresh }], openQuestions: [{ slot, why }] }`,
 * always the last item of the input. `case_note`: an operator's note on a hand-back.
 */
export type DataLabel = 'package' | 'facts' | 'case_note';

export interface ToolSpec {
  name: string;
  description: string;
  /** Strict JSON schema: every property required, absent = null, additionalProperties false. */
  parameters: Record<string, unknown>;
}

export type ModelEvent =
  | { type: 'text'; delta: string }
  | { type: 'tool_call'; callId: string; name: string; arguments: string }
  | { type: 'done'; usage: ModelUsage; stop: 'complete' | 'length' | 'refusal' };

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  /** Characters of the serialised request: what `bench/` compares. */
  requestChars: number;
}

export class ModelError extends Error {
  constructor(
    readonly category: 'transient' | 'business' | 'permission' | 'validation',
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
    this.name = 'ModelError';
  }
}

/** The user-role text that providers get for a `data` item. Angle brackets inside are escaped. */
export function renderData(label: DataLabel, json: string): string {
  const safe = json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<untrusted_data kind="${label}">\n${safe}\n</untrusted_data>`;
}
