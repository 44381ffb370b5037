import { z } from 'zod';
import { orderNumber } from './lookup-order.ts';
import { orderFacts } from './order-facts.ts';
import { empty, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const trackParcel = defineTool({
  name: 'track_parcel',
  description:
    'Where the parcel of an order is. Carrier and tracking are null until the order is shipped.',
  effect: 'read',
  needsCustomer: true,
  input: z.strictObject({ order: orderNumber }),
  async run({ shop, customerId }, input) {
    const match = await shop.parcel(customerId, input.order);
    return match.found ? ok(match.found) : empty(input, match.near);
  },
  facts: orderFacts,
});
