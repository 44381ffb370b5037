import { z } from 'zod';
import { formatMoney } from '../money.ts';
import { empty, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const lookupInvoice = defineTool({
  name: 'lookup_invoice',
  description: 'Read one invoice of the verified customer by its number, e.g. INV-12345.',
  effect: 'read',
  needsCustomer: true,
  input: z.strictObject({ invoice: z.string().min(1).max(40) }),
  async run({ shop, customerId }, input) {
    const match = await shop.invoice(customerId, input.invoice);
    return match.found ? ok(match.found) : empty(input, match.near);
  },
  facts({ invoice, amountMinor, currency }) {
    if (typeof amountMinor !== 'number' || typeof currency !== 'string') return [];
    const total = formatMoney(amountMinor, currency);
    return [
      { key: 'invoice_id', value: String(invoice), quote: '' },
      { key: 'invoice_total', value: total, quote: String(invoice), amountMinor, currency },
    ];
  },
});
