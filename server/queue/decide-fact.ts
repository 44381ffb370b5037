import type { Fact } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { factView } from '../conversations/view.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { currentFacts } from '../handoff/facts.ts';
import type { FactView } from '../protocol/entities.ts';
import { heldConversation, type Staff, staff } from './staff.ts';

export interface DecideFact {
  factId: string;
  verdict: 'confirm' | 'reject' | 'correct';
  value?: string;
}

/**
 * Confirm and correct supersede a fact by an `operator_said` one; reject withdraws it. The old row
 * stays. Who the customer is comes from the platform alone: `customer_id` is refused (handoff.md H49).
 */
export async function decideFact(ctx: Ctx, input: DecideFact): Promise<FactView[]> {
  const me = staff(ctx);
  const value = input.value?.trim() ?? '';
  if (input.verdict === 'correct' && value === '') {
    throw new AppError('invalid', 'Give the right value.', { field: 'value' });
  }
  const fact = await ctx.db.fact.findUnique({ where: { id: input.factId } });
  if (!fact) throw notFound('fact');
  await heldConversation(ctx, fact.conversationId);
  if (fact.key === 'customer_id') {
    throw new AppError('forbidden', 'Who the customer is can only be verified, not decided.');
  }
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    const taken = await tx.fact.updateMany({
      where: { id: fact.id, supersededAt: null },
      data: { supersededAt: now },
    });
    if (taken.count === 0) throw conflict('This fact has been replaced meanwhile. Look again.');
    if (input.verdict === 'reject') return;
    await tx.fact.create({ data: said(fact, me, input.verdict === 'confirm' ? null : value, now) });
  });
  ctx.publish({ type: 'conversation', conversationId: fact.conversationId });
  return (await currentFacts(ctx.db, fact.conversationId)).map(factView);
}

/** `value` null = as it was. A corrected amount has no minor units until a tool reads it. */
function said(fact: Fact, me: Staff, value: string | null, now: Date) {
  return {
    conversationId: fact.conversationId,
    key: fact.key,
    value: value ?? fact.value,
    amountMinor: value === null ? fact.amountMinor : null,
    currency: value === null ? fact.currency : null,
    source: 'operator_said',
    sourceRef: `operator:${me.userId}`,
    quote: value === null ? fact.quote : '',
    observedAt: now,
    supersedes: fact.id,
  };
}
