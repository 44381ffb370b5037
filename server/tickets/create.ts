import type { Ticket } from '../../prisma/client/client.ts';
import type { Tx } from '../context.ts';

export interface NewTicket {
  conversationId: string;
  /** The escalation whose package operators read; null when no agent wrote one (a takeover). */
  handoffId: string | null;
  siteId: string;
  reason: string;
  /** At most 400 characters (handoff.md H41): refused earlier by the tool's schema, cut here. */
  summary: string;
  urgency: 'normal' | 'high';
  language: string;
  now: Date;
  team?: string;
  /** Somebody has it from the start: a takeover. */
  assignee?: { id: string; name: string };
}

const MAX_SUMMARY = 400;
export const DEFAULT_TEAM = 'support';

/**
 * Stores a ticket with the next number of the database's sequence, `T-0042`. The database allows one
 * live ticket per conversation: a second one raises P2002 and the caller's transaction rolls back.
 */
export async function createTicket(tx: Tx, input: NewTicket): Promise<Ticket> {
  const rows = await tx.$queryRaw<{ number: bigint }[]>`select nextval('ticket_numbers') as number`;
  return tx.ticket.create({
    data: {
      number: ticketNumber(rows[0]?.number ?? 0n),
      conversationId: input.conversationId,
      handoffId: input.handoffId,
      siteId: input.siteId,
      status: input.assignee ? 'assigned' : 'queued',
      reason: input.reason,
      summary: [...input.summary].slice(0, MAX_SUMMARY).join(''),
      urgency: input.urgency,
      team: input.team ?? DEFAULT_TEAM,
      language: input.language,
      assigneeId: input.assignee?.id ?? null,
      assigneeName: input.assignee?.name ?? null,
      createdAt: input.now,
    },
  });
}

/** 42 → `T-0042`; above 9999 the number simply grows. */
export const ticketNumber = (value: bigint | number): string =>
  `T-${String(value).padStart(4, '0')}`;
