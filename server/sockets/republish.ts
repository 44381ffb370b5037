import type { Ctx } from '../context.ts';

const WINDOW_MS = 30_000;
const GRACE_MS = 1_000;

/**
 * Committed lines of the last 30 s that no process has published, because one died between commit
 * and publish (decisions.md 4). Clients drop what they have already.
 */
export async function republishMissed(ctx: Ctx, now: Date): Promise<void> {
  const missed = await ctx.db.message.findMany({
    where: {
      publishedAt: null,
      createdAt: {
        gt: new Date(now.getTime() - WINDOW_MS),
        lt: new Date(now.getTime() - GRACE_MS),
      },
    },
    orderBy: { seq: 'asc' },
    select: { conversationId: true, seq: true },
    take: 500,
  });
  for (const conversationId of new Set(missed.map((row) => row.conversationId))) {
    const seqs = missed
      .filter((row) => row.conversationId === conversationId)
      .map((row) => row.seq);
    ctx.publish({ type: 'messages', conversationId, seqs });
  }
}
