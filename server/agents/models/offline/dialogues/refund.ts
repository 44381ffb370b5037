import {
  type Answer,
  afterFailure,
  call,
  dataOf,
  escalate,
  finish,
  lastResult,
} from '../answer.ts';
import { askFor } from '../ask.ts';
import { formatAmount } from '../format.ts';
import { proveIdentity } from '../identity.ts';
import type { Situation } from '../situation.ts';
import { amountOf, emailOf, orderOf, wordsFor } from '../slots.ts';
import { WORDS } from '../words/all.ts';
import type { OrderStatus } from '../words/words.ts';
import { notFound } from './not-found.ts';
import { lineFor, type OrderLine } from './order-line.ts';

const PAID_BACK: OrderStatus[] = ['delivered', 'returned'];

/** Order → identity → the order's figures → the refund, once → what was done. */
export function refund(s: Situation): Answer {
  const order = orderOf(s);
  if (order === null) return askFor(s, 'order_id');
  const proof = proveIdentity(s, { order, email: emailOf(s) });
  if (proof) return proof;
  const paid = lastResult(s, 'process_refund');
  if (paid) return afterRefund(s, order);
  const read = lastResult(s, 'lookup_order');
  if (!read)
    return call({ name: 'get_customer', args: {} }, { name: 'lookup_order', args: { order } });
  if (read.output.status === 'empty') return notFound(s, order, read);
  if (read.output.status !== 'ok') return afterFailure(s, read, `Refund for order ${order}.`);
  return decide(s, order);
}

function decide(s: Situation, order: string): Answer {
  const words = WORDS[s.language];
  const data = dataOf(lastResult(s, 'lookup_order'));
  const total = Number(data.totalMinor ?? 0);
  const refunded = Number(data.refundedMinor ?? 0);
  if (refunded >= total)
    return finish(words.alreadyRefunded(formatAmount(refunded, data.currency), order));
  const status = data.status as OrderStatus;
  if (!PAID_BACK.includes(status))
    return finish(words.tooEarlyToRefund(order, words.status[status] ?? String(status)));
  return call({ name: 'process_refund', args: refundArgs(s, order, data) });
}

/** What was asked when the order covers it; else the broken line; else all that is left. */
function refundArgs(s: Situation, order: string, data: Record<string, unknown>) {
  const asked = amountOf(s);
  const total = Number(data.totalMinor ?? 0);
  const lines = (data.lines ?? []) as OrderLine[];
  const line = lines.length > 1 ? lineFor(wordsFor(s, 'item'), lines) : null;
  const limit = line ? line.unitMinor : total;
  const partial =
    asked !== null && asked.currency === data.currency && asked.minor > 0 && asked.minor < limit;
  return {
    order,
    lines: line ? [{ sku: line.sku, quantity: 1 }] : null,
    amountMinor: partial ? asked.minor : null,
    currency: null,
    reason: reasonOf(s),
  };
}

function reasonOf(s: Situation): string {
  const words = [wordsFor(s, 'item'), wordsFor(s, 'problem')].filter((part) => part !== null);
  return (words.length > 0 ? words.join(': ') : s.said).slice(0, 300) || 'refund asked for';
}

function afterRefund(s: Situation, order: string): Answer {
  const words = WORDS[s.language];
  const paid = lastResult(s, 'process_refund');
  const { status, code } = paid?.output ?? {};
  if (paid && status === 'ok') {
    const { amountMinor, currency, alreadyDone } = dataOf(paid);
    const amount = formatAmount(amountMinor, currency);
    return alreadyDone === true
      ? finish(words.alreadyRefunded(amount, order), 'was refunded before')
      : finish(words.refunded(amount, order), 'refunded');
  }
  if (paid && status === 'empty') return notFound(s, order, paid);
  if (paid && code === 'undecided' && s.results.filter((r) => r.name === paid.name).length < 2)
    return call(
      { name: 'decide_recommendation', args: { verdict: 'confirm', reason: null } },
      { name: 'process_refund', args: paid.args },
    );
  const about = `The customer wants a refund for order ${order} (${reasonOf(s)}).`;
  if (code === 'cap_exceeded') return escalate('beyond_powers', `${about} It is above the limit.`);
  return paid ? afterFailure(s, paid, about) : escalate('beyond_powers', about);
}
