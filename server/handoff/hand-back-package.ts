import type { Conversation } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { conflict } from '../errors.ts';
import type { HandoffPackage } from '../protocol/package.ts';
import { assemblePackage } from './assemble.ts';
import { lastPackage } from './chain.ts';
import type { HandoffDraft } from './draft.ts';
import { storeSnapshot } from './snapshot.ts';

export interface HandingBack {
  conversation: Conversation;
  operator: { userId: string; name: string };
  agent: string;
  note: string;
  handoffId: string;
  now: Date;
}

/** What the agent gets: a package of its own, with the operator's note as the last segment. */
export async function packHandBack(ctx: Ctx, back: HandingBack): Promise<HandoffPackage> {
  const { conversation, handoffId, agent, note, operator } = back;
  const before = await lastPackage(ctx.db, conversation.id);
  const assembled = await assemblePackage(ctx, ctx.db, {
    conversation,
    handoffId,
    sourceAgent: 'human',
    target: agent,
    reason: 'specialization',
    draft: {
      segment: note.trim() === '' ? `${operator.name} handed back.` : note.slice(0, 900),
      userIntent: before?.pack.userIntent ?? 'Goes on after a person helped.',
      facts: [],
      recommendation: null,
      pendingIntents: conversation.pendingIntents as HandoffDraft['pendingIntents'],
    },
  });
  if (!assembled)
    throw conflict('The package is too large for an agent. Resolve it or transfer it.');
  return assembled.pack;
}

/** Not committed yet: it counts as returned until the agent has it. */
export async function storeHandBack(
  ctx: Ctx,
  back: HandingBack,
  pack: HandoffPackage,
): Promise<void> {
  const { conversation, handoffId, agent, now } = back;
  const conversationId = conversation.id;
  const { segments, userIntent, recommendation, pendingIntents } = pack;
  const draft = {
    segment: segments.at(-1)?.text ?? '',
    userIntent,
    recommendation,
    pendingIntents,
  };
  await ctx.db.$transaction(async (tx) => {
    await tx.handoff.create({
      data: {
        id: handoffId,
        conversationId,
        correlationId: conversation.correlationId,
        chainNo: conversation.chainNo,
        sourceAgent: 'human',
        targetAgent: agent,
        reason: 'specialization',
        status: 'returned',
        epoch: conversation.epoch,
        afterSeq: conversation.lastSeq,
        draft: { ...draft, facts: [] },
        state: {},
        deadlineAt: now,
        startedAt: now,
      },
    });
    await storeSnapshot(tx, { conversationId, handoffId, target: agent, hop: null, pack, now });
  });
}
