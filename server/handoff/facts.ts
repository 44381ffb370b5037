import type { Fact } from '../../prisma/client/client.ts';
import type { Db, Tx } from '../context.ts';
import type { FactView } from '../protocol/entities.ts';

/** What code or a model found; `quote` verbatim from where it was found (handoff.md H16). */
export interface FactInput {
  key: string;
  /** Verbatim. `0` is a value. At most 120 characters (decisions.md 17). */
  value: string;
  quote: string;
  amountMinor?: number;
  currency?: string;
}

export interface FactOrigin {
  source: FactView['source'];
  /** `message:<id>`, `tool:<call id>`, `identity:jwt`, `identity:code`, `correction:<id>`, `operator:<id>`. */
  sourceRef: string;
  now: Date;
  /** Time-to-live in seconds; absent = none (decisions.md 47). */
  ttlSec?: number;
}

/** Of these a customer has one at a time: a new value supersedes the old one. */
const SINGLE = new Set([
  'email',
  'phone',
  'name',
  'address',
  'postcode',
  'customer_id',
  'language',
]);
const MAX_VALUE = 120;
const MAX_QUOTE = 160;

export const currentFacts = (db: Db | Tx, conversationId: string): Promise<Fact[]> =>
  db.fact.findMany({
    where: { conversationId, supersededAt: null },
    orderBy: [{ observedAt: 'asc' }, { id: 'asc' }],
  });

export const isFresh = (fact: Pick<Fact, 'expiresAt'>, now: Date): boolean =>
  fact.expiresAt === null || fact.expiresAt.getTime() > now.getTime();

/** A `customer_said` value must occur in the message that it cites (handoff.md H16). Pure. */
export function isVerbatim(fact: FactInput, text: string): boolean {
  return (
    fact.value.length > 0 &&
    fact.value.length <= MAX_VALUE &&
    text.includes(fact.value) &&
    (fact.quote === '' || text.includes(fact.quote))
  );
}

/** What a new word may take the place of: nobody's word unmakes what a tool or the platform proved. */
const weaker = (known: Fact[], key: string, { source }: FactOrigin): Fact | undefined =>
  known.find(
    (row) => row.key === key && (row.source !== 'tool_verified' || source === 'tool_verified'),
  );

/**
 * Adds facts to the ledger; nothing is overwritten: a superseded row stays. What is already known
 * with the same key, value and source is refreshed only where it can expire. Returns the new rows.
 */
export async function recordFacts(
  tx: Db | Tx,
  conversationId: string,
  facts: FactInput[],
  origin: FactOrigin,
): Promise<Fact[]> {
  const known = await currentFacts(tx, conversationId);
  const added: Fact[] = [];
  for (const fact of facts) {
    const same = known.find(
      (row) => row.key === fact.key && row.value === fact.value && row.source === origin.source,
    );
    if (same && same.expiresAt === null) continue;
    const replaced = same ?? (SINGLE.has(fact.key) ? weaker(known, fact.key, origin) : undefined);
    if (replaced) {
      await tx.fact.update({ where: { id: replaced.id }, data: { supersededAt: origin.now } });
      known.splice(known.indexOf(replaced), 1);
    }
    const row = await tx.fact.create({
      data: {
        conversationId,
        key: fact.key,
        value: fact.value.slice(0, MAX_VALUE),
        amountMinor: fact.amountMinor ?? null,
        currency: fact.currency ?? null,
        source: origin.source,
        sourceRef: origin.sourceRef,
        quote: fact.quote.slice(0, MAX_QUOTE),
        observedAt: origin.now,
        expiresAt:
          origin.ttlSec === undefined
            ? null
            : new Date(origin.now.getTime() + origin.ttlSec * 1000),
        supersedes: replaced?.id ?? null,
      },
    });
    added.push(row);
    known.push(row);
  }
  return added;
}

/**
 * Facts that a model reports from the conversation: each is kept only if its quote and value stand in
 * one of the customer's messages. `rejected` is what was invented, for the counter.
 */
export async function recordReported(
  tx: Db | Tx,
  conversationId: string,
  facts: FactInput[],
  messages: { id: string; text: string }[],
  now: Date,
): Promise<{ recorded: Fact[]; rejected: FactInput[] }> {
  const recorded: Fact[] = [];
  const rejected: FactInput[] = [];
  for (const fact of facts) {
    const cited = messages.findLast((message) => isVerbatim(fact, message.text));
    // Who somebody is comes from the platform alone (handoff.md H49).
    if (!cited || fact.key === 'customer_id') {
      rejected.push(fact);
      continue;
    }
    const origin: FactOrigin = { source: 'customer_said', sourceRef: `message:${cited.id}`, now };
    recorded.push(...(await recordFacts(tx, conversationId, [fact], origin)));
  }
  return { recorded, rejected };
}
