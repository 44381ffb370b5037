import type { Prisma, QueueEntry, Ticket } from '../../prisma/client/client.ts';
import type { Db, Tx } from '../context.ts';
import { ticketShape } from '../conversations/view.ts';
import type { QueuedTicket } from '../protocol/entities.ts';

/** Operators are asked to accept within two minutes (decisions.md 50). */
export const ACCEPT_SLA_MS = 120_000;

export interface TicketRow {
  ticket: Ticket;
  /** The last stretch in the line; null for a ticket that never waited. */
  entry: QueueEntry | null;
  /** Only of a verified customer: nobody else's name is known. */
  customerName: string | null;
  /** What the customer wrote first; '' before any message. */
  firstLine: string;
}

const MAX_LINE = 200;

/** Tickets with what a row of an operator's list shows, in the order of creation. */
export async function readTickets(
  db: Db | Tx,
  where: Prisma.TicketWhereInput,
): Promise<TicketRow[]> {
  const tickets = await db.ticket.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      entries: { orderBy: { enteredAt: 'desc' }, take: 1 },
      conversation: { select: { visitor: { select: { customer: { select: { name: true } } } } } },
    },
  });
  const lines = await firstLines(
    db,
    tickets.map((ticket) => ticket.conversationId),
  );
  return tickets.map(({ entries, conversation, ...ticket }) => ({
    ticket,
    entry: entries[0] ?? null,
    customerName: conversation.visitor.customer?.name ?? null,
    firstLine: lines.get(ticket.conversationId) ?? '',
  }));
}

/** The customer's first words per conversation, one line each, cut at 200 characters. */
export async function firstLines(
  db: Db | Tx,
  conversationIds: string[],
): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ conversation_id: string; text: string }[]>`
    select distinct on (conversation_id) conversation_id::text, text from messages
    where conversation_id = any(${conversationIds}::uuid[]) and author_kind = 'customer'
    order by conversation_id, seq`;
  return new Map(
    rows.map((row) => [
      row.conversation_id,
      [...row.text.replaceAll(/\s+/g, ' ')].slice(0, MAX_LINE).join(''),
    ]),
  );
}

/** `position` is the real rank, for operators; null when the ticket does not wait. Pure. */
export function queuedTicketShape(
  row: TicketRow,
  position: number | null,
  rankWhy: string,
): QueuedTicket {
  const since = row.entry?.enteredAt ?? row.ticket.createdAt;
  return {
    ...ticketShape(row.ticket, position),
    customerName: row.customerName,
    firstLine: row.firstLine,
    waitingSince: since.toISOString(),
    rankWhy,
    slaAt: new Date(since.getTime() + ACCEPT_SLA_MS).toISOString(),
  };
}
