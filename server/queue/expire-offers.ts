import type { Ctx } from '../context.ts';

/** Offers whose 30 s are over: the next operator is asked; a colleague who asked is told. */
export async function expireOffers(ctx: Ctx, now: Date): Promise<void> {
  const expired = await ctx.db.offer.updateManyAndReturn({
    where: { status: 'open', expiresAt: { lte: now } },
    data: { status: 'expired' },
  });
  for (const offer of expired) {
    if (offer.kind !== 'transfer') continue;
    ctx.publish({
      type: 'alert',
      level: 'info',
      message: 'Your colleague did not answer. You keep the conversation.',
      conversationId: offer.conversationId,
    });
  }
}
