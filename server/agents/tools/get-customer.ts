import { z } from 'zod';
import { empty, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const getCustomer = defineTool({
  name: 'get_customer',
  description:
    'Read who the verified customer is. Needed once before a refund. Refused until identity is verified.',
  effect: 'read',
  needsCustomer: true,
  input: z.strictObject({}),
  async run({ shop, customerId }) {
    const customer = await shop.customer(customerId);
    return customer ? ok(customer) : empty({}, []);
  },
  facts: (data) => [{ key: 'name', value: String(data.name), quote: '' }],
});
