import type { Conversation, Turn } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import type { HandoffDraft } from '../handoff/draft.ts';
import { propose } from '../handoff/propose.ts';
import { checkTransfer } from './check-transfer.ts';
import type { AgentDeps } from './deps.ts';
import type { RunEnd } from './run-state.ts';

/**
 * A handoff that no model wrote (decisions.md 44): code writes segment and intent from the
 * customer's own words. Null: the guards or the machine do not allow it, a model goes on.
 */
export async function handOffByCode(
  ctx: Ctx,
  deps: AgentDeps,
  turn: Turn,
  conversation: Conversation,
  target: string,
  pendingIntents: HandoffDraft['pendingIntents'],
  about?: string,
): Promise<RunEnd | null> {
  const { verdict, alternatives } = await checkTransfer(ctx, deps, turn, conversation, target);
  if (!verdict.ok) return null;
  const said = await ctx.db.message.findMany({
    where: { conversationId: conversation.id, authorKind: 'customer' },
    orderBy: { seq: 'desc' },
    take: 3,
  });
  const words =
    about ??
    said
      .map((row) => row.text)
      .reverse()
      .join(' / ');
  const proposed = await propose(ctx, deps, {
    conversationId: conversation.id,
    sourceAgent: conversation.holderName,
    epoch: conversation.epoch,
    target,
    reason: 'specialization',
    draft: {
      segment: words.slice(0, 900) || '-',
      userIntent: words.slice(0, 300) || '-',
      facts: [],
      recommendation: null,
      pendingIntents,
    },
    openQuestions: [],
    alternatives,
    afterSeq: turn.seq,
  });
  return proposed.ok || proposed.why === 'pending' ? 'handed_off' : null;
}
