import { randomUUID } from 'node:crypto';
import type { Conversation } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import { AppError } from '../errors.ts';
import { assemblePackage } from './assemble.ts';
import type { HandoffDraft } from './draft.ts';
import { storeSnapshot } from './snapshot.ts';

/** An escalation is a handoff that ends when its ticket is stored, with no hop (decisions.md 36). Returns its id. */
export async function recordEscalation(
  ctx: Ctx,
  tx: Tx,
  input: { conversation: Conversation; reason: string; draft: HandoffDraft; now: Date },
): Promise<string> {
  const { conversation, reason, draft, now } = input;
  const handoffId = randomUUID();
  const source = conversation.holderName;
  const assembled = await assemblePackage(ctx, tx, {
    conversation,
    handoffId,
    sourceAgent: source,
    target: 'human',
    reason,
    draft,
    unlimited: true,
  });
  if (!assembled) throw new AppError('internal', 'The package could not be built.');
  const { pack } = assembled;
  const conversationId = conversation.id;
  await tx.handoff.create({
    data: {
      id: handoffId,
      conversationId,
      correlationId: conversation.correlationId,
      chainNo: conversation.chainNo,
      sourceAgent: source,
      targetAgent: 'human',
      reason,
      status: 'committed',
      epoch: conversation.epoch,
      afterSeq: conversation.lastSeq,
      draft,
      state: {},
      deadlineAt: now,
      startedAt: now,
      endedAt: now,
      ackMs: 0,
      snapshotRef: pack.contextRef,
    },
  });
  await storeSnapshot(tx, { conversationId, handoffId, target: 'human', hop: null, pack, now });
  return handoffId;
}
