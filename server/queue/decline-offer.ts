import type { Ctx } from '../context.ts';
import { ownOffer } from './accept-offer.ts';
import { staff } from './staff.ts';

/**
 * Passes an offer on: the next operator is asked at once; a colleague who wanted to transfer keeps the
 * conversation and is told. An offer that is over already changes nothing.
 */
export async function declineOffer(ctx: Ctx, input: { offerId: string }): Promise<void> {
  const me = staff(ctx);
  const offer = await ownOffer(ctx, input.offerId);
  const declined = await ctx.db.offer.updateMany({
    where: { id: offer.id, status: 'open' },
    data: { status: 'declined' },
  });
  if (declined.count === 0) return;
  if (offer.kind === 'transfer') {
    ctx.publish({
      type: 'alert',
      level: 'info',
      message: `${me.name} cannot take it now. You keep the conversation.`,
      conversationId: offer.conversationId,
    });
    return;
  }
  ctx.wake({ type: 'queue' });
}
