import type { QueueEntry, Ticket } from '../../prisma/client/client.ts';
import type { Tx } from '../context.ts';
import { HIGH_URGENCY } from './rank.ts';

export interface Enqueue {
  ticket: Ticket;
  now: Date;
  sentiment?: number | null;
  /** After hours: kept for later, not in the line (handoff.md H45). */
  parked?: boolean;
  /** In front of the ordinary line, with the reason that operators read. Urgent tickets always are. */
  front?: { why: string };
  /** When it is not now: a ticket that goes to another team keeps its place by arrival. */
  arrivedAt?: Date;
}

/** Puts a ticket into the line, or beside it when parked; the ticket's status follows. */
export async function enqueue(tx: Tx, input: Enqueue): Promise<QueueEntry> {
  const { ticket, now } = input;
  const why = input.front?.why ?? (ticket.urgency === 'high' ? HIGH_URGENCY : null);
  await tx.ticket.update({
    where: { id: ticket.id },
    data: { status: input.parked ? 'parked' : 'queued', assigneeId: null, assigneeName: null },
  });
  return tx.queueEntry.create({
    data: {
      ticketId: ticket.id,
      conversationId: ticket.conversationId,
      team: ticket.team,
      language: ticket.language,
      status: input.parked ? 'parked' : 'waiting',
      front: why !== null,
      frontWhy: why,
      sentiment: input.sentiment ?? null,
      enteredAt: input.arrivedAt ?? now,
    },
  });
}
