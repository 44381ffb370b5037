import { type Answer, call, escalate, lastResult } from '../answer.ts';
import { askFor } from '../ask.ts';
import { proveIdentity } from '../identity.ts';
import type { Situation } from '../situation.ts';
import { emailOf, orderOf } from '../slots.ts';
import { notFound } from './not-found.ts';
import { parcelText } from './track.ts';

/** Tangled cases: what can be read is said, then a person decides the rest with it in hand. */
export function senior(s: Situation): Answer {
  const order = orderOf(s);
  const email = emailOf(s);
  const wanted = s.pack?.userIntent ?? s.said;
  if (!s.verified && order === null && email === null) return askFor(s, 'order_id');
  const proof = proveIdentity(s, { order, email });
  if (proof) return proof;
  const summary = `Several things at once: ${wanted}`;
  if (order === null) return escalate('ambiguous_case', summary);
  const read = lastResult(s, 'track_parcel');
  if (!read) return call({ name: 'track_parcel', args: { order } });
  if (read.output.status === 'empty') return notFound(s, order, read);
  if (read.output.status !== 'ok') return escalate('ambiguous_case', summary);
  return { text: parcelText(s, order), ...escalate('ambiguous_case', summary) };
}
