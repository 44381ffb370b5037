import type { Ctx } from '../context.ts';
import { recordFacts } from './facts.ts';

/** "Write to me instead": the address goes on the ticket and into the facts (handoff.md H45). */
export async function leaveContact(
  ctx: Ctx,
  input: { conversationId: string; email: string },
): Promise<void> {
  const { conversationId, email } = input;
  await ctx.db.$transaction(async (tx) => {
    await tx.ticket.updateMany({
      where: { conversationId, status: { not: 'closed' } },
      data: { contact: email },
    });
    await recordFacts(tx, conversationId, [{ key: 'email', value: email, quote: email }], {
      source: 'customer_said',
      sourceRef: 'form:contact',
      now: ctx.clock.now(),
    });
  });
  ctx.publish({ type: 'conversation', conversationId });
}
