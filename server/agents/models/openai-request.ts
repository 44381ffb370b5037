import type {
  EasyInputMessage,
  FunctionTool,
  ResponseCreateParamsStreaming,
  ResponseInputItem,
  ToolChoiceFunction,
} from 'openai/resources/responses/responses';
import {
  ModelError,
  type ModelItem,
  type ModelRequest,
  renderData,
  type ToolSpec,
} from './model.ts';
import { assertPaired } from './pairing.ts';

/**
 * The body of `POST /responses`. Nothing is kept on the provider's side and no answer is chained
 * to another one (`handoff.md H23`), so every request carries all that the agent may see.
 * Throws `ModelError('validation')` for a request that no provider would accept.
 */
export function toResponsesBody(
  request: ModelRequest,
  model: string,
): ResponseCreateParamsStreaming {
  assertPaired(request.input);
  assertToolChoice(request);
  const body: ResponseCreateParamsStreaming = {
    model,
    instructions: request.instructions,
    input: request.input.map(toInputItem),
    max_output_tokens: request.maxOutputTokens,
    store: false,
    stream: true,
  };
  if (request.tools.length === 0) return body;
  return {
    ...body,
    tools: request.tools.map(toFunctionTool),
    tool_choice: toToolChoice(request.toolChoice),
    parallel_tool_calls: false,
  };
}

function toInputItem(item: ModelItem): ResponseInputItem {
  switch (item.type) {
    case 'message':
      return toMessage(item.role, item.text);
    case 'data':
      return { role: 'user', content: renderData(item.label, item.json) };
    case 'tool_call':
      // Without the provider's own item id: with it, reasoning items would be demanded as well.
      return {
        type: 'function_call',
        call_id: item.callId,
        name: item.name,
        arguments: item.arguments,
      };
    case 'tool_result':
      return { type: 'function_call_output', call_id: item.callId, output: item.output };
  }
}

/** A customer must not be able to write a data block that looks like one of the runtime's. */
function toMessage(role: 'customer' | 'assistant', text: string): EasyInputMessage {
  if (role === 'assistant') return { role: 'assistant', content: text };
  return { role: 'user', content: text.replace(/<(\/?)(untrusted_data)/gi, '\\u003c$1$2') };
}

function toFunctionTool(tool: ToolSpec): FunctionTool {
  return {
    type: 'function',
    name: tool.name,
    description: tool.description,
    parameters: tool.parameters,
    strict: true,
  };
}

function toToolChoice(
  choice: ModelRequest['toolChoice'],
): 'auto' | 'required' | ToolChoiceFunction {
  return typeof choice === 'string' ? choice : { type: 'function', name: choice.name };
}

function assertToolChoice({ tools, toolChoice }: ModelRequest): void {
  const names = new Set(tools.map((tool) => tool.name));
  if (names.size < tools.length) throw new ModelError('validation', 'Two tools have one name.');
  if (toolChoice === 'required' && names.size === 0) {
    throw new ModelError('validation', 'A tool call is required, but there is no tool.');
  }
  if (typeof toolChoice === 'object' && !names.has(toolChoice.name)) {
    throw new ModelError('validation', `The forced tool "${toolChoice.name}" is not offered.`);
  }
}
