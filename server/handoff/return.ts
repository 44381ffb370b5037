import type { Handoff } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { lockConversation } from '../conversations/lock.ts';
import { toLanguage } from '../protocol/language.ts';
import { announce, publishMove } from './commit.ts';
import type { HandoffState } from './machine.ts';
import { recordStep } from './path.ts';
import { PHRASES } from './phrases.ts';
import { saveState } from './state.ts';

/**
 * Return-to-sender (handoff.md H27): the source never stopped holding; it is told why and the
 * customer reads that it is still there. A return is not a hop. Does nothing if another driver ended it.
 */
export async function returnToSource(ctx: Ctx, row: Handoff, state: HandoffState): Promise<void> {
  const now = ctx.clock.now();
  const seqs = await ctx.db.$transaction(async (tx) => {
    await lockConversation(tx, row.conversationId);
    if (!(await saveState(tx, row, state))) return null;
    await tx.handoff.update({ where: { id: row.id }, data: { endedAt: now } });
    const conversation = await tx.conversation.findUniqueOrThrow({
      where: { id: row.conversationId },
    });
    const language = toLanguage(conversation.language);
    const source = ctx.team.label(row.sourceAgent, language);
    await recordStep(tx, {
      conversationId: row.conversationId,
      chainNo: row.chainNo,
      epoch: row.epoch,
      at: now,
      kind: 'return',
      from: state.target,
      to: row.sourceAgent,
      actor: 'system',
      reason: state.endReason ?? 'returned',
      handoffId: row.id,
    });
    const line = await announce(tx, {
      conversationId: row.conversationId,
      epoch: row.epoch,
      language,
      now,
      say: [
        {
          kind: 'event',
          event: 'handoff_returned',
          message: PHRASES[language].stillHere(ctx.team.label(state.target, language), source),
          fields: {
            target_agent: `${row.sourceAgent}_agent`,
            source_agent: `${state.target}_agent`,
            handoff_id: row.id,
          },
        },
      ],
    });
    return line?.seqs ?? [];
  });
  if (seqs) publishMove(ctx, row.conversationId, seqs);
}
