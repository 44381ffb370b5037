import { describe, expect, test } from 'vitest';
import type { ToolCall } from '../../prisma/client/client.ts';
import { toAction } from './package.ts';

const call = (outcome: object | null) => ({ tool: 'lookup_order', outcome }) as unknown as ToolCall;

describe('H20: what was tried and what came back', () => {
  test('what came back is in words, absent values left out', () => {
    const data = {
      order: 'A-7781',
      deliveredAt: null,
      lines: [
        { name: 'Lamp', quantity: 1 },
        { name: 'Bulb', quantity: 2 },
      ],
    };
    expect(toAction(call({ status: 'ok', data }))).toMatchObject({
      status: 'ok',
      summary: 'order: A-7781; lines: name: Lamp, quantity: 1 / name: Bulb, quantity: 2',
      isRetryable: null,
    });
  });

  test('empty and error never look alike, and say what was asked', () => {
    expect(
      toAction(call({ status: 'empty', query: { order: 'A-7718' }, near: ['A-7781'] })),
    ).toMatchObject({
      status: 'empty',
      attemptedQuery: { order: 'A-7718' },
      isRetryable: null,
    });
    expect(
      toAction(
        call({
          status: 'error',
          code: 'tool_failed',
          message: 'No answer.',
          isRetryable: true,
          attemptedQuery: { order: 'A-1' },
        }),
      ),
    ).toMatchObject({
      status: 'error',
      summary: 'No answer.',
      isRetryable: true,
      attemptedQuery: { order: 'A-1' },
    });
  });

  test('a broken-off write is unknown, a call without an outcome is open', () => {
    expect(toAction(call({ status: 'unknown', attemptedQuery: { order: 'A-1' } })).status).toBe(
      'unknown',
    );
    expect(toAction(call(null)).status).toBe('open');
  });

  test('a long answer is cut', () => {
    expect(toAction(call({ status: 'ok', data: { text: 'x'.repeat(900) } })).summary).toHaveLength(
      400,
    );
  });
});
