import type { Conversation } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { AppError, notFound } from '../errors.ts';

/** The acting customer's own conversation; someone else's and an unknown one are the same `not_found`. */
export async function ownConversation(ctx: Ctx, conversationId: string): Promise<Conversation> {
  if (ctx.actor.kind !== 'customer')
    throw new AppError('forbidden', 'Only a customer can do this.');
  const row = await ctx.db.conversation.findFirst({
    where: { id: conversationId, visitorId: ctx.actor.visitorId },
  });
  if (!row) throw notFound('conversation');
  return row;
}
