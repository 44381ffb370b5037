import type { Db, Tx } from '../context.ts';
import { nearest } from './near.ts';
import { refundKey } from './refund-key.ts';
import { priceLines } from './refund-lines.ts';
import type { Quoted, RefundAsk, RefundView } from './shop.ts';

const DAYS_30_MS = 30 * 24 * 3600 * 1000;
/** `unknown` counts as paid until somebody has looked (handoff.md H50). */
const COUNTED = ['reserved', 'done', 'unknown'];

export interface Scope {
  siteId: string;
  customerId: string;
}

/** The customer's own orders by number, or near matches among them only (decisions.md 22). */
export async function ownOrder(db: Db | Tx, scope: Scope, number: string) {
  const own = await db.order.findMany({
    where: scope,
    select: { number: true },
    orderBy: { placedAt: 'desc' },
  });
  const match = nearest(
    number,
    own.map((order) => order.number),
  );
  if ('near' in match) return { found: null, near: match.near };
  const found = await db.order.findUniqueOrThrow({
    where: { siteId_number: { siteId: scope.siteId, number: match.exact } },
    include: { lines: { orderBy: { sku: 'asc' } }, refunds: true },
  });
  return { found };
}

/** Reads every figure that decides about a refund. Under the locks of refund.ts they are final. */
export async function quoteRefund(
  db: Db | Tx,
  scope: Scope,
  ask: RefundAsk,
  now: Date,
): Promise<Quoted> {
  const match = await ownOrder(db, scope, ask.order);
  if (match.found === null) return match;
  const order = match.found;
  const currency = ask.currency?.toUpperCase() ?? order.currency;
  if (currency !== order.currency) {
    return { problem: `The order was paid in ${order.currency}, not ${currency}.` };
  }
  const priced = priceLines(order.lines, ask.lines);
  if ('problem' in priced) return priced;
  const usedMinor = order.refunds
    .filter((refund) => COUNTED.includes(refund.status))
    .reduce((sum, refund) => sum + refund.amountMinor, 0);
  const capturedMinor = order.status === 'cancelled' ? 0 : order.totalMinor;
  const amountMinor =
    ask.amountMinor ??
    (ask.lines === null ? Math.max(0, capturedMinor - usedMinor) : priced.costMinor);
  if (amountMinor > priced.costMinor) {
    return { problem: 'The amount is more than these lines cost.' };
  }
  const idempotencyKey = refundKey({
    siteId: scope.siteId,
    order: order.number,
    lines: priced.lines,
    currency,
    override: ask.override,
  });
  const stored = await db.refund.findUnique({ where: { idempotencyKey } });
  return {
    found: {
      order: order.number,
      amountMinor,
      currency,
      lines: priced.lines,
      capturedMinor,
      usedMinor,
      automaticMinor: await automaticMinor(db, scope, currency, now),
      idempotencyKey,
      stored: stored && refundView(stored, order.number),
    },
  };
}

async function automaticMinor(db: Db | Tx, scope: Scope, currency: string, now: Date) {
  const { _sum } = await db.refund.aggregate({
    _sum: { amountMinor: true },
    where: {
      ...scope,
      currency,
      approvedBy: null,
      status: { in: COUNTED },
      createdAt: { gt: new Date(now.getTime() - DAYS_30_MS) },
    },
  });
  return _sum.amountMinor ?? 0;
}

const STATUSES = ['reserved', 'done', 'failed', 'unknown'] as const;

export function refundView(
  row: { id: string; amountMinor: number; currency: string; status: string },
  order: string,
): RefundView {
  return {
    refundId: row.id,
    order,
    amountMinor: row.amountMinor,
    currency: row.currency,
    status: STATUSES.find((status) => status === row.status) ?? 'unknown',
  };
}
