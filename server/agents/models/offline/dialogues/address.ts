import { type Answer, afterFailure, call, escalate, finish, lastResult } from '../answer.ts';
import { askFor } from '../ask.ts';
import { proveIdentity } from '../identity.ts';
import type { Situation } from '../situation.ts';
import { emailOf } from '../slots.ts';
import { WORDS, wasSaid } from '../words/all.ts';
import { notFound } from './not-found.ts';

interface Address {
  street: string;
  postcode: string;
  city: string;
  country: string;
}

/** The address of an order, or the saved one when `order` is null. */
export function addressChange(s: Situation, order: string | null): Answer {
  const words = WORDS[s.language];
  if (order === null && s.agent === 'orders') return askFor(s, 'order_id');
  const email = emailOf(s);
  if (!s.verified && order === null && email === null) return askFor(s, 'email');
  const proof = proveIdentity(s, { order, email });
  if (proof) return proof;
  const address = [...s.customerTexts]
    .reverse()
    .map(readAddress)
    .find((found) => found !== null);
  if (!address) {
    const asked = s.assistantTexts.some((text) => wasSaid(text, (w) => w.ask.address.question));
    return asked && !s.firstTurn && wasSaid(s.lastAnswer, (w) => w.ask.address.question)
      ? escalate('missing_data', 'The new address is not clear from what the customer wrote.')
      : askFor(s, 'address');
  }
  const changed = lastResult(s, 'change_address');
  if (!changed) return call({ name: 'change_address', args: { order, ...address } });
  if (changed.output.status === 'empty') return notFound(s, order ?? '', changed);
  if (changed.output.status === 'ok') {
    const { street, postcode, city, country } = address;
    return finish(words.addressChanged(`${street}, ${postcode} ${city}, ${country}`));
  }
  if (changed.output.errorCategory === 'business' && order !== null)
    return finish(words.addressTooLate(order));
  return afterFailure(s, changed, 'Change of address.');
}

/** `Long Street 5, 10115 Berlin, Germany`, each part between commas or line ends. */
export function readAddress(text: string): Address | null {
  const parts = text
    .slice(0, 500)
    .split(/[,،\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const at = parts.findIndex(
    (part, index) =>
      index > 0 &&
      /^[\p{Lu}\p{Nd}][\p{Lu}\p{Nd} -]{2,9}(?:\s|$)/u.test(part) &&
      /\p{Nd}/u.test(part),
  );
  const line = parts[at];
  const street = /[\p{L}].*\p{Nd}|\p{Nd}.*\p{L}/u.test(parts[at - 1] ?? '')
    ? afterColon(parts[at - 1] ?? '')
    : null;
  if (line === undefined || street === null) return null;
  const [, postcode = '', sameLine = ''] =
    /^((?:[\p{Lu}]{1,2}-?)?\p{Nd}[\p{Lu}\p{Nd}-]*(?: \p{Nd}[\p{Lu}\p{Nd}]{1,3})?|\S+ \p{Nd}\S+)\s*(.*)$/u.exec(
      line,
    ) ?? [];
  const rest = parts.slice(at + 1);
  const city = sameLine === '' ? (rest.shift() ?? '') : sameLine;
  const country = (rest[0] ?? '').replace(/[.!]+$/, '');
  if (postcode === '' || city === '' || country === '') return null;
  return { street, postcode, city, country };
}

/** "My new address is: Long Street 5" → "Long Street 5". */
const afterColon = (part: string): string => part.slice(part.lastIndexOf(':') + 1).trim();
