export type Topic = 'billing' | 'orders' | 'technical' | 'account';
export type OrderStatus = 'placed' | 'packed' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
export type ReturnReason =
  | 'in_time'
  | 'too_late'
  | 'not_delivered'
  | 'already_returned'
  | 'cancelled';

/** Everything that the offline model says, once per language. Amounts and dates come formatted. */
export interface Words {
  hello: string;
  welcome: string;
  machine: string;
  decline: string;
  clarify: { question: string; why: string };
  topics: Record<Topic, string>;

  ask: Record<
    'order_id' | 'invoice_id' | 'email' | 'address' | 'problem',
    { question: string; why: string }
  >;
  /** Occurs in both code texts below: how an earlier question for the code is recognised. */
  codeMark: string;
  codeForOrder(order: string): string;
  codeForEmail(email: string): string;
  codeReminder: string;

  notFound(number: string): string;
  /** `numbers` are the customer's own, already verified. */
  didYouMean(numbers: string): string;
  refunded(amount: string, order: string): string;
  alreadyRefunded(amount: string, order: string): string;
  noRefundYet(order: string): string;
  tooEarlyToRefund(order: string, status: string): string;
  status: Record<OrderStatus, string>;
  orderIs(order: string, status: string): string;
  parcel(carrier: string, tracking: string): string;
  lastSeen(place: string): string;
  expected(date: string): string;
  deliveredOn(order: string, place: string): string;
  mayReturn(order: string, until: string | null): string;
  mayNotReturn(order: string, reason: string): string;
  returnReason: Record<ReturnReason, string>;
  cannotCancel(order: string, status: string): string;
  addressChanged(address: string): string;
  addressTooLate(order: string): string;
  yourOrders: string;
  invoiceIs(invoice: string, amount: string, status: string): string;
  invoiceDue(date: string): string;
  invoiceStatus: Record<'open' | 'paid' | 'overdue', string>;

  /** Follows an excerpt. */
  source(title: string): string;
  unknown: string;
  iCan: Record<Topic | 'senior', string>;

  tryThis(cause: string, step: string): string;
  thenTry(steps: string): string;
  didItHelp: string;
  works: string;

  goodbye: string;
  colleagueNote: string;
  whatElse: string;
}
