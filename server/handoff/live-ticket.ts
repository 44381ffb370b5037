import type { Ctx } from '../context.ts';
import { ticketShape } from '../conversations/view.ts';
import type { TicketView } from '../protocol/entities.ts';
import { toLanguage } from '../protocol/language.ts';
import { announce, publishMove } from './commit.ts';
import { PHRASES } from './phrases.ts';

/** The ticket that is not closed yet, with what the customer was told of it; null when there is none. */
export async function liveTicket(
  ctx: Ctx,
  conversationId: string,
): Promise<{ ticket: TicketView; tellTheCustomer: string } | null> {
  const row = await ctx.db.ticket.findFirst({
    where: { conversationId, status: { not: 'closed' } },
  });
  if (!row) return null;
  const place = await ctx.queuePlace(row.id);
  return {
    ticket: ticketShape(row, place?.position ?? null),
    tellTheCustomer: PHRASES[toLanguage(row.language)].ticket(row.number),
  };
}

/**
 * Asked again for a person while a parked ticket waits for the desk to open: an agent holds, its turn
 * ends with this, and the customer must read something (handoff.md H45). Silent when nobody asks as
 * an agent: who waits in the line or talks to a person has been told.
 */
export async function sayStillWaiting(
  ctx: Ctx,
  input: { conversationId: string; ticket: TicketView; epoch?: number },
): Promise<void> {
  const { conversationId, ticket } = input;
  if (ticket.status !== 'parked') return;
  const conversation = await ctx.db.conversation.findUnique({ where: { id: conversationId } });
  if (conversation?.holderKind !== 'agent') return;
  const said = await ctx.db.$transaction((tx) =>
    announce(tx, {
      conversationId,
      epoch: input.epoch ?? conversation.epoch,
      language: conversation.language,
      now: ctx.clock.now(),
      say: [
        {
          kind: 'event',
          event: 'human_queued',
          message: PHRASES[toLanguage(conversation.language)].nobodyThere,
          fields: { target_agent: 'human', ticket: ticket.number },
        },
      ],
    }),
  );
  if (said) publishMove(ctx, conversationId, said.seqs);
}
