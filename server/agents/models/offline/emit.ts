import type { ModelRequest } from '../model.ts';
import type { Answer } from './answer.ts';
import type { ExtractedFact } from './entities.ts';
import type { CanonicalRequest } from './entity-words.ts';
import type { Situation } from './situation.ts';
import { factsIn } from './slots.ts';
import { planOf } from './triage.ts';

const MAX_FACTS = 40;
const MAX_QUOTED = 400;

/** What each wish is called in a summary; the figures beside it are the customer's own. */
const WISH: Record<CanonicalRequest, string> = {
  refund: 'wants a refund',
  replacement: 'wants a replacement',
  cancel: 'wants to cancel',
  track: 'asks where it is',
  return: 'wants to return it',
  invoice: 'asks for an invoice',
  address_change: 'wants another address',
  explain: 'asks what was charged',
};

/** Phase two of a transfer: the forced tool, filled from the customer's own words (handoff.md H15, H18). */
export function emitHandoff(s: Situation, request: ModelRequest): Answer {
  const target = targetOf(request) ?? planOf(s).first ?? '';
  const facts = s.customerTexts.flatMap((text) => factsIn(s, text));
  const value = (key: string) => facts.findLast((fact) => fact.key === key)?.value ?? null;
  const wish = facts.findLast(({ canonical }) => canonical !== undefined)?.canonical ?? null;
  const intent = intentOf(s, wish, value);
  return {
    calls: [
      {
        name: 'emit_handoff',
        args: {
          segment: segmentOf(s, wish, value),
          userIntent: intent.slice(0, 300),
          facts: distinct(facts).slice(-MAX_FACTS),
          recommendation: recommend(target, wish, value, facts),
          pendingIntents: pendingFor(s, target),
        },
      },
    ],
  };
}

type Value = (key: string) => string | null;

function segmentOf(s: Situation, wish: CanonicalRequest | null, value: Value): string {
  const subject = [value('item'), value('problem')].filter((part) => part !== null).join(', ');
  const number = value('order_id') ?? value('invoice_id');
  const amount = value('amount');
  return [
    `The customer ${wish === null ? 'asks for help' : WISH[wish]}${number === null ? '' : ` about ${number}`}.`,
    subject === '' ? '' : `It concerns: ${subject}.`,
    amount === null ? '' : `Amount named: ${amount}.`,
    `In their words: "${s.said.slice(0, MAX_QUOTED)}"`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function intentOf(s: Situation, wish: CanonicalRequest | null, value: Value): string {
  const details = ['order_id', 'invoice_id', 'item', 'problem', 'amount'].map(value);
  const known = details.filter((detail) => detail !== null).join(', ');
  if (wish === null || known === '') return s.said;
  return `The customer ${WISH[wish]} (${known}).`;
}

function recommend(
  target: string,
  wish: CanonicalRequest | null,
  value: Value,
  facts: ExtractedFact[],
) {
  const order = value('order_id');
  if (order === null) return null;
  if (target === 'billing' && wish === 'refund') {
    const amount = facts.findLast(({ key }) => key === 'amount');
    return {
      text: `Refund ${amount?.value ?? 'what was paid'} for order ${order}.`,
      proposedTool: 'process_refund',
      args: JSON.stringify({
        order,
        amountMinor: amount?.amountMinor ?? null,
        currency: amount?.currency ?? null,
      }),
      trigger: null,
    };
  }
  if (target === 'orders' && wish === 'track')
    return {
      text: `Track the parcel of order ${order}.`,
      proposedTool: 'track_parcel',
      args: JSON.stringify({ order }),
      trigger: null,
    };
  return null;
}

/** Other topics of the same message, for after this one; the senior specialist takes all of them. */
function pendingFor(s: Situation, target: string) {
  if (target === 'senior') return [];
  return planOf(s)
    .pending.filter(({ topic }) => topic !== target)
    .slice(0, 5)
    .map(({ topic, quote }) => ({ intent: topic, quote: quote.slice(0, 160) }));
}

const targetOf = (request: ModelRequest): string | null =>
  /handing over to (\w+)/.exec(request.instructions)?.[1] ?? null;

function distinct(facts: ExtractedFact[]) {
  const seen = new Set<string>();
  return facts.flatMap(({ key, value, quote }) => {
    if (seen.has(`${key}:${value}`)) return [];
    seen.add(`${key}:${value}`);
    return [{ key, value, quote }];
  });
}
