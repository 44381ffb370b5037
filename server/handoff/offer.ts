import type { Conversation, Handoff } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import type { HandoffPackage } from '../protocol/package.ts';
import { assemblePackage } from './assemble.ts';
import { draftSchema, type HandoffDraft } from './draft.ts';
import type { Offer } from './readiness.ts';
import { storeSnapshot } from './snapshot.ts';

/**
 * Prepares one try: the snapshot for this target (a retry reuses it, a fallback target gets its own,
 * decisions.md 8) and the attempt's row. Null: no package fits the budget.
 */
export async function offerTo(
  ctx: Ctx,
  row: Handoff,
  target: string,
  attempt: number,
): Promise<Offer | null> {
  const [conversation, known] = await Promise.all([
    ctx.db.conversation.findUniqueOrThrow({ where: { id: row.conversationId } }),
    ctx.db.snapshot.findFirst({ where: { handoffId: row.id, target } }),
  ]);
  const stored = known ?? (await packFor(ctx, row, target, conversation));
  if (!stored) return null;
  await ctx.db.handoffAttempt.create({
    data: {
      handoffId: row.id,
      attempt,
      target,
      epoch: row.epoch,
      digest: stored.digest,
      offeredAt: ctx.clock.now(),
    },
  });
  return {
    handoffId: row.id,
    attempt,
    epoch: row.epoch,
    digest: stored.digest,
    contextRef: stored.ref,
    target,
    language: conversation.language,
  };
}

async function packFor(ctx: Ctx, row: Handoff, target: string, conversation: Conversation) {
  const { draft, openQuestions } = readDraft(row);
  const assembled = await assemblePackage(ctx, ctx.db, {
    conversation,
    handoffId: row.id,
    sourceAgent: row.sourceAgent,
    target,
    reason: row.reason,
    draft,
    openQuestions,
  });
  if (!assembled) return null;
  return ctx.db.$transaction((tx) =>
    storeSnapshot(tx, {
      conversationId: row.conversationId,
      handoffId: row.id,
      target,
      hop: assembled.pack.hopCount + 1,
      pack: assembled.pack,
      now: ctx.clock.now(),
    }),
  );
}

/** What the source wrote, as stored with the handoff. */
export function readDraft(row: Handoff): {
  draft: HandoffDraft;
  openQuestions: HandoffPackage['openQuestions'];
} {
  const { openQuestions, elided: _elided, ...draft } = row.draft as Record<string, unknown>;
  return {
    draft: draftSchema.parse(draft),
    openQuestions: (openQuestions ?? []) as HandoffPackage['openQuestions'],
  };
}
