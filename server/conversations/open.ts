import type { Ctx } from '../context.ts';
import { AppError, isDuplicate } from '../errors.ts';
import { ownConversation } from './own.ts';

const HOUR_MS = 3_600_000;

/**
 * The customer's conversation (decisions.md 57): the one named, else the open one, else the last
 * resolved within `REOPEN_HOURS` (not when `fresh`), else a new one held by the team's entry agent. Returns its id.
 */
export async function openConversation(
  ctx: Ctx,
  input: { conversationId?: string; fresh?: boolean; language: string },
): Promise<string> {
  if (ctx.actor.kind !== 'customer')
    throw new AppError('forbidden', 'Only a customer can do this.');
  if (input.conversationId !== undefined)
    return (await ownConversation(ctx, input.conversationId)).id;
  const { visitorId, siteId } = ctx.actor;
  const since = new Date(ctx.clock.now().getTime() - ctx.settings.reopenHours * HOUR_MS);
  const existing = await ctx.db.conversation.findFirst({
    where: input.fresh
      ? { visitorId, status: 'open' }
      : { visitorId, OR: [{ status: 'open' }, { resolvedAt: { gt: since } }] },
    orderBy: [{ status: 'asc' }, { createdAt: 'desc' }],
  });
  if (existing) return existing.id;
  try {
    const created = await ctx.db.conversation.create({
      data: {
        siteId,
        visitorId,
        language: input.language,
        holderName: ctx.team.entry,
        lastAgent: ctx.team.entry,
        createdAt: ctx.clock.now(),
      },
    });
    return created.id;
  } catch (error) {
    // A second tab was faster: the database allows one open conversation per visitor.
    if (isDuplicate(error)) {
      const open = await ctx.db.conversation.findFirstOrThrow({
        where: { visitorId, status: 'open' },
      });
      return open.id;
    }
    throw error;
  }
}
