import type { Approval, Prisma } from '../../../prisma/client/client.ts';
import type { Ctx } from '../../context.ts';
import { AppError, conflict, notFound } from '../../errors.ts';
import { lastPackage } from '../../handoff/chain.ts';
import type { ApprovalView } from '../../protocol/entities.ts';
import { toLanguage } from '../../protocol/language.ts';
import { approvalView } from '../../queue/approval-view.ts';
import { formatMoney } from '../money.ts';
import { executeTool } from '../tools/execute.ts';
import { planCall } from '../tools/ledger.ts';
import { failed, type Outcome } from '../tools/outcome.ts';
import type { CallCtx } from '../tools/tool.ts';
import { type ApprovalResult, approvalLine } from './approval-lines.ts';
import { POLICY_VERSION } from './check.ts';

export interface Decision {
  approvalId: string;
  verdict: 'approve' | 'refuse';
  reason: string | null;
}

/**
 * Says one line to the customer. `key` is the same when the line is said again after a crash: pass
 * it on as the message's `clientMessageId`, so that it is stored once.
 */
export type Say = (text: string, language: string, key: string) => Promise<void>;

/**
 * An operator decides what an agent may not (decisions.md 13). Only who holds the conversation may,
 * else `conflict`. An approval runs the check chain again with the operator as actor and the stored
 * arguments; the result is an action in the ledger and one line to the customer. Deciding again what
 * was decided alike repeats nothing and finishes what a crash left open.
 */
export async function decideApproval(ctx: Ctx, decision: Decision, say: Say): Promise<Decided> {
  const operator = operatorOf(ctx);
  const key = [decision.approvalId, decision.verdict, operator.userId].join();
  const running = underWay.get(key) ?? decide(ctx, operator, decision, say);
  underWay.set(key, running);
  return running.finally(() => underWay.delete(key));
}

interface Decided {
  approval: ApprovalView;
  outcome: Outcome;
}

/** A second click waits for the first: beside it, it would run the tool again, to no effect. */
const underWay = new Map<string, Promise<Decided>>();

async function decide(
  ctx: Ctx,
  operator: ReturnType<typeof operatorOf>,
  decision: Decision,
  say: Say,
): Promise<Decided> {
  const approval = await ctx.db.approval.findFirst({
    where: { id: decision.approvalId, conversation: { siteId: operator.siteId } },
    include: { conversation: true },
  });
  if (!approval) throw notFound('approval');
  const { conversation } = approval;
  if (conversation.holderKind !== 'operator' || conversation.holderId !== operator.userId) {
    throw conflict('Only who holds the conversation may decide this.', {
      name: conversation.holderName,
    });
  }
  const status = decision.verdict === 'approve' ? 'approved' : 'refused';
  const decided = await claim(ctx, approval, status, operator, decision.reason);
  await decideProposal(ctx, approval, status, operator.name, decision.reason);
  if (decided.outcome !== null) {
    return { approval: approvalView(decided), outcome: decided.outcome as Outcome };
  }
  const call: CallCtx = {
    ctx,
    conversationId: conversation.id,
    runId: null,
    agent: approval.requestedBy,
    permitted: [],
    epoch: conversation.epoch,
    callId: `approval:${approval.id}`,
    siteId: conversation.siteId,
    language: toLanguage(conversation.language),
    operator: { userId: operator.userId, name: operator.name },
  };
  const outcome =
    status === 'approved'
      ? await executeTool(call, approval.tool, approval.args)
      : await recordRefusal(call, approval, conversation.chainNo, decision.reason);
  const line = approvalLine(resultOf(status, outcome), call.language, {
    amount: formatMoney(approval.amountMinor, approval.currency),
    order: String((approval.args as { order?: unknown }).order ?? ''),
  });
  await say(line, call.language, call.callId);
  const done = await ctx.db.approval.update({
    where: { id: approval.id },
    data: { outcome: outcome as unknown as Prisma.InputJsonObject },
  });
  ctx.publish({ type: 'approval', approvalId: approval.id });
  return { approval: approvalView(done), outcome };
}

function operatorOf(ctx: Ctx) {
  const { actor } = ctx;
  if (actor.kind === 'operator' || actor.kind === 'supervisor') return actor;
  throw new AppError('forbidden', 'Only an operator may decide this.');
}

/** One conditional update: of two decisions the second hears who was first. */
async function claim(
  ctx: Ctx,
  approval: Approval,
  status: 'approved' | 'refused',
  operator: { userId: string; name: string },
  reason: string | null,
): Promise<Approval> {
  await ctx.db.approval.updateMany({
    where: { id: approval.id, status: 'pending' },
    data: {
      status,
      decidedBy: operator.userId,
      decidedAt: ctx.clock.now(),
      decisionReason: reason,
    },
  });
  const now = await ctx.db.approval.findUniqueOrThrow({ where: { id: approval.id } });
  if (now.status === status && now.decidedBy === operator.userId) return now;
  const who = now.decidedBy
    ? await ctx.db.user.findUnique({ where: { id: now.decidedBy }, select: { name: true } })
    : null;
  throw conflict('This was already decided.', who ?? undefined);
}

/** Deciding the approval is the word on the recommendation that proposed it (handoff.md H21). */
async function decideProposal(
  ctx: Ctx,
  approval: Approval,
  status: 'approved' | 'refused',
  by: string,
  reason: string | null,
): Promise<void> {
  const last = await lastPackage(ctx.db, approval.conversationId);
  if (last?.pack.recommendation?.proposedTool !== approval.tool) return;
  await ctx.db.handoff.updateMany({
    where: { id: last.handoffId, recommendationVerdict: null },
    data: {
      recommendationVerdict: status === 'approved' ? 'confirm' : 'override',
      recommendationReason: reason ?? (status === 'refused' ? 'approval refused' : null),
      recommendationBy: by,
    },
  });
}

/** A refusal is an action too: the next agent must know that it was asked and denied. */
async function recordRefusal(
  call: CallCtx,
  approval: Approval,
  chainNo: number,
  reason: string | null,
): Promise<Outcome> {
  const outcome = failed({
    errorCategory: 'business',
    code: 'approval_refused',
    attemptedQuery: approval.args as Record<string, unknown>,
    message: `${call.operator?.name ?? 'A person'} decided against it${reason ? `: ${reason}` : '.'}`,
  });
  await planCall(call, {
    tool: approval.tool,
    args: approval.args,
    verdict: {
      verdict: 'refuse',
      check: 'approval',
      code: 'approval_refused',
      why: reason,
      version: POLICY_VERSION,
    },
    chainNo,
    idempotencyKey: approval.idempotencyKey,
    outcome,
  });
  return outcome;
}

function resultOf(status: 'approved' | 'refused', outcome: Outcome): ApprovalResult {
  if (status === 'refused') return 'refused';
  return outcome.status === 'ok' ? 'done' : 'failed';
}
