import { type Answer, afterFailure, call, dataOf, finish, lastResult, say } from '../answer.ts';
import { askFor } from '../ask.ts';
import { formatAmount, formatDay } from '../format.ts';
import { proveIdentity } from '../identity.ts';
import { detectLanguage } from '../language.ts';
import type { Situation } from '../situation.ts';
import { emailOf, invoiceOf, orderOf, wishesIn, wordsFor } from '../slots.ts';
import { asksForRefundStatus, isAboutInvoice, isGeneral } from '../topics.ts';
import { WORDS } from '../words/all.ts';
import { answerFromArticles } from './articles.ts';
import { notFound } from './not-found.ts';
import { refund } from './refund.ts';

type BillingTopic = 'refund' | 'refund_status' | 'invoice' | 'articles';

/** Payments, invoices and refunds. `topic` is the newest of `texts` that has one. */
export function billing(s: Situation, texts: string[]): Answer {
  const topic = texts.map((text) => topicOf(s, text)).find((found) => found !== null);
  if (topic === 'refund') return refund(s);
  if (topic === 'refund_status') return refundStatus(s);
  if (topic === 'invoice') return invoice(s);
  return answerFromArticles(s) ?? say(WORDS[s.language].unknown, WORDS[s.language].iCan.billing);
}

function topicOf(s: Situation, text: string): BillingTopic | null {
  const wishes = wishesIn(s, text);
  const own = orderOf(s) !== null || wordsFor(s, 'item') !== null;
  if (asksForRefundStatus(text)) return own ? 'refund_status' : 'articles';
  if (isGeneral(text, detectLanguage(text, s.language) ?? 'en') && !own && invoiceOf(s) === null)
    return 'articles';
  if (wishes.includes('refund')) return 'refund';
  if (isAboutInvoice(text)) return 'invoice';
  return own && s.firstTurn && wordsFor(s, 'problem') !== null ? 'refund' : null;
}

function refundStatus(s: Situation): Answer {
  const words = WORDS[s.language];
  const order = orderOf(s);
  if (order === null) return askFor(s, 'order_id');
  const proof = proveIdentity(s, { order, email: emailOf(s) });
  if (proof) return proof;
  const read = lastResult(s, 'lookup_order');
  if (!read) return call({ name: 'lookup_order', args: { order } });
  if (read.output.status === 'empty') return notFound(s, order, read);
  if (read.output.status !== 'ok') return afterFailure(s, read, `Refund status of order ${order}.`);
  const { refundedMinor, currency } = dataOf(read);
  return Number(refundedMinor ?? 0) > 0
    ? finish(words.alreadyRefunded(formatAmount(refundedMinor, currency), order))
    : finish(words.noRefundYet(order));
}

function invoice(s: Situation): Answer {
  const words = WORDS[s.language];
  const number = invoiceOf(s);
  if (number === null) return askFor(s, 'invoice_id');
  const order = orderOf(s);
  const email = emailOf(s);
  if (!s.verified && order === null && email === null) return askFor(s, 'email');
  const proof = proveIdentity(s, { order, email });
  if (proof) return proof;
  const read = lastResult(s, 'lookup_invoice');
  if (!read) return call({ name: 'lookup_invoice', args: { invoice: number } });
  if (read.output.status === 'empty') return notFound(s, number, read);
  if (read.output.status !== 'ok') return afterFailure(s, read, `Invoice ${number}.`);
  const data = dataOf(read);
  const status = words.invoiceStatus[data.status as 'open' | 'paid' | 'overdue'];
  const due = data.status === 'paid' ? null : formatDay(data.dueAt, s.language);
  const amount = formatAmount(data.amountMinor, data.currency);
  return finish(
    [words.invoiceIs(number, amount, status), due === null ? '' : words.invoiceDue(due)]
      .join(' ')
      .trim(),
  );
}
