import { expect, test } from 'vitest';
import { inFactOrder } from './fact-order.ts';

test('facts read as a sentence would: order, item, problem, wish, amount, then the rest', () => {
  const keys = ['customer_id', 'amount', 'problem', 'order_id', 'request', 'item', 'language'];
  expect(inFactOrder(keys, (key) => key)).toEqual([
    'order_id',
    'item',
    'problem',
    'request',
    'amount',
    'customer_id',
    'language',
  ]);
});
