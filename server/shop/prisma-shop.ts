import type { Db } from '../context.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { nearest } from './near.ts';
import { refundOrder } from './refund.ts';
import { ownOrder, quoteRefund, refundView } from './refund-quote.ts';
import type { InvoiceView, OrderStatus, OrderView, ReturnView, Shop } from './shop.ts';

const RETURN_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

/** The demo shop of one site, in our own tables. */
export function prismaShop(db: Db, siteId: string): Shop {
  const order = async (customerId: string, number: string) =>
    ownOrder(db, { siteId, customerId }, number);
  return {
    async refundByKey(idempotencyKey) {
      const row = await db.refund.findUnique({
        where: { idempotencyKey, siteId },
        include: { order: { select: { number: true } } },
      });
      return row && refundView(row, row.order.number);
    },
    async customer(customerId) {
      const row = await db.customer.findFirst({ where: { id: customerId, siteId } });
      if (!row) return null;
      const { id, name, email, phone, plan } = row;
      const masked = { email: maskEmail(email), phone: phone && maskPhone(phone) };
      return { customerId: id, name, ...masked, plan };
    },
    async order(customerId, number) {
      const match = await order(customerId, number);
      return match.found === null ? match : { found: orderView(match.found) };
    },
    async orders(customerId) {
      const rows = await db.order.findMany({
        where: { siteId, customerId },
        orderBy: { placedAt: 'desc' },
        take: 50,
      });
      return rows.map((row) => ({
        order: row.number,
        status: row.status as OrderStatus,
        totalMinor: row.totalMinor,
        currency: row.currency,
        placedAt: row.placedAt.toISOString(),
      }));
    },
    async invoice(customerId, number) {
      const rows = await db.invoice.findMany({
        where: { siteId, customerId },
        include: { order: { select: { number: true } } },
      });
      const match = nearest(
        number,
        rows.map((row) => row.number),
      );
      if ('near' in match) return { found: null, near: match.near };
      const row = rows.find((one) => one.number === match.exact);
      return row ? { found: invoiceView(row) } : { found: null, near: [] };
    },
    async parcel(customerId, number) {
      const match = await order(customerId, number);
      if (match.found === null) return match;
      const row = match.found;
      return {
        found: {
          order: row.number,
          carrier: row.carrier,
          tracking: row.tracking,
          status: row.status as OrderStatus,
          lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
          lastSeenPlace: row.lastSeenPlace,
          expectedAt: row.expectedAt?.toISOString() ?? null,
        },
      };
    },
    async returnCheck(customerId, number, now) {
      const match = await order(customerId, number);
      return match.found === null ? match : { found: returnView(match.found, now) };
    },
    async changeAddress(customerId, number, address) {
      if (number === null) {
        await db.customer.updateMany({ where: { id: customerId, siteId }, data: address });
        return { found: { order: null } };
      }
      const match = await order(customerId, number);
      if (match.found === null) return match;
      const changed = await db.order.updateMany({
        where: { id: match.found.id, customerId, status: { in: ['placed', 'packed'] } },
        data: address,
      });
      return changed.count === 0
        ? { problem: 'too_late' }
        : { found: { order: match.found.number } };
    },
    refundQuote: (customerId, ask, now) => quoteRefund(db, { siteId, customerId }, ask, now),
    refund: (customerId, ask, payment) => refundOrder(db, { siteId, customerId }, ask, payment),
  };
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof ownOrder>>['found']>;

function orderView(row: OrderRow): OrderView {
  const refunded = row.refunds.filter((refund) => refund.status === 'done');
  return {
    order: row.number,
    status: row.status as OrderStatus,
    placedAt: row.placedAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    totalMinor: row.totalMinor,
    currency: row.currency,
    lines: row.lines.map(({ sku, name, quantity, unitMinor }) => ({
      sku,
      name,
      quantity,
      unitMinor,
    })),
    refundedMinor: refunded.reduce((sum, refund) => sum + refund.amountMinor, 0),
    carrier: row.carrier,
    tracking: row.tracking,
  };
}

interface InvoiceRow {
  number: string;
  order: { number: string } | null;
  amountMinor: number;
  currency: string;
  status: string;
  issuedAt: Date;
  dueAt: Date;
}

function invoiceView(row: InvoiceRow): InvoiceView {
  return {
    invoice: row.number,
    order: row.order?.number ?? null,
    amountMinor: row.amountMinor,
    currency: row.currency,
    status: row.status as InvoiceView['status'],
    issuedAt: row.issuedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
  };
}

function returnView(row: OrderRow, now: Date): ReturnView {
  const answer = (reason: ReturnView['reason'], until: Date | null): ReturnView => ({
    order: row.number,
    returnable: reason === 'in_time',
    until: until?.toISOString() ?? null,
    reason,
  });
  if (row.status === 'cancelled') return answer('cancelled', null);
  if (row.status === 'returned') return answer('already_returned', null);
  if (row.deliveredAt === null) return answer('not_delivered', null);
  const until = new Date(row.deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
  return answer(now <= until ? 'in_time' : 'too_late', until);
}
