import type { FakeResponse, OutputCall, OutputItem, OutputMessage } from './response.ts';

export type WireEvent = { type: string } & Record<string, unknown>;

/** The events of a finished response in the provider's order, without `sequence_number`. */
export function eventsOf(response: FakeResponse): WireEvent[] {
  return [
    ...openingEvents(response),
    ...response.output.flatMap((item, index) => itemEvents(item, index)),
    { type: `response.${response.status}`, response },
  ];
}

export function openingEvents(response: FakeResponse): WireEvent[] {
  const inProgress = { ...response, status: 'in_progress', output: [], usage: null };
  return [
    { type: 'response.created', response: inProgress },
    { type: 'response.in_progress', response: inProgress },
  ];
}

/** Text without its end: what a stream that breaks off has shown so far. */
export function textEvents(text: string): WireEvent[] {
  return partEvents({ type: 'output_text', text, annotations: [] }, 'msg_broken', 0, 0);
}

function itemEvents(item: OutputItem, output_index: number): WireEvent[] {
  return item.type === 'message'
    ? messageEvents(item, output_index)
    : callEvents(item, output_index);
}

function messageEvents(item: OutputMessage, output_index: number): WireEvent[] {
  const empty = { ...item, status: 'in_progress', content: [] };
  const parts = item.content.flatMap((part, content_index) => {
    const at = { item_id: item.id, output_index, content_index };
    return [
      { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
      ...partEvents(part, item.id, output_index, content_index),
      { type: 'response.content_part.done', ...at, part },
    ];
  });
  return [
    { type: 'response.output_item.added', output_index, item: empty },
    ...parts,
    { type: 'response.output_item.done', output_index, item },
  ];
}

function partEvents(
  part: OutputMessage['content'][number],
  item_id: string,
  output_index: number,
  content_index: number,
): WireEvent[] {
  const at = { item_id, output_index, content_index };
  if (part.type === 'refusal') {
    const deltas = chunks(part.refusal).map((delta) => ({
      type: 'response.refusal.delta',
      ...at,
      delta,
    }));
    return [...deltas, { type: 'response.refusal.done', ...at, refusal: part.refusal }];
  }
  return chunks(part.text).map((delta) => ({ type: 'response.output_text.delta', ...at, delta }));
}

function callEvents(item: OutputCall, output_index: number): WireEvent[] {
  const at = { item_id: item.id, output_index };
  const opened = { ...item, arguments: '', status: 'in_progress' };
  const whole = item.status === 'completed';
  return [
    { type: 'response.output_item.added', output_index, item: opened },
    ...chunks(item.arguments).map((delta) => ({
      type: 'response.function_call_arguments.delta',
      ...at,
      delta,
    })),
    ...(whole
      ? [
          {
            type: 'response.function_call_arguments.done',
            ...at,
            name: item.name,
            arguments: item.arguments,
          },
        ]
      : []),
    { type: 'response.output_item.done', output_index, item },
  ];
}

/** Words with the space after them. */
function chunks(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
