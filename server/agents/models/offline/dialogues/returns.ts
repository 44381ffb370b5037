import { type Answer, afterFailure, call, dataOf, finish, lastResult } from '../answer.ts';
import { askFor } from '../ask.ts';
import { formatDay } from '../format.ts';
import { proveIdentity } from '../identity.ts';
import type { Situation } from '../situation.ts';
import { emailOf, orderOf } from '../slots.ts';
import { WORDS } from '../words/all.ts';
import type { ReturnReason } from '../words/words.ts';
import { notFound } from './not-found.ts';

/** Whether an order may be returned, and until when. */
export function returns(s: Situation): Answer {
  const words = WORDS[s.language];
  const order = orderOf(s);
  if (order === null) return askFor(s, 'order_id');
  const proof = proveIdentity(s, { order, email: emailOf(s) });
  if (proof) return proof;
  const read = lastResult(s, 'check_return');
  if (!read) return call({ name: 'check_return', args: { order } });
  if (read.output.status === 'empty') return notFound(s, order, read);
  if (read.output.status !== 'ok') return afterFailure(s, read, `Return of order ${order}.`);
  const { returnable, until, reason } = dataOf(read);
  if (returnable === true) return finish(words.mayReturn(order, formatDay(until, s.language)));
  const why = words.returnReason[reason as ReturnReason] ?? String(reason ?? '');
  return finish(words.mayNotReturn(order, why));
}
