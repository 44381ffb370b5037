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
import { formatDay } from '../format.ts';
import { proveIdentity } from '../identity.ts';
import type { Situation } from '../situation.ts';
import { emailOf, orderOf } from '../slots.ts';
import { saysNotReceived } from '../topics.ts';
import { WORDS } from '../words/all.ts';
import type { OrderStatus } from '../words/words.ts';
import { notFound } from './not-found.ts';

/** Where a parcel is; "delivered" that did not come goes to a person, with what the carrier says. */
export function track(s: Situation): Answer {
  const order = orderOf(s);
  if (order === null) return askFor(s, 'order_id');
  const proof = proveIdentity(s, { order, email: emailOf(s) });
  if (proof) return proof;
  const read = lastResult(s, 'track_parcel');
  if (!read) return call({ name: 'track_parcel', args: { order } });
  if (read.output.status === 'empty') return notFound(s, order, read);
  if (read.output.status !== 'ok') return afterFailure(s, read, `Parcel of order ${order}.`);
  const missing = s.customerTexts.slice(-3).some(saysNotReceived);
  if (dataOf(read).status === 'delivered' && missing) return deliveredButMissing(s, order);
  return finish(parcelText(s, order));
}

function deliveredButMissing(s: Situation, order: string): Answer {
  const place = String(dataOf(lastResult(s, 'track_parcel')).lastSeenPlace ?? '-');
  return {
    text: WORDS[s.language].deliveredOn(order, place),
    ...escalate(
      'beyond_powers',
      `Order ${order} is recorded as delivered in ${place}, but the customer did not receive it.`,
    ),
  };
}

/** Every sentence is about what the carrier knows; what is unknown is left out. */
export function parcelText(s: Situation, order: string): string {
  const words = WORDS[s.language];
  const data = dataOf(lastResult(s, 'track_parcel'));
  const status = data.status as OrderStatus;
  const moving = status === 'shipped';
  const { carrier, tracking, lastSeenPlace } = data;
  const expected = moving ? formatDay(data.expectedAt, s.language) : null;
  return [
    words.orderIs(order, words.status[status] ?? String(status)),
    moving && carrier && tracking ? words.parcel(String(carrier), String(tracking)) : '',
    moving && lastSeenPlace ? words.lastSeen(String(lastSeenPlace)) : '',
    expected === null ? '' : words.expected(expected),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
