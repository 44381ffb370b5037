import { formatMoney } from './money.ts';
import type { RunState } from './run-state.ts';
import { type Call, type Settled, toolError } from './settled.ts';
import { executeTool } from './tools/execute.ts';

/** A tool of the demo shop: recommendation decided, then the check chain in tools/execute.ts (H47). */
export async function settleShopCall(state: RunState, call: Call): Promise<Settled> {
  const { ctx, deps, pass, run, scene } = state;
  const agent = deps.team.agents[pass.conversation.holderName];
  if (!agent?.tools.includes(call.name)) {
    return toolError('not_allowed', `${call.name} is not one of your tools.`, 'permission');
  }
  if (await isUndecided(state, call.name)) {
    return toolError(
      'undecided',
      'Confirm or override the recommendation first (decide_recommendation).',
    );
  }
  const outcome = await executeTool(
    {
      ctx,
      conversationId: pass.conversation.id,
      runId: run.id,
      agent: pass.conversation.holderName,
      permitted: agent.tools,
      epoch: pass.conversation.epoch,
      callId: call.callId,
      siteId: pass.conversation.siteId,
      language: scene.language,
      operator: null,
      onEffect: () => {
        state.active.restartable = false;
      },
    },
    call.name,
    call.arguments,
  );
  if (outcome.status === 'ask') return { end: await waitForApproval(state, outcome.approvalId) };
  return { output: { ...outcome } };
}

/** handoff.md H21, decisions.md 41: the proposed tool runs only after a verdict. */
async function isUndecided(state: RunState, tool: string): Promise<boolean> {
  const received = state.scene.received;
  if (received?.pack.recommendation?.proposedTool !== tool) return false;
  const row = await state.ctx.db.handoff.findUnique({ where: { id: received.handoffId } });
  return row !== null && row.recommendationVerdict === null;
}

/** decisions.md 13: verdict `ask` escalates with what an operator must decide, and ends the turn. */
async function waitForApproval(state: RunState, approvalId: string): Promise<'answered'> {
  const { ctx, deps, pass } = state;
  const approval = await ctx.db.approval.findUniqueOrThrow({ where: { id: approvalId } });
  const amount = formatMoney(approval.amountMinor, approval.currency);
  const args = approval.args as Record<string, unknown>;
  await deps.escalate(ctx, {
    conversationId: pass.conversation.id,
    reason: 'beyond_powers',
    urgency: 'normal',
    epoch: pass.conversation.epoch,
    summary: `A refund of ${amount} for order ${String(args.order ?? '')} needs an operator's approval.`,
    recommendation: {
      text: `Approve the refund of ${amount} for order ${String(args.order ?? '')}.`,
      proposedTool: approval.tool,
      args: JSON.stringify(approval.args).slice(0, 400),
      trigger: 'threshold_exceeded',
    },
  });
  ctx.publish({ type: 'approval', approvalId });
  return 'answered';
}
