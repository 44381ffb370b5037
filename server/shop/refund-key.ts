import { createHash } from 'node:crypto';

export interface RefundIdentity {
  siteId: string;
  order: string;
  lines: { sku: string; quantity: number }[];
  currency: string;
  override: number;
}

/**
 * A refund's idempotency key (handoff.md H50): tenant, tool, order, sorted lines, currency and
 * override number; never a model's call id, wording or amount.
 */
export function refundKey({ siteId, order, lines, currency, override }: RefundIdentity): string {
  const sorted = lines
    .map(({ sku, quantity }) => [sku, quantity] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const identity = JSON.stringify([siteId, 'process_refund', order, sorted, currency, override]);
  return createHash('sha256').update(identity).digest('hex');
}
