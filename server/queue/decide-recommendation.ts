import type { Ctx } from '../context.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { heldConversation, staff } from './staff.ts';

/**
 * The operator's word on what an agent proposed, before anything is done with it (handoff.md H21). It
 * decides nothing else. The first word stays; an override says why (decisions.md 41).
 */
export async function decideRecommendation(
  ctx: Ctx,
  input: { handoffId: string; verdict: 'confirm' | 'override'; reason?: string },
): Promise<void> {
  const me = staff(ctx);
  const reason = input.reason?.trim() ?? '';
  if (input.verdict === 'override' && reason === '') {
    throw new AppError('invalid', 'Say in a few words why you decide otherwise.', {
      field: 'reason',
    });
  }
  const handoff = await ctx.db.handoff.findUnique({ where: { id: input.handoffId } });
  if (!handoff) throw notFound('handoff');
  await heldConversation(ctx, handoff.conversationId);
  const decided = await ctx.db.handoff.updateMany({
    where: { id: handoff.id, recommendationVerdict: null },
    data: {
      recommendationVerdict: input.verdict,
      recommendationReason: reason === '' ? null : reason,
      recommendationBy: me.name,
    },
  });
  if (decided.count === 0 && handoff.recommendationVerdict !== input.verdict) {
    const by = handoff.recommendationBy ?? 'Somebody';
    throw conflict(`${by} has decided it already.`, { name: by });
  }
  ctx.publish({ type: 'conversation', conversationId: handoff.conversationId });
}
