import { z } from 'zod';
import { orderNumber } from './lookup-order.ts';
import { empty, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const checkReturn = defineTool({
  name: 'check_return',
  description:
    'Whether an order may be returned and until when. `reason`: in_time, too_late, not_delivered, already_returned or cancelled.',
  effect: 'read',
  needsCustomer: true,
  input: z.strictObject({ order: orderNumber }),
  async run({ shop, customerId, now }, input) {
    const match = await shop.returnCheck(customerId, input.order, now);
    return match.found ? ok(match.found) : empty(input, match.near);
  },
  facts: (data) => [{ key: 'order_id', value: String(data.order), quote: '' }],
});
