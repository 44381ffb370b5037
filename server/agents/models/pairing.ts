import { ModelError, type ModelItem } from './model.ts';

/**
 * Refuses an input whose tool calls and results do not match one to one, each result after its
 * call and under the same name. Providers answer such a request with an error that nobody can
 * read, so it is refused before it is sent.
 */
export function assertPaired(input: readonly ModelItem[]): void {
  const calls = new Map<string, string>();
  const answered = new Set<string>();
  for (const item of input) {
    if (item.type === 'tool_call') {
      if (item.callId === '') throw unpaired('a tool call has no id');
      if (calls.has(item.callId)) throw unpaired(`two tool calls have the id "${item.callId}"`);
      calls.set(item.callId, item.name);
    }
    if (item.type === 'tool_result') {
      const name = calls.get(item.callId);
      if (name === undefined) throw unpaired(`the result "${item.callId}" comes before its call`);
      if (name !== item.name) {
        throw unpaired(`the result "${item.callId}" is of ${item.name}, its call of ${name}`);
      }
      if (answered.has(item.callId)) throw unpaired(`"${item.callId}" has two results`);
      answered.add(item.callId);
    }
  }
  const open = [...calls.keys()].find((callId) => !answered.has(callId));
  if (open !== undefined) throw unpaired(`the tool call "${open}" has no result`);
}

function unpaired(why: string): ModelError {
  return new ModelError('validation', `The request is not sent: ${why}.`);
}
