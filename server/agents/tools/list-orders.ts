import { z } from 'zod';
import { ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const listOrders = defineTool({
  name: 'list_orders',
  description: 'List the orders of the verified customer, newest first.',
  effect: 'read',
  needsCustomer: true,
  input: z.strictObject({}),
  async run({ shop, customerId }) {
    return ok({ orders: await shop.orders(customerId) });
  },
});
