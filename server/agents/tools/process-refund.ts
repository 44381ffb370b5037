import { z } from 'zod';
import { refundLimit } from '../policy/caps.ts';
import { orderNumber } from './lookup-order.ts';
import { empty, failed, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const processRefund = defineTool({
  name: 'process_refund',
  description:
    'Refund an order or some of its lines, once. Needs a verified customer and get_customer first. Small amounts are paid at once, larger ones wait for a person, the largest are refused.',
  effect: 'money',
  needsCustomer: true,
  input: z.strictObject({
    order: orderNumber,
    lines: z
      .array(z.strictObject({ sku: z.string().min(1).max(60), quantity: z.int().min(1).max(999) }))
      .max(50)
      .nullable()
      .describe('Null = the whole order.'),
    amountMinor: z
      .int()
      .min(1)
      .max(100_000_000)
      .nullable()
      .describe('In cents, when the customer wants less than the lines cost; else null.'),
    currency: z.string().length(3).nullable().describe('ISO code; null = as paid.'),
    reason: z.string().min(1).max(300).describe('Why, in a few words.'),
  }),
  async gather({ shop, customerId, now }, { reason: _reason, ...ask }) {
    const quoted = await shop.refundQuote(customerId, { ...ask, override: 0 }, now);
    if ('problem' in quoted) return { ownership: 'own', problem: quoted.problem };
    if (quoted.found === null) {
      return { ownership: 'not_theirs', notFound: empty({ order: ask.order }, quoted.near) };
    }
    const { stored, ...figures } = quoted.found;
    return { ownership: 'own', money: { ...figures, alreadyDone: stored !== null } };
  },
  async run({ shop, customerId, now, conversationId, operator }, input) {
    const { reason, ...ask } = input;
    const result = await shop.refund(
      customerId,
      { ...ask, override: 0 },
      {
        now,
        reason,
        conversationId,
        approvedBy: operator?.userId ?? null,
        allowed: (quote) => refundLimit(quote, operator !== null).verdict === 'allow',
      },
    );
    if (result.kind === 'not_found') return empty({ order: input.order }, result.near);
    if (result.kind === 'refunded' && result.refund.status === 'done') {
      return ok({ ...result.refund, alreadyDone: result.alreadyDone });
    }
    if (result.kind === 'refunded') return { status: 'unknown', attemptedQuery: input };
    return failed({
      errorCategory: 'business',
      code: 'cap_exceeded',
      attemptedQuery: input,
      message:
        result.kind === 'problem'
          ? result.problem
          : 'Something else was refunded on this order meanwhile. Read the order again.',
    });
  },
  facts: (data) => [{ key: 'refund_id', value: String(data.refundId), quote: String(data.order) }],
});
