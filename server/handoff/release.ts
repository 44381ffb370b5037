import type { Conversation } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { moveHolder, publishMove } from './commit.ts';

export type ReleaseOutcome = 'solved' | 'not_mine' | 'blocked';

/**
 * A specialist ends its work: the conversation goes back to the entry agent. Not a hop, and the
 * customer sees nothing (handoff.md H9, decisions.md 46). `closesChain`: an answer was delivered, so
 * the next work starts a new chain. Null: the epoch is stale.
 */
export async function release(
  ctx: Ctx,
  input: {
    conversation: Conversation;
    agent: string;
    epoch: number;
    outcome: ReleaseOutcome;
    note: string;
    closesChain: boolean;
  },
): Promise<{ epoch: number } | null> {
  const { conversation } = input;
  const moved = await ctx.db.$transaction((tx) =>
    moveHolder(tx, {
      conversationId: conversation.id,
      expect: { kind: 'agent', name: input.agent, epoch: input.epoch },
      to: { kind: 'agent', name: ctx.team.entry },
      now: ctx.clock.now(),
      newChain: input.closesChain,
      language: conversation.language,
      say: [],
      path: {
        kind: 'release',
        from: input.agent,
        to: ctx.team.entry,
        actor: input.agent,
        reason: input.outcome,
        note: input.note,
      },
    }),
  );
  if (!moved) return null;
  publishMove(ctx, conversation.id, []);
  return { epoch: moved.epoch };
}
