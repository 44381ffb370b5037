/** What it is about comes first; what has no place here comes last, in its own order. */
const order = [
  ...['order_id', 'invoice_id', 'item', 'product', 'problem', 'error_message', 'request', 'amount'],
  ...['order_total', 'order_status', 'date', 'name', 'email', 'phone', 'address', 'postcode'],
];
const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);

/** Facts of one message are observed at one moment: without an order they would come in any. */
export const inFactOrder = <T>(facts: T[], keyOf: (fact: T) => string): T[] =>
  [...facts].sort((a, b) => rank(keyOf(a)) - rank(keyOf(b)));
