/** Times are ISO 8601 UTC; money is integer minor units with a currency. */
export interface OrderLineView {
  sku: string;
  name: string;
  quantity: number;
  unitMinor: number;
}

export type OrderStatus = 'placed' | 'packed' | 'shipped' | 'delivered' | 'returned' | 'cancelled';

export interface OrderView {
  order: string;
  status: OrderStatus;
  placedAt: string;
  deliveredAt: string | null;
  totalMinor: number;
  currency: string;
  lines: OrderLineView[];
  refundedMinor: number;
  carrier: string | null;
  tracking: string | null;
}

export type OrderSummary = Pick<
  OrderView,
  'order' | 'status' | 'totalMinor' | 'currency' | 'placedAt'
>;

export interface InvoiceView {
  invoice: string;
  order: string | null;
  amountMinor: number;
  currency: string;
  status: 'open' | 'paid' | 'overdue';
  issuedAt: string;
  dueAt: string;
}

export interface ParcelView {
  order: string;
  /** Null until the order is shipped. */
  carrier: string | null;
  tracking: string | null;
  status: OrderStatus;
  lastSeenAt: string | null;
  lastSeenPlace: string | null;
  expectedAt: string | null;
}

export interface ReturnView {
  order: string;
  returnable: boolean;
  until: string | null;
  reason: 'in_time' | 'too_late' | 'not_delivered' | 'already_returned' | 'cancelled';
}

export interface CustomerView {
  customerId: string;
  name: string;
  /** Masked, like `m•••@example.test`. */
  email: string;
  phone: string | null;
  plan: string;
}

export interface Address {
  street: string;
  postcode: string;
  city: string;
  country: string;
}

/** `near`: the customer's own identifiers that look alike; the same for unknown and someone else's. */
export type Found<T> = { found: T } | { found: null; near: string[] };

export interface RefundAsk {
  order: string;
  /** Null = every line of the order. */
  lines: { sku: string; quantity: number }[] | null;
  /** Null = what the lines cost, or what is left of the order. */
  amountMinor: number | null;
  currency: string | null;
  /** Raised by an operator only, for a second refund of the same lines (decisions.md 14). */
  override: number;
}

export interface RefundView {
  refundId: string;
  order: string;
  amountMinor: number;
  currency: string;
  status: 'reserved' | 'done' | 'failed' | 'unknown';
}

/** What a refund would be, and the figures that decide whether it may be (handoff.md H48). */
export interface RefundQuote {
  order: string;
  amountMinor: number;
  currency: string;
  lines: { sku: string; quantity: number }[];
  /** What the customer paid for this order. */
  capturedMinor: number;
  /** Already reserved or paid back on this order, by any conversation. */
  usedMinor: number;
  /** Paid back to this customer without a person's approval in the last 30 days, this currency. */
  automaticMinor: number;
  /** handoff.md H50: tenant, tool, order, sorted lines, currency, override number. */
  idempotencyKey: string;
  /** The refund that this key already made, if it did. */
  stored: RefundView | null;
}

export type Quoted = Found<RefundQuote> | { problem: string };

export type RefundResult =
  | { kind: 'refunded'; refund: RefundView; alreadyDone: boolean }
  /** Something else was refunded meanwhile: the figures no longer allow it. */
  | { kind: 'not_allowed'; quote: RefundQuote }
  | { kind: 'not_found'; near: string[] }
  | { kind: 'problem'; problem: string };

export interface RefundPayment {
  now: Date;
  reason: string;
  conversationId: string;
  /** An operator's user id; null when it was automatic. */
  approvedBy: string | null;
  /** Asked under the row lock, with the figures of that moment. */
  allowed(quote: RefundQuote): boolean;
}

/**
 * The back office behind the agents' tools. Every read is scoped to one verified customer: what
 * belongs to somebody else does not exist. A real site replaces the Prisma implementation.
 */
export interface Shop {
  customer(customerId: string): Promise<CustomerView | null>;
  order(customerId: string, number: string): Promise<Found<OrderView>>;
  orders(customerId: string): Promise<OrderSummary[]>;
  invoice(customerId: string, number: string): Promise<Found<InvoiceView>>;
  parcel(customerId: string, number: string): Promise<Found<ParcelView>>;
  returnCheck(customerId: string, number: string, now: Date): Promise<Found<ReturnView>>;
  /** An order's address while it is not shipped (`too_late` after); null = the saved address. */
  changeAddress(
    customerId: string,
    number: string | null,
    address: Address,
  ): Promise<Found<{ order: string | null }> | { problem: 'too_late' }>;
  refundQuote(customerId: string, ask: RefundAsk, now: Date): Promise<Quoted>;
  /** Reserves and settles under one lock on the customer and the order; once per key. */
  refund(customerId: string, ask: RefundAsk, payment: RefundPayment): Promise<RefundResult>;
  /** What a key has made, for a call that broke off; null: nothing was paid (handoff.md H50). */
  refundByKey(idempotencyKey: string): Promise<RefundView | null>;
}
