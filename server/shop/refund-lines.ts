import type { OrderLineView } from './shop.ts';

export type PricedLines =
  | { lines: { sku: string; quantity: number }[]; costMinor: number }
  | { problem: string };

/**
 * What is to be refunded, as lines of the order: null and "all of them" are the same thing, so that
 * both have the same idempotency key (handoff.md H50).
 */
export function priceLines(
  ordered: OrderLineView[],
  asked: { sku: string; quantity: number }[] | null,
): PricedLines {
  const wanted = new Map<string, number>();
  for (const { sku, quantity } of asked ?? ordered) {
    wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  }
  const lines: { sku: string; quantity: number }[] = [];
  let costMinor = 0;
  for (const [sku, quantity] of wanted) {
    const line = ordered.find((one) => one.sku === sku);
    if (!line) return { problem: `The order has no line ${sku}.` };
    if (quantity < 1 || quantity > line.quantity) {
      return { problem: `The order has ${line.quantity} of ${sku}, not ${quantity}.` };
    }
    lines.push({ sku, quantity });
    costMinor += quantity * line.unitMinor;
  }
  if (lines.length === 0) return { problem: 'Say which lines, or none for the whole order.' };
  return { lines, costMinor };
}
