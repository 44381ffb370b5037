import type { Conversation } from '../../prisma/client/client.ts';
import type { Actor, Ctx } from '../context.ts';
import { AppError, conflict, notFound } from '../errors.ts';

export type Staff = Extract<Actor, { kind: 'operator' | 'supervisor' }>;

/** Who acts, when it must be a person of the site. Throws `forbidden`. */
export function staff(ctx: Ctx): Staff {
  if (ctx.actor.kind !== 'operator' && ctx.actor.kind !== 'supervisor') {
    throw new AppError('forbidden', 'Only people who answer customers can do this.');
  }
  return ctx.actor;
}

/** A conversation of the acting person's site; another site's and an unknown one are `not_found`. */
export async function siteConversation(ctx: Ctx, conversationId: string): Promise<Conversation> {
  const row = await ctx.db.conversation.findFirst({
    where: { id: conversationId, siteId: staff(ctx).siteId },
  });
  if (!row) throw notFound('conversation');
  return row;
}

/** The same, and the acting person holds it; else `closed` or `conflict` with who does. */
export async function heldConversation(ctx: Ctx, conversationId: string): Promise<Conversation> {
  const row = await siteConversation(ctx, conversationId);
  if (row.status !== 'open') throw new AppError('closed', 'This conversation is closed.');
  if (row.holderKind !== 'operator' || row.holderId !== staff(ctx).userId) throw notHolder(row);
  return row;
}

const notHolder = (row: Conversation) =>
  conflict(
    row.holderKind === 'queue'
      ? 'Nobody answers this conversation yet. Claim its ticket first.'
      : 'You do not answer this conversation now. Claim it or ask for it first.',
    { name: row.holderName },
  );

/**
 * Before somebody lets a conversation go: they hold it and no approval waits for them, for the next
 * holder would not know that it does (decisions.md 50). Throws `conflict`.
 */
export async function mayLetGo(ctx: Ctx, conversationId: string): Promise<Conversation> {
  const row = await heldConversation(ctx, conversationId);
  const pending = await ctx.db.approval.count({ where: { conversationId, status: 'pending' } });
  if (pending > 0) {
    throw conflict('An approval waits for your decision. Approve or refuse it first.');
  }
  return row;
}
