import type { Db, QueuePlace, Tx } from '../context.ts';
import { estimateWait } from './estimate.ts';
import { readLine } from './line.ts';
import { onlineOperators } from './online.ts';

const RECENT_MS = 2 * 3_600_000;
const MAX_GAPS = 20;

/**
 * A customer's place in the line and an honest wait; null when the ticket does not wait (parked,
 * assigned, closed). The number never rises (decisions.md 50): the lowest one shown is kept.
 */
export async function queuePosition(
  db: Db | Tx,
  ticketId: string,
  now: Date,
): Promise<QueuePlace | null> {
  const ticket = await db.ticket.findUnique({ where: { id: ticketId } });
  if (ticket?.status !== 'queued') return null;
  const line = await readLine(db, ticket.siteId);
  const own = line.find((entry) => entry.ticketId === ticketId);
  if (!own) return null;
  const position = Math.min(own.position, own.shownPosition ?? own.position);
  if (position !== own.shownPosition) {
    await db.queueEntry.updateMany({
      where: { id: own.id, OR: [{ shownPosition: null }, { shownPosition: { gt: position } }] },
      data: { shownPosition: position },
    });
  }
  const [operators, acceptGaps] = await Promise.all([
    onlineOperators(db, ticket.siteId, now),
    recentGaps(db, ticket.siteId, ticket.team, now),
  ]);
  const able = operators.filter((operator) => operator.teams.includes(ticket.team));
  const freeSlots = able.reduce((sum, one) => sum + Math.max(0, one.capacity - one.load), 0);
  // The wait is that of the real place: a kept number must not promise a shorter one.
  const waitSeconds = estimateWait({
    position: own.position,
    acceptGaps,
    operatorsOnline: able.length,
    freeSlots,
  });
  return { position, waitSeconds };
}

/** The number alone, for `human_queued`; a parked ticket stands behind everybody. */
export async function place(tx: Tx, ticketId: string, now: Date): Promise<number> {
  const waiting = await queuePosition(tx, ticketId, now);
  if (waiting) return waiting.position;
  const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: ticketId } });
  const before = await tx.queueEntry.count({
    where: {
      status: { in: ['waiting', 'parked'] },
      ticket: { siteId: ticket.siteId, team: ticket.team },
    },
  });
  return Math.max(1, before);
}

async function recentGaps(db: Db | Tx, siteId: string, team: string, now: Date): Promise<number[]> {
  const accepts = await db.queueEntry.findMany({
    where: {
      status: 'claimed',
      team,
      claimedAt: { gte: new Date(now.getTime() - RECENT_MS), lte: now },
      ticket: { siteId },
    },
    orderBy: { claimedAt: 'desc' },
    take: MAX_GAPS + 1,
    select: { claimedAt: true },
  });
  const times = accepts.map((accept) => accept.claimedAt?.getTime() ?? 0);
  return times.slice(1).map((earlier, index) => ((times[index] ?? earlier) - earlier) / 1000);
}
