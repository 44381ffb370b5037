import type { Db, Tx } from '../context.ts';
import type { OfferView, QueuedTicket } from '../protocol/entities.ts';
import { readLine } from './line.ts';
import { rankWhy } from './rank.ts';
import { queuedTicketShape, readTickets } from './ticket-rows.ts';

/** Who waits at a site, in the line's order with the real ranks; what is parked comes last. */
export async function waitingTickets(db: Db | Tx, siteId: string): Promise<QueuedTicket[]> {
  const tickets = await shaped(db, siteId, { siteId, status: { in: ['queued', 'parked'] } });
  const rank = (ticket: QueuedTicket) => ticket.position ?? Number.MAX_SAFE_INTEGER;
  return tickets.sort((a, b) => rank(a) - rank(b));
}

/** What one operator answers now, oldest first. */
export const inbox = (db: Db | Tx, siteId: string, operatorId: string): Promise<QueuedTicket[]> =>
  shaped(db, siteId, { siteId, status: 'assigned', assigneeId: operatorId });

/** One ticket as operators see it, whatever its status; null when there is none. */
export async function queuedTicketView(
  db: Db | Tx,
  ticketId: string,
): Promise<QueuedTicket | null> {
  const ticket = await db.ticket.findUnique({ where: { id: ticketId }, select: { siteId: true } });
  if (!ticket) return null;
  return (await shaped(db, ticket.siteId, { id: ticketId }))[0] ?? null;
}

/** An open offer as its operator sees it; null when it is over. */
export async function offerView(db: Db | Tx, offerId: string): Promise<OfferView | null> {
  const offer = await db.offer.findUnique({ where: { id: offerId } });
  if (offer?.status !== 'open') return null;
  const ticket = await queuedTicketView(db, offer.ticketId);
  return ticket && { offerId: offer.id, ticket, expiresAt: offer.expiresAt.toISOString() };
}

/** The offers that wait for an operator's answer: told again when they connect. */
export async function openOffers(db: Db | Tx, operatorId: string, now: Date): Promise<OfferView[]> {
  const offers = await db.offer.findMany({
    where: { operatorId, status: 'open', expiresAt: { gt: now } },
    orderBy: { createdAt: 'asc' },
  });
  const views = await Promise.all(offers.map((offer) => offerView(db, offer.id)));
  return views.filter((view) => view !== null);
}

async function shaped(
  db: Db | Tx,
  siteId: string,
  where: Parameters<typeof readTickets>[1],
): Promise<QueuedTicket[]> {
  const [rows, line] = await Promise.all([readTickets(db, where), readLine(db, siteId)]);
  const places = new Map(line.map((entry) => [entry.ticketId, entry]));
  return rows.map((row) => {
    const entry = places.get(row.ticket.id);
    return queuedTicketShape(row, entry?.position ?? null, entry ? rankWhy(entry) : '');
  });
}
