import type { Conversation, Turn } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { chainAgents } from '../handoff/chain.ts';
import { checkHop, type HopVerdict } from '../handoff/guards.ts';
import type { AgentDeps } from './deps.ts';

export interface TransferCheck {
  verdict: HopVerdict;
  /** Who may be tried instead, in order. */
  alternatives: string[];
  /** Targets that no model should be offered now. */
  closed: Set<string>;
}

/** The guards of handoff.md H29 against the ledger, for one target ('' = only what is closed). */
export async function checkTransfer(
  ctx: Ctx,
  deps: AgentDeps,
  turn: Turn,
  conversation: Conversation,
  target: string,
): Promise<TransferCheck> {
  const [chain, forThisMessage] = await Promise.all([
    chainAgents(ctx.db, conversation.id, conversation.chainNo, conversation.holderName),
    ctx.db.handoff.findMany({
      where: {
        conversationId: conversation.id,
        afterSeq: { gte: turn.seq },
        targetAgent: { not: 'human' },
      },
      include: { attempts: true },
    }),
  ]);
  const excluded = forThisMessage
    .filter((handoff) => handoff.status === 'returned')
    .flatMap((handoff) => [
      handoff.targetAgent,
      ...handoff.attempts.map((attempt) => attempt.target),
    ]);
  const hopsThisMessage = forThisMessage.filter(
    (handoff) => handoff.status === 'committed' && handoff.hop !== null,
  ).length;
  const closed = new Set([...excluded, ...chain]);
  return {
    verdict: checkHop({
      source: conversation.holderName,
      target,
      edges: deps.team.agents[conversation.holderName]?.transfersTo ?? [],
      chain,
      hopsThisMessage,
      excluded,
    }),
    alternatives: ctx.team.alternatives(target).filter((other) => !closed.has(other)),
    closed,
  };
}
