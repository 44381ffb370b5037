import { z } from 'zod';
import { orderNumber } from './lookup-order.ts';
import { empty, failed, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const changeAddress = defineTool({
  name: 'change_address',
  description:
    'Change where an order that is not shipped yet goes, or the saved address when `order` is null. Repeat the address to the customer first.',
  effect: 'write',
  needsCustomer: true,
  input: z.strictObject({
    order: orderNumber.nullable().describe("The order; null for the customer's saved address."),
    street: z.string().min(1).max(120),
    postcode: z.string().min(1).max(20),
    city: z.string().min(1).max(80),
    country: z.string().min(2).max(60),
  }),
  async gather({ shop, customerId }, { order }) {
    if (order === null) return { ownership: 'own' };
    const match = await shop.order(customerId, order);
    return match.found
      ? { ownership: 'own' }
      : { ownership: 'not_theirs', notFound: empty({ order }, match.near) };
  },
  async run({ shop, customerId }, input) {
    const { order, ...address } = input;
    const changed = await shop.changeAddress(customerId, order, address);
    if ('problem' in changed) {
      return failed({
        errorCategory: 'business',
        code: changed.problem,
        attemptedQuery: input,
        message: 'The order is already on its way: the carrier can redirect it.',
      });
    }
    if (changed.found === null) return empty({ order }, changed.near);
    return ok({ ...changed.found, ...address });
  },
});
