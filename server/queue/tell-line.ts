import type { Ctx } from '../context.ts';
import { readLine } from './line.ts';

/** After somebody left the line: who moved up is told, with the lower number stored (decisions.md 50). */
export async function tellLine(ctx: Ctx, siteId: string): Promise<void> {
  const line = await readLine(ctx.db, siteId);
  for (const entry of line) {
    if (entry.shownPosition !== null && entry.position >= entry.shownPosition) continue;
    await ctx.db.queueEntry.updateMany({
      where: {
        id: entry.id,
        OR: [{ shownPosition: null }, { shownPosition: { gt: entry.position } }],
      },
      data: { shownPosition: entry.position },
    });
    ctx.publish({ type: 'conversation', conversationId: entry.conversationId });
  }
}
