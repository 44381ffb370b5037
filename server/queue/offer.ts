import type { Ctx, Tx } from '../context.ts';
import { type Candidate, chooseOperator } from './choose.ts';
import { desk } from './desk.ts';
import { readLine } from './line.ts';
import { onlineOperators } from './online.ts';

/** decisions.md 50. */
export const OFFER_MS = 30_000;
/** Who passed a ticket on may be asked again when the accept SLA is over and nobody took it. */
const ASK_AGAIN_MS = 120_000;

interface Offered {
  offerId: string;
  operatorId: string;
}

/**
 * Offers every waiting ticket of a site that nobody is looking at to one operator, in the line's
 * order, for 30 s each; parked ones after them while the desk is open. One node at a time does it.
 */
export async function offerNext(ctx: Ctx, siteId: string, now: Date): Promise<void> {
  const made = await ctx.db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ got: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${`queue:${siteId}`}, 0)) as got`;
    return lock?.got ? distribute(tx, siteId, now) : [];
  });
  for (const offer of made) ctx.publish({ type: 'offer', ...offer });
}

const hasPlace = (one: Candidate) => one.load < one.capacity;

async function distribute(tx: Tx, siteId: string, now: Date): Promise<Offered[]> {
  const made: Offered[] = [];
  const operators = await candidates(tx, siteId, now);
  if (!operators.some(hasPlace)) return made;
  for (const entry of await unoffered(tx, siteId, now)) {
    // A long line with everybody busy costs nothing: this runs every second.
    if (!operators.some(hasPlace)) break;
    const passed = await tx.offer.findMany({
      where: {
        entryId: entry.id,
        status: { in: ['declined', 'expired'] },
        createdAt: { gt: new Date(now.getTime() - ASK_AGAIN_MS) },
      },
      select: { operatorId: true },
    });
    const passedBy = new Set(passed.map((offer) => offer.operatorId));
    const chosen = chooseOperator({ ...entry, passedBy }, operators);
    if (!chosen) continue;
    const offerId = await insertOffer(tx, entry.id, chosen.id, now);
    if (offerId === null) continue;
    chosen.load += 1;
    chosen.lastOfferAt = now;
    made.push({ offerId, operatorId: chosen.id });
  }
  return made;
}

async function candidates(tx: Tx, siteId: string, now: Date): Promise<Candidate[]> {
  const online = await onlineOperators(tx, siteId, now);
  const ids = online.map((one) => one.id);
  const [open, last] = await Promise.all([
    tx.offer.groupBy({
      by: ['operatorId'],
      where: { operatorId: { in: ids }, status: 'open' },
      _count: true,
    }),
    tx.offer.groupBy({
      by: ['operatorId'],
      where: { operatorId: { in: ids } },
      _max: { createdAt: true },
    }),
  ]);
  return online.map((one) => ({
    ...one,
    load: one.load + (open.find((row) => row.operatorId === one.id)?._count ?? 0),
    lastOfferAt: last.find((row) => row.operatorId === one.id)?._max.createdAt ?? null,
  }));
}

async function unoffered(tx: Tx, siteId: string, now: Date) {
  const looked = await tx.offer.findMany({
    where: { status: 'open', entry: { ticket: { siteId } } },
    select: { ticketId: true },
  });
  const busy = new Set(looked.map((offer) => offer.ticketId));
  const { open } = await desk(tx, siteId, now);
  const parked = open
    ? await tx.queueEntry.findMany({
        where: { status: 'parked', ticket: { siteId } },
        orderBy: { enteredAt: 'asc' },
      })
    : [];
  const line = await readLine(tx, siteId);
  return [...line, ...parked].filter((entry) => !busy.has(entry.ticketId));
}

/** Null: somebody claimed it while it was being offered. */
async function insertOffer(
  tx: Tx,
  entryId: string,
  operatorId: string,
  now: Date,
): Promise<string | null> {
  const until = new Date(now.getTime() + OFFER_MS);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    with waits as (
      select id, ticket_id, conversation_id from queue_entries
      where id = ${entryId}::uuid and status in ('waiting', 'parked') for update)
    insert into offers (id, entry_id, ticket_id, conversation_id, operator_id, kind, expires_at, created_at)
    select gen_random_uuid(), id, ticket_id, conversation_id, ${operatorId}, 'queue',
      ${until}::timestamptz, ${now}::timestamptz from waits
    on conflict do nothing
    returning id::text`;
  return rows[0]?.id ?? null;
}
