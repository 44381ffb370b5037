import type { Db } from '../context.ts';
import { ownOrder, quoteRefund, refundView, type Scope } from './refund-quote.ts';
import type { RefundAsk, RefundPayment, RefundResult } from './shop.ts';

/**
 * Pays back once per idempotency key (handoff.md H48, H50). The customer's row and then the order's
 * are locked, so the caps are compared with figures that nobody else is changing. Reserved and
 * settled in one transaction: a crash leaves either the whole refund or nothing.
 */
export async function refundOrder(
  db: Db,
  scope: Scope,
  ask: RefundAsk,
  payment: RefundPayment,
): Promise<RefundResult> {
  const patient = { maxWait: 10_000, timeout: 10_000 };
  return db.$transaction(async (tx): Promise<RefundResult> => {
    await tx.$queryRaw`select id from customers where id = ${scope.customerId}::uuid for update`;
    const own = await ownOrder(tx, scope, ask.order);
    if (own.found === null) return { kind: 'not_found', near: own.near };
    const { id: orderId } = own.found;
    await tx.$queryRaw`select id from orders where id = ${orderId}::uuid for update`;
    const quoted = await quoteRefund(tx, scope, ask, payment.now);
    if ('problem' in quoted) return { kind: 'problem', problem: quoted.problem };
    if (quoted.found === null) return { kind: 'not_found', near: quoted.near };
    const quote = quoted.found;
    if (quote.stored) return { kind: 'refunded', refund: quote.stored, alreadyDone: true };
    if (!payment.allowed(quote)) return { kind: 'not_allowed', quote };
    const reserved = await tx.refund.create({
      data: {
        siteId: scope.siteId,
        orderId,
        customerId: scope.customerId,
        conversationId: payment.conversationId,
        amountMinor: quote.amountMinor,
        currency: quote.currency,
        lines: quote.lines,
        reason: payment.reason,
        status: 'reserved',
        override: ask.override,
        approvedBy: payment.approvedBy,
        idempotencyKey: quote.idempotencyKey,
        createdAt: payment.now,
      },
    });
    const done = await tx.refund.update({
      where: { id: reserved.id },
      data: { status: 'done', settledAt: payment.now },
    });
    return { kind: 'refunded', refund: refundView(done, quote.order), alreadyDone: false };
  }, patient);
}
