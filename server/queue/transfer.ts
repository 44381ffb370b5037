import type { Conversation, Ticket } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { cleanText } from '../conversations/text.ts';
import { AppError, conflict, isDuplicate } from '../errors.ts';
import { addNote } from './add-note.ts';
import { type BackToLine, backToLine, publishBackToLine } from './back-to-line.ts';
import { OFFER_MS } from './offer.ts';
import { onlineOperators } from './online.ts';
import { mayLetGo, staff } from './staff.ts';

export interface Transfer {
  conversationId: string;
  to: { operatorId: string } | { team: string };
  note: string;
}

/**
 * To a colleague: an offer, and the source holds until it is accepted (decisions.md 50). To a team:
 * back in the line at the place by arrival. The note stays in the case file. Refused while an
 * approval is pending, and by who does not hold.
 */
export async function transferConversation(ctx: Ctx, input: Transfer): Promise<void> {
  const conversation = await mayLetGo(ctx, input.conversationId);
  const ticket = await ctx.db.ticket.findFirst({
    where: { conversationId: conversation.id, status: 'assigned' },
  });
  if (!ticket) throw conflict('This conversation has no ticket to transfer.');
  const note = input.note.trim() === '' ? '' : cleanText(input.note);
  if ('operatorId' in input.to) await offerTo(ctx, ticket, input.to.operatorId, note);
  else await toTeam(ctx, conversation, ticket, input.to.team, note);
  if (note !== '') {
    await addNote(ctx, { conversationId: conversation.id, text: note, kind: 'note' });
  }
}

async function offerTo(ctx: Ctx, ticket: Ticket, operatorId: string, note: string): Promise<void> {
  const me = staff(ctx);
  const now = ctx.clock.now();
  if (operatorId === me.userId) {
    throw new AppError('invalid', 'You have it already.', { field: 'to.operatorId' });
  }
  const online = await onlineOperators(ctx.db, me.siteId, now);
  const colleague = online.find((one) => one.id === operatorId);
  if (!colleague) {
    throw new AppError('unavailable', 'This colleague is not online. Choose another, or a team.');
  }
  try {
    const offer = await ctx.db.offer.create({
      data: {
        ticketId: ticket.id,
        conversationId: ticket.conversationId,
        operatorId,
        kind: 'transfer',
        fromOperatorId: me.userId,
        note,
        expiresAt: new Date(now.getTime() + OFFER_MS),
        createdAt: now,
      },
    });
    ctx.publish({ type: 'offer', offerId: offer.id, operatorId });
  } catch (error) {
    if (isDuplicate(error)) {
      throw conflict('It is offered to a colleague already. Wait for the answer.');
    }
    throw error;
  }
}

async function toTeam(
  ctx: Ctx,
  conversation: Conversation,
  ticket: Ticket,
  team: string,
  note: string,
): Promise<void> {
  const me = staff(ctx);
  const known = await ctx.db.operator.count({ where: { siteId: me.siteId, teams: { has: team } } });
  if (known === 0) {
    throw new AppError('invalid', `There is no team "${team}".`, { field: 'to.team' });
  }
  const move: BackToLine = {
    conversation,
    ticket,
    team,
    arrivedAt: ticket.createdAt,
    path: { kind: 'transferred', actor: me.name, reason: 'load_balancing', note },
  };
  const seqs = await ctx.db.$transaction((tx) => backToLine(tx, move, ctx.clock.now()));
  if (!seqs) throw conflict('You do not answer this conversation any more.');
  publishBackToLine(ctx, move, seqs);
}
