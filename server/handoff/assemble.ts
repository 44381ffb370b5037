import type { Conversation } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import type { HandoffPackage } from '../protocol/package.ts';
import { fitBudget, loadCounter, renderPackage } from './budget.ts';
import { chainAgents, lastPackage } from './chain.ts';
import type { HandoffDraft } from './draft.ts';
import { currentFacts } from './facts.ts';
import { buildPackage, seal } from './package.ts';
import { snapshotRef } from './snapshot.ts';

export interface AssembleInput {
  conversation: Conversation;
  handoffId: string;
  sourceAgent: string;
  target: string;
  reason: string;
  draft: HandoffDraft;
  openQuestions?: HandoffPackage['openQuestions'];
  /** A person may read more than a model: no budget. */
  unlimited?: boolean;
}

export interface Assembled {
  pack: HandoffPackage;
  elided: string[];
}

/**
 * Gathers what the ledger knows into a sealed package for one target. Null: over the budget even
 * with everything elidable left out; it may not be offered (handoff.md H19).
 */
export async function assemblePackage(
  ctx: Ctx,
  tx: Ctx['db'] | Tx,
  input: AssembleInput,
): Promise<Assembled | null> {
  const { conversation } = input;
  const { id: conversationId, chainNo } = conversation;
  const [facts, toolCalls, earlier, chain, count] = await Promise.all([
    currentFacts(tx, conversationId),
    tx.toolCall.findMany({
      where: { conversationId, chainNo, status: { in: ['settled', 'started'] } },
      orderBy: { createdAt: 'asc' },
      take: 50,
    }),
    lastPackage(tx, conversationId, chainNo),
    chainAgents(tx, conversationId, chainNo, input.sourceAgent),
    loadCounter(),
  ]);
  const open = buildPackage({
    handoffId: input.handoffId,
    correlationId: conversation.correlationId,
    sourceAgent: input.sourceAgent,
    targetAgent: input.target,
    reason: input.reason,
    language: conversation.language,
    chain,
    earlierSegments: earlier?.pack.segments ?? [],
    draft: input.draft,
    facts,
    toolCalls,
    openQuestions: input.openQuestions ?? [],
    contextRef: snapshotRef(chainNo, chain.length, input.handoffId, input.target),
  });
  if (input.unlimited) return { pack: seal(open, count(renderPackage(open))), elided: [] };
  const fitted = fitBudget(open, ctx.settings.tokenBudget, count);
  return fitted && { pack: seal(fitted.pack, fitted.tokens), elided: fitted.elided };
}
