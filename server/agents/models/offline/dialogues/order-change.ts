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
import { proveIdentity } from '../identity.ts';
import type { Situation } from '../situation.ts';
import { emailOf, orderOf, wordsFor } from '../slots.ts';
import { WORDS } from '../words/all.ts';
import type { OrderStatus } from '../words/words.ts';
import { notFound } from './not-found.ts';

/** No agent holds a tool that cancels: what can be is given to a person, the rest is said. */
export function cancel(s: Situation): Answer {
  const words = WORDS[s.language];
  const read = readOrder(s);
  if ('answer' in read) return read.answer;
  const status = read.data.status as OrderStatus;
  if (status === 'placed')
    return escalate('beyond_powers', `Cancel order ${read.order}: it is placed, not packed yet.`);
  if (status === 'cancelled' || status === 'returned')
    return finish(words.orderIs(read.order, words.status[status]));
  return finish(words.cannotCancel(read.order, words.status[status] ?? String(status)));
}

export function replace(s: Situation): Answer {
  const read = readOrder(s);
  if ('answer' in read) return read.answer;
  const about = [wordsFor(s, 'item'), wordsFor(s, 'problem')].filter((part) => part !== null);
  return escalate(
    'beyond_powers',
    `The customer wants a replacement for order ${read.order} (${about.join(': ') || 'no reason given'}).`,
  );
}

function readOrder(
  s: Situation,
): { answer: Answer } | { order: string; data: Record<string, unknown> } {
  const order = orderOf(s);
  if (order === null) return { answer: askFor(s, 'order_id') };
  const proof = proveIdentity(s, { order, email: emailOf(s) });
  if (proof) return { answer: proof };
  const read = lastResult(s, 'lookup_order');
  if (!read) return { answer: call({ name: 'lookup_order', args: { order } }) };
  if (read.output.status === 'empty') return { answer: notFound(s, order, read) };
  if (read.output.status !== 'ok') return { answer: afterFailure(s, read, `Order ${order}.`) };
  return { order, data: dataOf(read) };
}
