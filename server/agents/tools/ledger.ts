import { Prisma } from '../../../prisma/client/client.ts';
import { recordFacts } from '../../handoff/facts.ts';
import type { Verdict } from '../policy/check.ts';
import type { Outcome } from './outcome.ts';
import type { CallCtx, Tool } from './tool.ts';

/** How long what a tool has read stays fresh (decisions.md 47). */
const FRESH_SECONDS = 600;
/** Of these an order has one at a time; the fact's quote names the order. */
const REPLACED = ['order_status', 'order_total'];

const json = (value: unknown) =>
  value === null || value === undefined ? Prisma.JsonNull : (value as Prisma.InputJsonValue);

/** Writes the call with its verdict before anything happens (handoff.md H47). Returns the row's id. */
export async function planCall(
  call: CallCtx,
  plan: {
    tool: string;
    args: unknown;
    verdict: Verdict;
    chainNo: number;
    idempotencyKey: string | null;
    /** Set when nothing will run. */
    outcome: Outcome | null;
  },
): Promise<string> {
  const now = call.ctx.clock.now();
  const refused = plan.verdict.verdict === 'refuse';
  const row = await call.ctx.db.toolCall.create({
    data: {
      conversationId: call.conversationId,
      runId: call.runId,
      chainNo: plan.chainNo,
      agent: call.operator?.name ?? call.agent,
      epoch: call.epoch,
      callId: call.callId,
      tool: plan.tool,
      args: json(plan.args),
      status: refused ? 'refused' : 'planned',
      verdict: { ...plan.verdict },
      outcome: plan.outcome === null ? Prisma.DbNull : json(plan.outcome),
      idempotencyKey: plan.idempotencyKey,
      createdAt: now,
      settledAt: refused ? now : null,
    },
  });
  return row.id;
}

/** planned → started, only while the conversation is still in the caller's epoch: one statement. */
export async function startCall(call: CallCtx, rowId: string): Promise<boolean> {
  const started = await call.ctx.db.$executeRaw`
    update tool_calls t set status = 'started', started_at = ${call.ctx.clock.now()}
    from conversations c
    where t.id = ${rowId}::uuid and t.status = 'planned'
      and c.id = t.conversation_id and c.epoch = ${call.epoch}`;
  return started === 1;
}

/** started → settled with what came back, and what it proves in the same transaction. */
export async function settleCall(
  call: CallCtx,
  rowId: string,
  tool: Tool,
  outcome: Outcome,
  status: 'settled' | 'refused' = 'settled',
): Promise<void> {
  const { ctx, conversationId } = call;
  const now = ctx.clock.now();
  const facts = outcome.status === 'ok' ? (tool.facts?.(outcome.data) ?? []) : [];
  const settled = { status, outcome: json(outcome), settledAt: now };
  if (facts.length === 0) {
    await ctx.db.toolCall.update({ where: { id: rowId }, data: settled });
    return;
  }
  await ctx.db.$transaction(async (tx) => {
    await tx.toolCall.update({ where: { id: rowId }, data: settled });
    for (const { key, value, quote } of facts.filter((fact) => REPLACED.includes(fact.key))) {
      await tx.fact.updateMany({
        where: {
          conversationId,
          key,
          quote,
          source: 'tool_verified',
          value: { not: value },
          supersededAt: null,
        },
        data: { supersededAt: now },
      });
    }
    await recordFacts(tx, conversationId, facts, {
      source: 'tool_verified',
      sourceRef: `tool:${rowId}`,
      now,
      ttlSec: FRESH_SECONDS,
    });
  });
}
