import { type Answer, afterFailure, call, dataOf, finish, lastResult, say } from '../answer.ts';
import { askFor } from '../ask.ts';
import { formatAmount } from '../format.ts';
import { proveIdentity } from '../identity.ts';
import { detectLanguage } from '../language.ts';
import type { Situation } from '../situation.ts';
import { emailOf, namesOwn, orderOf, wishesIn } from '../slots.ts';
import { asksForList, isAboutAddress, isGeneral, saysNotReceived } from '../topics.ts';
import { WORDS } from '../words/all.ts';
import type { OrderStatus } from '../words/words.ts';
import { addressChange } from './address.ts';
import { answerFromArticles } from './articles.ts';
import { cancel, replace } from './order-change.ts';
import { returns } from './returns.ts';
import { track } from './track.ts';

type OrdersTopic = 'cancel' | 'address' | 'replace' | 'return' | 'list' | 'track' | 'articles';

/** Where goods are, returns and changes. `texts`: newest first. */
export function orders(s: Situation, texts: string[]): Answer {
  const topic = texts.map((text) => topicOf(s, text)).find((found) => found !== null);
  switch (topic) {
    case 'cancel':
      return cancel(s);
    case 'address':
      return addressChange(s, orderOf(s));
    case 'replace':
      return replace(s);
    case 'return':
      return returns(s);
    case 'list':
      return list(s);
    case 'track':
      return track(s);
    default:
      return answerFromArticles(s) ?? say(WORDS[s.language].unknown, WORDS[s.language].iCan.orders);
  }
}

function topicOf(s: Situation, text: string): OrdersTopic | null {
  const wishes = wishesIn(s, text);
  const named = orderOf(s) !== null;
  if (asksForList(text)) return 'list';
  if (isGeneral(text, detectLanguage(text, s.language) ?? 'en') && !named && !saysNotReceived(text))
    return 'articles';
  if (wishes.includes('cancel')) return 'cancel';
  if (isAboutAddress(text)) return 'address';
  if (wishes.includes('replacement')) return 'replace';
  if (wishes.includes('return')) return 'return';
  if (wishes.includes('track') || saysNotReceived(text)) return 'track';
  return named && (s.firstTurn || namesOwn(s, text)) ? 'track' : null;
}

function list(s: Situation): Answer {
  const words = WORDS[s.language];
  const order = orderOf(s);
  const email = emailOf(s);
  if (!s.verified && order === null && email === null) return askFor(s, 'email');
  const proof = proveIdentity(s, { order, email });
  if (proof) return proof;
  const read = lastResult(s, 'list_orders');
  if (!read) return call({ name: 'list_orders', args: {} });
  if (read.output.status !== 'ok') return afterFailure(s, read, 'List of orders.');
  const rows = (dataOf(read).orders ?? []) as Record<string, unknown>[];
  const lines = rows
    .slice(0, 10)
    .map(
      (row) =>
        `${String(row.order)}: ${formatAmount(row.totalMinor, row.currency)}, ${words.status[row.status as OrderStatus] ?? String(row.status)}`,
    );
  return finish([words.yourOrders, ...lines].join('\n'));
}
