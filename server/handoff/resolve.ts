import type { Ctx, Tx } from '../context.ts';
import { lockConversation } from '../conversations/lock.ts';
import { conflict, notFound } from '../errors.ts';
import { toLanguage } from '../protocol/language.ts';
import { type HolderKind, moveHolder, publishMove } from './commit.ts';
import { PHRASES } from './phrases.ts';
import { supersedePending } from './state.ts';

export interface ResolveDeps {
  /** tickets/close.ts: closes the live ticket and its queue entry; returns the ticket's id. */
  closeTicket(tx: Tx, conversationId: string, now: Date): Promise<string | null>;
}
export type Resolve = (
  ctx: Ctx,
  input: { conversationId: string; outcome: string; by: string },
) => Promise<void>;

/**
 * Ends the stretch: holder nobody, the chain closes (handoff.md H31), the ticket closes. An operator
 * must be the holder, else `conflict`. Resolving a resolved conversation changes nothing.
 */
export function makeResolve(deps: ResolveDeps): Resolve {
  return async (ctx, input) => {
    const now = ctx.clock.now();
    const done = await ctx.db.$transaction(async (tx) => {
      await lockConversation(tx, input.conversationId);
      const conversation = await tx.conversation.findUnique({
        where: { id: input.conversationId },
      });
      if (!conversation) throw notFound('conversation');
      if (conversation.status === 'resolved') return null;
      await supersedePending(ctx, tx, conversation.id);
      const language = toLanguage(conversation.language);
      const moved = await moveHolder(tx, {
        conversationId: conversation.id,
        expect: {
          kind: conversation.holderKind as HolderKind,
          epoch: conversation.epoch,
          ...(ctx.actor.kind === 'operator' ? { kind: 'operator', id: ctx.actor.userId } : {}),
        },
        to: { kind: 'nobody', name: '' },
        now,
        newChain: true,
        outcome: input.outcome,
        language,
        say: [{ kind: 'event', event: 'resolved', message: PHRASES[language].resolved }],
        path: {
          kind: 'resolved',
          from: conversation.holderName,
          to: '',
          actor: input.by,
          reason: 'resolved',
          note: input.outcome,
        },
      });
      if (!moved)
        throw conflict('Somebody else answers this conversation now.', {
          name: conversation.holderName,
        });
      const ticketId = await deps.closeTicket(tx, conversation.id, now);
      return { seqs: moved.seqs, ticketId, withdrawn: await withdraw(tx, conversation.id, now) };
    });
    if (!done) return;
    publishMove(ctx, input.conversationId, done.seqs);
    for (const { id } of done.withdrawn) ctx.publish({ type: 'approval', approvalId: id });
    if (done.ticketId) ctx.publish({ type: 'queue', change: 'removed', ticketId: done.ticketId });
    ctx.wake({ type: 'queue' });
  };
}

/** What waits for a decision when the customer closes has nobody to decide it, and would block the next. */
const withdraw = (tx: Tx, conversationId: string, now: Date): Promise<{ id: string }[]> =>
  tx.approval.updateManyAndReturn({
    where: { conversationId, status: 'pending' },
    data: { status: 'withdrawn', decidedAt: now },
    select: { id: true },
  });
