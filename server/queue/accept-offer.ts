import type { Offer } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { conversationView } from '../conversations/conversation-view.ts';
import { ticketShape } from '../conversations/view.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { type Claimed, claimedAlready } from './claim.ts';
import { passOn } from './pass-on.ts';
import { staff } from './staff.ts';
import { takeTicket } from './take.ts';

/**
 * The operator's ACK (handoff.md H42): takes the ticket that was offered, or the conversation that a
 * colleague holds until now (decisions.md 50). Over, or taken meanwhile: `conflict`.
 */
export async function acceptOffer(ctx: Ctx, input: { offerId: string }): Promise<Claimed> {
  const offer = await ownOffer(ctx, input.offerId);
  const ticketId =
    offer.kind === 'transfer'
      ? await passOn(ctx, offer)
      : (await takeTicket(ctx, { ticketId: offer.ticketId, offerId: offer.id, path: 'accepted' }))
          ?.id;
  if (ticketId === undefined || ticketId === null) return missed(ctx, offer);
  const ticket = await ctx.db.ticket.findUniqueOrThrow({ where: { id: ticketId } });
  return {
    ticket: ticketShape(ticket, null),
    conversation: await conversationView(ctx, ticket.conversationId, 'staff'),
  };
}

/** An offer to the acting person; another's and an unknown one are `not_found`. */
export async function ownOffer(ctx: Ctx, offerId: string): Promise<Offer> {
  const me = staff(ctx);
  const offer = await ctx.db.offer.findFirst({ where: { id: offerId, operatorId: me.userId } });
  if (!offer) throw notFound('offer');
  return offer;
}

async function missed(ctx: Ctx, offer: Offer): Promise<Claimed> {
  const ticket = await ctx.db.ticket.findUnique({ where: { id: offer.ticketId } });
  if (ticket?.status === 'queued' || ticket?.status === 'parked') {
    throw conflict('This offer is over. The ticket still waits in the list.');
  }
  if (offer.kind === 'transfer' && ticket?.assigneeId !== staff(ctx).userId) {
    throw new AppError('conflict', 'This offer is over. Your colleague keeps the conversation.');
  }
  return claimedAlready(ctx, offer.ticketId);
}
