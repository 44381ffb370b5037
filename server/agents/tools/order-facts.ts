import type { FactInput } from '../../handoff/facts.ts';
import { formatMoney } from '../money.ts';

/** What reading an order proves. The quote says which order a status or a total belongs to. */
export function orderFacts(data: Record<string, unknown>): FactInput[] {
  const order = String(data.order);
  const facts: FactInput[] = [{ key: 'order_id', value: order, quote: '' }];
  if (typeof data.status === 'string') {
    facts.push({ key: 'order_status', value: data.status, quote: order });
  }
  if (typeof data.totalMinor === 'number' && typeof data.currency === 'string') {
    facts.push({
      key: 'order_total',
      value: formatMoney(data.totalMinor, data.currency),
      quote: order,
      amountMinor: data.totalMinor,
      currency: data.currency,
    });
  }
  return facts;
}
