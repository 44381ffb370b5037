import type { Words } from './words.ts';

export const en: Words = {
  hello:
    'Hello. I am the shop’s assistant. I can help with payments and refunds, orders and deliveries, technical problems and your account. What is it about?',
  welcome: 'You are welcome. Write again whenever you need something.',
  machine:
    'I am an automated assistant, not a person. You can ask for a person at any time. What can I do for you?',
  decline:
    'I cannot help with that here. I can help with payments and refunds, orders and deliveries, technical problems and your account.',
  clarify: {
    question: 'What is it about?',
    why: 'I ask so that the right colleague answers.',
  },
  topics: {
    billing: 'Payment, invoice or refund',
    orders: 'Order or delivery',
    technical: 'Something does not work',
    account: 'My account or sign-in',
  },
  ask: {
    order_id: {
      question: 'What is the order number?',
      why: 'I need it because it is not in what you wrote, and I look the order up by it.',
    },
    invoice_id: {
      question: 'What is the invoice number?',
      why: 'I need it because it is not in what you wrote. It looks like INV-… on the invoice.',
    },
    email: {
      question: 'Which e-mail address is your account under?',
      why: 'I need it to send a code that shows that the account is yours.',
    },
    address: {
      question: 'What is the new address: street and number, postcode, town, country?',
      why: 'I need the whole address so that the parcel arrives.',
    },
    problem: {
      question: 'Which product is it, and what exactly happens?',
      why: 'I need both to find the cause.',
    },
  },
  codeMark: 'six-digit code',
  codeForOrder: (order) =>
    `Before I open your data I must know that it is you. I have sent a six-digit code to the e-mail address on file for order ${order}. Please type it here.`,
  codeForEmail: (email) =>
    `Before I open your data I must know that it is you. If ${email} is the address on file, a six-digit code is there now. Please type it here.`,
  codeReminder:
    'I still need the six-digit code from that e-mail before I can go on. If none came, check the spam folder or the number you gave me, and ask me for a new code.',
  notFound: (number) => `I cannot find ${number} among what is yours here.`,
  didYouMean: (numbers) => `Did you mean ${numbers}?`,
  refunded: (amount, order) =>
    `I have refunded ${amount} for order ${order}. It goes back to the card or account that paid.`,
  alreadyRefunded: (amount, order) =>
    `Order ${order} was already refunded with ${amount}, so nothing is paid twice.`,
  noRefundYet: (order) => `No refund has been made for order ${order} yet.`,
  tooEarlyToRefund: (order, status) => `Order ${order} is ${status}, so I cannot refund it yet.`,
  status: {
    placed: 'placed but not packed',
    packed: 'packed',
    shipped: 'on its way',
    delivered: 'delivered',
    returned: 'returned',
    cancelled: 'cancelled',
  },
  orderIs: (order, status) => `Order ${order} is ${status}.`,
  parcel: (carrier, tracking) => `It travels with ${carrier}, tracking number ${tracking}.`,
  lastSeen: (place) => `It was last seen in ${place}.`,
  expected: (date) => `It is expected on ${date}.`,
  deliveredOn: (order, place) => `The carrier recorded order ${order} as delivered in ${place}.`,
  mayReturn: (order, until) =>
    until === null
      ? `You can return order ${order}.`
      : `You can return order ${order} until ${until}.`,
  mayNotReturn: (order, reason) => `Order ${order} cannot be returned: ${reason}.`,
  returnReason: {
    in_time: 'it is in time',
    too_late: 'the time for returns is over',
    not_delivered: 'it is not delivered yet',
    already_returned: 'it was already returned',
    cancelled: 'it was cancelled',
  },
  cannotCancel: (order, status) =>
    `Order ${order} is ${status}, so it can no longer be cancelled. You can return it when it is there.`,
  addressChanged: (address) => `The address is changed to: ${address}.`,
  addressTooLate: (order) =>
    `Order ${order} is already on its way, so I cannot change its address. The carrier can redirect it: use the link in the tracking e-mail.`,
  yourOrders: 'Your orders:',
  invoiceIs: (invoice, amount, status) => `Invoice ${invoice} is for ${amount} and is ${status}.`,
  invoiceDue: (date) => `It is due on ${date}.`,
  invoiceStatus: { open: 'open', paid: 'paid', overdue: 'overdue' },
  source: (title) => `Source: our help article “${title}”.`,
  unknown: 'I have no article about that, and I would rather not guess.',
  iCan: {
    billing: 'I can explain a charge or an invoice, and refund an order.',
    orders: 'I can find a parcel, check a return, and change a delivery address.',
    technical: 'I can look for the cause when something does not work.',
    account: 'I can help with sign-in, your data and closing the account.',
    senior: 'I can look across your orders, invoices and parcels.',
  },
  tryThis: (cause, step) => `${cause} Please try this first: ${step}`,
  thenTry: (steps) => `Then please try this: ${steps}`,
  didItHelp: 'Does it work now?',
  works: 'Good to know that it works.',
  goodbye: 'You are welcome. Goodbye.',
  colleagueNote: 'Thank you for waiting. I have read what my colleague noted.',
  whatElse: 'What else can I do for you?',
};
