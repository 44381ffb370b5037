import { z } from 'zod';
import { orderFacts } from './order-facts.ts';
import { empty, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const orderNumber = z.string().min(1).max(40).describe('The order number, e.g. A-1234.');

export const lookupOrder = defineTool({
  name: 'lookup_order',
  description:
    "Read one order of the verified customer. Empty = no such order of theirs; `near` lists the customer's own numbers that look alike: ask, never guess.",
  effect: 'read',
  needsCustomer: true,
  input: z.strictObject({ order: orderNumber }),
  async run({ shop, customerId }, input) {
    const match = await shop.order(customerId, input.order);
    return match.found ? ok(match.found) : empty(input, match.near);
  },
  facts: orderFacts,
});
