import type { Handoff } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import { lockConversation } from '../conversations/lock.ts';
import { toLanguage } from '../protocol/language.ts';
import { chainAgents, chainBegan } from './chain.ts';
import { type Moved, moveHolder, publishMove } from './commit.ts';
import { introduction } from './introduction.ts';
import type { HandoffState } from './machine.ts';
import { PHRASES } from './phrases.ts';
import { readPackage, snapshotRef } from './snapshot.ts';
import { saveState } from './state.ts';

export type CommitResult = 'committed' | 'holder_moved' | 'raced';

class HolderMoved extends Error {}

/**
 * The commit (handoff.md H30): new holder, epoch + 1, the hop, `handoff_completed` and the receiver's
 * introduction in one transaction with compare-and-set on (holder, epoch). `raced`: another driver
 * moved the handoff first; `holder_moved`: the conversation has another holder by now.
 */
export async function commitHandoff(
  ctx: Ctx,
  row: Handoff,
  state: HandoffState,
  attempt: number,
): Promise<CommitResult> {
  const now = ctx.clock.now();
  try {
    const moved = await ctx.db.$transaction((tx) => commitIn(ctx, tx, row, state, attempt, now));
    if (moved === 'raced') return 'raced';
    publishMove(ctx, row.conversationId, moved.seqs);
    return 'committed';
  } catch (error) {
    if (error instanceof HolderMoved) return 'holder_moved';
    throw error;
  }
}

async function commitIn(
  ctx: Ctx,
  tx: Tx,
  row: Handoff,
  state: HandoffState,
  attempt: number,
  now: Date,
): Promise<Moved | 'raced'> {
  await lockConversation(tx, row.conversationId);
  if (!(await saveState(tx, row, state))) return 'raced';
  const chain = await chainAgents(tx, row.conversationId, row.chainNo, row.sourceAgent);
  const hop = chain.length;
  const ref = snapshotRef(row.chainNo, hop, row.id, state.target);
  const pack = await readPackage(tx, ref);
  const asked = await tx.handoffAttempt.findUnique({
    where: { handoffId_attempt: { handoffId: row.id, attempt } },
  });
  if (!pack || asked?.digest !== pack.digest) throw new HolderMoved();
  await tx.handoff.update({
    where: { id: row.id },
    data: {
      hop,
      endedAt: now,
      ackMs: now.getTime() - (asked?.offeredAt ?? now).getTime(),
      snapshotRef: ref,
    },
  });
  await tx.conversation.update({
    where: { id: row.conversationId },
    data: { pendingIntents: pack.pendingIntents },
  });
  const language = toLanguage(pack.userPreferences.language);
  const label = ctx.team.label(state.target, language);
  const moved = await moveHolder(tx, {
    conversationId: row.conversationId,
    expect: { kind: 'agent', name: row.sourceAgent, epoch: row.epoch },
    to: { kind: 'agent', name: state.target },
    now,
    language,
    say: [
      {
        kind: 'event',
        event: 'handoff_completed',
        message: PHRASES[language].here(label),
        fields: {
          target_agent: `${state.target}_agent`,
          source_agent: `${row.sourceAgent}_agent`,
          handoff_id: row.id,
        },
      },
      {
        kind: 'text',
        author: { kind: 'agent', name: label, id: state.target },
        text: introduction(
          pack,
          ctx.team.label(row.sourceAgent, language),
          language,
          await chainBegan(tx, row.conversationId, row.chainNo),
        ),
      },
    ],
    path: {
      kind: 'handoff',
      from: row.sourceAgent,
      to: state.target,
      actor: row.sourceAgent,
      reason: row.reason,
      hop,
      handoffId: row.id,
    },
  });
  if (!moved) throw new HolderMoved();
  return moved;
}
