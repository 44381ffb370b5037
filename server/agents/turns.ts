import type { Turn } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { isDuplicate } from '../errors.ts';

/**
 * A run that shows no life for so long belonged to a process that died (decisions.md 2). `attempts`
 * counts the claims and so names one: who lost its turn to another claim changes nothing any more.
 */
export const LEASE_MS = 10_000;
export const HEARTBEAT_MS = 2_500;

/**
 * Claims the newest unanswered message of a conversation: one conditional update, one run at a time
 * (unique index `turns_one_running`). Null: nothing to do, somebody runs it, no agent holds, or a
 * handoff is pending: then no run starts (handoff.md H33).
 */
export async function claimTurn(ctx: Ctx, conversationId: string): Promise<Turn | null> {
  const now = ctx.clock.now();
  try {
    const claimed = await ctx.db.$queryRaw<Turn[]>`
      update turns set status = 'running', claimed_at = ${now}::timestamptz, attempts = attempts + 1
      where id = (
        select t.id from turns t join conversations c on c.id = t.conversation_id
        where t.conversation_id = ${conversationId}::uuid and t.status = 'pending'
          and t.due_at <= ${now}::timestamptz and c.status = 'open' and c.holder_kind = 'agent'
          and not exists (select 1 from handoffs h where h.conversation_id = c.id
            and h.status in ('proposed', 'offered', 'waiting_retry'))
        order by t.seq desc limit 1 for update of t skip locked)
      and status = 'pending'
      returning id, conversation_id as "conversationId", seq, holder, status, attempts,
        claimed_at as "claimedAt", due_at as "dueAt", model_calls as "modelCalls",
        created_at as "createdAt"`;
    return claimed[0] ?? null;
  } catch (error) {
    if (isDuplicate(error)) {
      return null;
    }
    throw error;
  }
}

/** A sign of life while a run goes on. False: the turn is closed, or another process has it. */
export async function keepTurn(ctx: Ctx, turn: Turn): Promise<boolean> {
  const kept = await ctx.db.turn.updateMany({
    where: { id: turn.id, status: 'running', attempts: turn.attempts },
    data: { claimedAt: ctx.clock.now() },
  });
  return kept.count === 1;
}

/** Everything the customer said up to `upToSeq` is answered. */
export async function finishTurns(
  ctx: Ctx,
  conversationId: string,
  upToSeq: number,
): Promise<void> {
  await ctx.db.turn.updateMany({
    where: { conversationId, seq: { lte: upToSeq }, status: { in: ['pending', 'running'] } },
    data: { status: 'done' },
  });
}

/** What code has answered itself needs no run. */
export async function finishTurn(ctx: Ctx, conversationId: string, seq: number): Promise<void> {
  await ctx.db.turn.updateMany({
    where: { conversationId, seq, status: 'pending' },
    data: { status: 'done' },
  });
}

/** Back in line: for a receiver after a handoff, for new messages, or after a failure (`delayMs`). */
export async function returnTurn(ctx: Ctx, turn: Turn, delayMs = 0): Promise<void> {
  await ctx.db.turn.updateMany({
    where: { id: turn.id, status: 'running', attempts: turn.attempts },
    data: { status: 'pending', dueAt: new Date(ctx.clock.now().getTime() + delayMs) },
  });
}

/** Counts one model call on the customer message; returns the calls so far (decisions.md 45). */
export async function countModelCall(ctx: Ctx, turnId: string): Promise<number> {
  const row = await ctx.db.turn.update({
    where: { id: turnId },
    data: { modelCalls: { increment: 1 } },
    select: { modelCalls: true },
  });
  return row.modelCalls;
}

/** How often a new message has restarted the run for what is not answered yet (decisions.md 3). */
export async function countRestarts(ctx: Ctx, conversationId: string): Promise<number> {
  const first = await ctx.db.turn.aggregate({
    where: { conversationId, status: { in: ['pending', 'running'] } },
    _min: { createdAt: true },
  });
  const since = first._min.createdAt;
  if (!since) return 0;
  return ctx.db.run.count({
    where: { conversationId, error: 'new_message', startedAt: { gte: since } },
  });
}

/**
 * What a timer must start: turns that nobody runs, and those whose process died; the run that it
 * left behind is closed. Conversation ids.
 */
export async function dueTurns(ctx: Ctx, now: Date): Promise<string[]> {
  const lost = await ctx.db.turn.updateManyAndReturn({
    where: { status: 'running', claimedAt: { lt: new Date(now.getTime() - LEASE_MS) } },
    data: { status: 'pending' },
    select: { conversationId: true },
  });
  if (lost.length > 0) {
    await ctx.db.run.updateMany({
      where: {
        conversationId: { in: lost.map((turn) => turn.conversationId) },
        status: 'running',
      },
      data: { status: 'aborted', error: 'lost', endedAt: now },
    });
  }
  const rows = await ctx.db.turn.findMany({
    where: {
      status: 'pending',
      dueAt: { lte: now },
      conversation: { status: 'open', holderKind: 'agent' },
    },
    select: { conversationId: true },
    distinct: ['conversationId'],
    take: 100,
  });
  return rows.map((row) => row.conversationId);
}
