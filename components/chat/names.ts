import type { FactView } from '../../server/protocol/entities.ts';
import { money } from './time.ts';
import type { Words } from './words/en.ts';
import type { Speech } from './words/load.ts';

const lookUp = (table: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** `billing`, or `billing_agent` as events say it, → "Billing"; a person's name stays. */
export function authorLabel(name: string, words: Words): string {
  const slug = name.replace(/_agent$/, '');
  const known = lookUp(words.agents, slug);
  if (known) return known;
  if (!/^[a-z0-9_]+$/.test(slug)) return name;
  const spaced = slug.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const factLabel = (key: string, words: Words): string =>
  lookUp(words.facts, key) ?? authorLabel(key, words);

/** The value as a person would say it: money with its sign, a request in words or as it was said. */
export function factText(fact: FactView, speech: Speech): string {
  if (fact.amountMinor !== undefined && fact.currency) {
    return money(fact.amountMinor, fact.currency, speech.locale);
  }
  if (fact.key === 'request') return lookUp(speech.words.requests, fact.value) ?? `“${fact.value}”`;
  return fact.value;
}

/** "A-7781, lamp, arrived broken": what the receiver of a handoff knew at that moment. */
export function knownThen(facts: FactView[], at: string, speech: Speech): string {
  const order = ['order_id', 'invoice_id', 'item', 'product', 'problem', 'amount', 'request'];
  return facts
    .filter((fact) => order.includes(fact.key) && fact.observedAt <= at)
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .slice(0, 3)
    .map((fact) => factText(fact, speech))
    .join(speech.language === 'ar' ? '، ' : ', ');
}
