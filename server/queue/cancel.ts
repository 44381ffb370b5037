import type { Ctx, Tx } from '../context.ts';
import { ownConversation } from '../conversations/own.ts';
import { conflict } from '../errors.ts';
import { moveHolder, publishMove } from '../handoff/commit.ts';
import { PHRASES } from '../handoff/phrases.ts';
import { toLanguage } from '../protocol/language.ts';
import { tellLine } from './tell-line.ts';

export interface CancelDeps {
  /** tickets/close.ts: closes the live ticket and its queue entry; returns the ticket's id. */
  closeTicket(tx: Tx, conversationId: string, now: Date): Promise<string | null>;
}
export type CancelHumanRequest = (ctx: Ctx, input: { conversationId: string }) => Promise<void>;

/**
 * `human:cancel`: the customer leaves the line and goes on with the agent that held before
 * (decisions.md 15). Who does not wait is told nothing; an operator who answers already: `conflict`.
 */
export const makeCancelHumanRequest =
  (deps: CancelDeps): CancelHumanRequest =>
  (ctx, input) =>
    cancel(ctx, deps, input.conversationId);

async function cancel(ctx: Ctx, deps: CancelDeps, conversationId: string): Promise<void> {
  const conversation = await ownConversation(ctx, conversationId);
  if (conversation.holderKind === 'operator') {
    throw conflict(`${conversation.holderName} is with you already.`, {
      name: conversation.holderName,
    });
  }
  const now = ctx.clock.now();
  const language = toLanguage(conversation.language);
  const agent = conversation.lastAgent;
  const done = await ctx.db.$transaction(async (tx) => {
    const moved =
      conversation.holderKind === 'queue'
        ? await moveHolder(tx, {
            conversationId: conversation.id,
            expect: { kind: 'queue', epoch: conversation.epoch },
            to: { kind: 'agent', name: agent },
            now,
            language,
            say: [
              {
                kind: 'event',
                event: 'handoff_returned',
                message: PHRASES[language].backWith(ctx.team.label(agent, language)),
                fields: {
                  target_agent: `${agent}_agent`,
                  source_agent: 'human',
                  ticket: conversation.holderName,
                },
              },
            ],
            path: {
              kind: 'cancelled',
              from: conversation.holderName,
              to: agent,
              actor: 'customer',
              reason: 'cancelled',
            },
          })
        : await stillWithAgent(tx, conversation.id);
    if (!moved) throw conflict('Somebody has just joined you.');
    const ticketId = await deps.closeTicket(tx, conversation.id, now);
    if (ticketId === null) return null;
    // What waited for an operator's decision has nobody to decide it now.
    const withdrawn = await tx.approval.updateManyAndReturn({
      where: { conversationId: conversation.id, status: 'pending' },
      data: { status: 'withdrawn', decidedAt: now },
      select: { id: true },
    });
    return { seqs: moved.seqs, ticketId, withdrawn };
  });
  if (!done) return;
  publishMove(ctx, conversation.id, done.seqs);
  for (const { id } of done.withdrawn) ctx.publish({ type: 'approval', approvalId: id });
  ctx.publish({ type: 'queue', change: 'removed', ticketId: done.ticketId });
  await tellLine(ctx, conversation.siteId);
}

/** A parked ticket: nothing moves, but a claim at the same time must not lose its ticket to this. */
async function stillWithAgent(tx: Tx, conversationId: string): Promise<{ seqs: number[] } | null> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from conversations
    where id = ${conversationId}::uuid and holder_kind in ('agent', 'nobody') for update`;
  return rows.length === 0 ? null : { seqs: [] };
}
