import type { Prisma } from '../../../prisma/client/client.ts';
import type { Ctx } from '../../context.ts';
import { isDuplicate } from '../../errors.ts';
import type { MoneyFigures } from './caps.ts';
import type { ApprovalState } from './check.ts';

/** What people already said, or have yet to say, about this very action. */
export async function approvalState(
  ctx: Ctx,
  conversationId: string,
  idempotencyKey: string,
): Promise<ApprovalState> {
  const [same, pending] = await Promise.all([
    ctx.db.approval.findFirst({
      where: { conversationId, idempotencyKey, status: { in: ['pending', 'refused'] } },
      orderBy: { createdAt: 'desc' },
    }),
    ctx.db.approval.findFirst({ where: { conversationId, status: 'pending' } }),
  ]);
  if (pending) return pending.idempotencyKey === idempotencyKey ? 'pending' : 'pending_other';
  return same?.status === 'refused' ? 'refused' : 'none';
}

/**
 * Keeps what an operator is to decide (decisions.md 13): tool, validated arguments and key, no
 * epoch. Asked again it is the same row. Returns its id.
 */
export async function askApproval(
  ctx: Ctx,
  ask: {
    conversationId: string;
    tool: string;
    args: Record<string, unknown>;
    money: MoneyFigures & { idempotencyKey: string };
    requestedBy: string;
  },
): Promise<string> {
  const { conversationId, tool, args, money, requestedBy } = ask;
  const pending = () =>
    ctx.db.approval.findFirst({
      where: { conversationId, status: 'pending', idempotencyKey: money.idempotencyKey },
    });
  const known = await pending();
  if (known) return known.id;
  try {
    const created = await ctx.db.approval.create({
      data: {
        conversationId,
        tool,
        args: args as Prisma.InputJsonObject,
        amountMinor: money.amountMinor,
        currency: money.currency,
        capUsedMinor: money.usedMinor,
        idempotencyKey: money.idempotencyKey,
        requestedBy,
        createdAt: ctx.clock.now(),
      },
    });
    return created.id;
  } catch (error) {
    // Asked twice at the same moment: the database keeps one pending approval per conversation.
    const taken = isDuplicate(error);
    const winner = taken ? await pending() : null;
    if (winner) return winner.id;
    throw error;
  }
}
