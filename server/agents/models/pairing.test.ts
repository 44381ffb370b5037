import { describe, expect, it } from 'vitest';
import { ModelError, type ModelItem } from './model.ts';
import { assertPaired } from './pairing.ts';

const call = (callId: string, name = 'lookup_order'): ModelItem => ({
  type: 'tool_call',
  callId,
  name,
  arguments: '{}',
});
const result = (callId: string, name = 'lookup_order'): ModelItem => ({
  type: 'tool_result',
  callId,
  name,
  output: '{"status":"ok"}',
});

describe('assertPaired', () => {
  it('accepts calls that all have their result, in any order after the call', () => {
    expect(() => assertPaired([call('a'), call('b'), result('b'), result('a')])).not.toThrow();
  });

  it.each([
    ['a call without a result', [call('a')], 'the tool call "a" has no result'],
    ['a result without a call', [result('a')], 'the result "a" comes before its call'],
    ['a result before its call', [result('a'), call('a')], 'comes before its call'],
    ['two calls with one id', [call('a'), result('a'), call('a'), result('a')], 'two tool calls'],
    ['two results of one call', [call('a'), result('a'), result('a')], '"a" has two results'],
    ['a result of another tool', [call('a'), result('a', 'reply')], 'is of reply, its call of'],
    ['a call with an empty id', [call(''), result('')], 'has no id'],
  ])('refuses %s before anything is sent', (_title, input, message) => {
    expect(() => assertPaired(input)).toThrow(message);
    expect(() => assertPaired(input)).toThrow(ModelError);
  });
});
