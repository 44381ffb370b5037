import type { Prisma, ToolCall } from '../../../prisma/client/client.ts';
import type { Ctx } from '../../context.ts';
import { prismaShop } from '../../shop/prisma-shop.ts';
import { failed, ok, type ToolResult } from './outcome.ts';
import { shopTools } from './registry.ts';

/** A call that has been running for so long belongs to a process that died. */
export const BROKEN_OFF_MS = 60_000;

/**
 * Settles what a crash left `started` (handoff.md H50): money by what the shop's ledger says, never by
 * paying again; another write stays `unknown`; a read may be tried again. Any node may run it.
 */
export async function reconcileCalls(ctx: Ctx, now: Date): Promise<void> {
  const broken = await ctx.db.toolCall.findMany({
    where: { status: 'started', startedAt: { lt: new Date(now.getTime() - BROKEN_OFF_MS) } },
    include: { conversation: { select: { siteId: true } } },
    orderBy: { startedAt: 'asc' },
    take: 50,
  });
  for (const { conversation, ...call } of broken) {
    const outcome = await findOut(ctx, call, conversation.siteId);
    await ctx.db.toolCall.updateMany({
      where: { id: call.id, status: 'started' },
      data: {
        status: 'settled',
        outcome: outcome as unknown as Prisma.InputJsonObject,
        settledAt: now,
      },
    });
    ctx.log.warn('tool.reconciled', {
      callId: call.callId,
      tool: call.tool,
      status: outcome.status,
    });
  }
}

async function findOut(ctx: Ctx, call: ToolCall, siteId: string): Promise<ToolResult> {
  const effect = shopTools[call.tool]?.effect ?? 'write';
  const attemptedQuery = call.args as Record<string, unknown> | null;
  if (effect === 'money' && call.idempotencyKey !== null) {
    const refund = await prismaShop(ctx.db, siteId).refundByKey(call.idempotencyKey);
    if (refund?.status === 'done') return ok({ ...refund, alreadyDone: false });
    if (refund === null) return brokeOff(attemptedQuery, 'It broke off before anything was paid.');
    return { status: 'unknown', attemptedQuery };
  }
  return effect === 'write'
    ? { status: 'unknown', attemptedQuery }
    : brokeOff(attemptedQuery, 'It broke off before it answered.');
}

const brokeOff = (attemptedQuery: Record<string, unknown> | null, message: string): ToolResult =>
  failed({
    errorCategory: 'transient',
    isRetryable: true,
    code: 'broke_off',
    attemptedQuery,
    message,
  });
