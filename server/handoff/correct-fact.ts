import type { Ctx } from '../context.ts';
import { factView } from '../conversations/view.ts';
import { notFound } from '../errors.ts';
import type { FactView } from '../protocol/entities.ts';
import { currentFacts } from './facts.ts';

/**
 * The customer's own correction of what they said (decisions.md 47): a new value supersedes, null
 * withdraws. What a tool verified cannot be corrected here. Throws `not_found`.
 */
export async function correctFact(
  ctx: Ctx,
  input: { conversationId: string; factId: string; value: string | null },
): Promise<FactView[]> {
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    const taken = await tx.fact.updateManyAndReturn({
      where: {
        id: input.factId,
        conversationId: input.conversationId,
        source: 'customer_said',
        supersededAt: null,
      },
      data: { supersededAt: now },
    });
    const old = taken[0];
    if (!old) throw notFound('fact');
    if (input.value === null) return;
    await tx.fact.create({
      data: {
        conversationId: input.conversationId,
        key: old.key,
        value: input.value,
        source: 'customer_said',
        sourceRef: `correction:${old.id}`,
        quote: input.value,
        observedAt: now,
        supersedes: old.id,
      },
    });
  });
  ctx.publish({ type: 'conversation', conversationId: input.conversationId });
  const facts = await currentFacts(ctx.db, input.conversationId);
  return facts.filter((fact) => fact.source === 'customer_said').map(factView);
}
