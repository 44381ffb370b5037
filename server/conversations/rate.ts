import type { Ctx } from '../context.ts';

/** One rating per leg; a second one replaces the first. A human leg is the last operator's. */
export async function submitRating(
  ctx: Ctx,
  input: { conversationId: string; leg: 'ai' | 'human'; score: number; comment: string | null },
): Promise<void> {
  const { conversationId, leg, score, comment } = input;
  const ticket =
    leg === 'human'
      ? await ctx.db.ticket.findFirst({
          where: { conversationId, assigneeId: { not: null } },
          orderBy: { createdAt: 'desc' },
        })
      : null;
  await ctx.db.rating.upsert({
    where: { conversationId_leg: { conversationId, leg } },
    create: { conversationId, leg, score, comment, operatorId: ticket?.assigneeId ?? null },
    update: { score, comment },
  });
}
