import type { Ctx } from '../context.ts';
import { conversationView } from '../conversations/conversation-view.ts';
import { ticketShape } from '../conversations/view.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import type { ConversationView, TicketView } from '../protocol/entities.ts';
import { staff } from './staff.ts';
import { takeTicket } from './take.ts';

export interface Claimed {
  ticket: TicketView;
  conversation: ConversationView;
}

/**
 * An operator takes a ticket from the list (handoff.md H42). Exactly one wins: the others hear
 * `conflict` with who has it. Claiming what one has already answers the same again.
 */
export async function claimTicket(ctx: Ctx, input: { ticketId: string }): Promise<Claimed> {
  const me = staff(ctx);
  const waits = await ctx.db.ticket.count({
    where: { id: input.ticketId, siteId: me.siteId, status: { in: ['queued', 'parked'] } },
  });
  const taken =
    waits === 0 ? null : await takeTicket(ctx, { ticketId: input.ticketId, path: 'accepted' });
  return taken ? claimed(ctx, taken.id) : claimedAlready(ctx, input.ticketId);
}

/** Why it could not be taken; or the ticket, when the acting person has it. */
export async function claimedAlready(ctx: Ctx, ticketId: string): Promise<Claimed> {
  const me = staff(ctx);
  const row = await ctx.db.ticket.findFirst({ where: { id: ticketId, siteId: me.siteId } });
  if (!row) throw notFound('ticket');
  if (row.status === 'closed')
    throw new AppError('closed', `${row.number} does not wait any more.`);
  if (row.assigneeId === me.userId) return claimed(ctx, row.id);
  if (row.assigneeName === null)
    throw conflict(`${row.number} is not free. Look at the list again.`);
  throw conflict(`${row.assigneeName} has taken ${row.number}.`, { name: row.assigneeName });
}

async function claimed(ctx: Ctx, ticketId: string): Promise<Claimed> {
  const ticket = await ctx.db.ticket.findUniqueOrThrow({ where: { id: ticketId } });
  return {
    ticket: ticketShape(ticket, null),
    conversation: await conversationView(ctx, ticket.conversationId, 'staff'),
  };
}
