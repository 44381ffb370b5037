import type { Conversation, Turn } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { applyCodeRules } from './code-rules.ts';
import type { AgentDeps } from './deps.ts';
import { goOnWithPending } from './pending-intents.ts';
import { runAgent } from './run-agent.ts';
import type { RunEnd } from './run-state.ts';
import { claimTurn, finishTurns, HEARTBEAT_MS, keepTurn, returnTurn } from './turns.ts';

const MAX_TRIES = 3;
const RETRY_DELAY_MS = 1_000;
const ESCALATE_AGAIN_MS = 10_000;

/**
 * Answers what a customer said: claim → code rules → the holding agent, and on while releases move
 * the conversation back to the entry agent. Whoever else claims meanwhile finds nothing. Never throws.
 */
export async function runTurn(ctx: Ctx, deps: AgentDeps, conversationId: string): Promise<void> {
  const turn = await claimTurn(ctx, conversationId);
  if (!turn) return;
  const heartbeat = setInterval(() => {
    keepTurn(ctx, turn).then(
      (kept) => kept || deps.active.lost(conversationId),
      () => undefined,
    );
  }, HEARTBEAT_MS);
  try {
    await answer(ctx, deps, turn);
  } catch (error) {
    await failed(ctx, deps, turn, error);
  } finally {
    clearInterval(heartbeat);
  }
  // Messages that came in the meantime, or the receiver of a handoff that committed at once.
  ctx.wake({ type: 'turn', conversationId });
}

async function answer(ctx: Ctx, deps: AgentDeps, turn: Turn): Promise<void> {
  for (;;) {
    const [conversation, upToSeq] = await Promise.all([
      ctx.db.conversation.findUniqueOrThrow({ where: { id: turn.conversationId } }),
      lastCustomerSeq(ctx, turn.conversationId),
    ]);
    if (conversation.holderKind !== 'agent')
      return finishTurns(ctx, conversation.id, conversation.lastSeq);
    const end = await onePass(ctx, deps, turn, conversation, upToSeq);
    if (end === 'answered') return finishTurns(ctx, conversation.id, upToSeq);
    if (end === 'handed_off' || end === 'again') return returnTurn(ctx, turn);
  }
}

async function onePass(
  ctx: Ctx,
  deps: AgentDeps,
  turn: Turn,
  conversation: Conversation,
  upToSeq: number,
): Promise<RunEnd> {
  const ruled = await applyCodeRules(ctx, deps, turn, conversation, upToSeq);
  if (ruled) return ruled;
  const pending = await goOnWithPending(ctx, deps, turn, conversation);
  if (pending) return pending;
  return runAgent(ctx, deps, { turn, conversation, upToSeq });
}

async function lastCustomerSeq(ctx: Ctx, conversationId: string): Promise<number> {
  const last = await ctx.db.message.findFirst({
    where: { conversationId, authorKind: 'customer' },
    orderBy: { seq: 'desc' },
    select: { seq: true },
  });
  return last?.seq ?? 0;
}

/** A failed turn is tried again; after three tries a person gets it, with a ticket (handoff.md H34). */
async function failed(ctx: Ctx, deps: AgentDeps, turn: Turn, error: unknown): Promise<void> {
  ctx.log.error('turn.failed', { conversationId: turn.conversationId, error: String(error) });
  if (turn.attempts < MAX_TRIES) return returnTurn(ctx, turn, RETRY_DELAY_MS);
  try {
    await deps.escalate(ctx, {
      conversationId: turn.conversationId,
      reason: 'unavailable',
      summary: '',
      urgency: 'normal',
    });
  } catch (escalation) {
    ctx.log.error('turn.escalation_failed', { error: String(escalation) });
    // A refusal means that somebody else has it; anything else must not end in silence.
    if (!(escalation instanceof AppError)) return returnTurn(ctx, turn, ESCALATE_AGAIN_MS);
  }
  await finishTurns(ctx, turn.conversationId, turn.seq);
}
