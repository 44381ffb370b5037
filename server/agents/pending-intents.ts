import type { Conversation, Turn } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import type { HandoffDraft } from '../handoff/draft.ts';
import type { AgentDeps } from './deps.ts';
import { handOffByCode } from './hand-off-by-code.ts';
import type { RunEnd } from './run-state.ts';

/**
 * Several topics in one message (decisions.md 39): when the entry agent holds again and something is
 * still to do, the next topic's agent gets it in the same turn. Null: nothing is pending.
 */
export async function goOnWithPending(
  ctx: Ctx,
  deps: AgentDeps,
  turn: Turn,
  conversation: Conversation,
): Promise<RunEnd | null> {
  if (conversation.holderName !== ctx.team.entry) return null;
  const pending = conversation.pendingIntents as HandoffDraft['pendingIntents'];
  const [next, ...rest] = pending;
  if (!next) return null;
  const handedOver = ctx.team.has(next.intent)
    ? await handOffByCode(ctx, deps, turn, conversation, next.intent, rest, next.quote)
    : null;
  // The commit takes it off the list; here only what nobody will do, or it would come up for ever.
  if (handedOver === null) {
    await ctx.db.conversation.update({
      where: { id: conversation.id },
      data: { pendingIntents: rest },
    });
  }
  return handedOver;
}
