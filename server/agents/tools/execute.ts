import { approvalState, askApproval } from '../policy/approval-state.ts';
import { type CheckInput, checkTool, type Verdict } from '../policy/check.ts';
import { planCall, settleCall, startCall } from './ledger.ts';
import { failed, type Outcome, type ToolError, type ToolResult } from './outcome.ts';
import { parseArgs } from './parse-args.ts';
import { shopTools } from './registry.ts';
import { readStanding, type Standing } from './standing.ts';
import { type CallCtx, enterTool, type Gathered, type Tool, type ToolCtx } from './tool.ts';

/**
 * Runs one tool call: schema → the rest of the check chain, verdict stored → run → settled, and what
 * it proves recorded (handoff.md H47). Never throws for what a tool or its arguments do wrong: that
 * comes back as an outcome. `raw`: the model's JSON text, or an object.
 */
export async function executeTool(call: CallCtx, name: string, raw: unknown): Promise<Outcome> {
  const tool = Object.hasOwn(shopTools, name) ? (shopTools[name] ?? null) : null;
  const parsed = parseArgs(tool, raw);
  const standing = await readStanding(call);
  const toolCtx = enterTool(call, standing.verifiedId ?? '');
  const gathered = await gather(tool, toolCtx, standing, parsed);
  const verdict = checkTool(await checkInput(call, tool, parsed.problem, standing, gathered));
  const plan = {
    tool: name,
    args: parsed.input,
    verdict,
    chainNo: standing.conversation.chainNo,
    idempotencyKey: gathered.money?.idempotencyKey ?? null,
  };
  if (verdict.verdict === 'refuse' || tool === null || parsed.input === null) {
    const outcome = refusal(verdict, parsed.input, gathered);
    await planCall(call, { ...plan, outcome });
    return outcome;
  }
  if (verdict.verdict === 'ask' && gathered.money) {
    const approvalId = await askApproval(call.ctx, {
      conversationId: call.conversationId,
      tool: name,
      // The sum that a person sees is the sum that is paid, whatever happens to the order meanwhile.
      args: { ...parsed.input, amountMinor: gathered.money.amountMinor },
      money: gathered.money,
      requestedBy: call.agent,
    });
    const outcome: Outcome = { status: 'ask', approvalId };
    await planCall(call, { ...plan, outcome });
    return outcome;
  }
  const rowId = await planCall(call, { ...plan, outcome: null });
  return runPlanned(toolCtx, tool, rowId, parsed.input);
}

async function runPlanned(
  toolCtx: ToolCtx,
  tool: Tool,
  rowId: string,
  input: Record<string, unknown>,
): Promise<ToolResult> {
  const changes = tool.effect === 'write' || tool.effect === 'money';
  if (changes) toolCtx.onEffect?.();
  if (!(await startCall(toolCtx, rowId))) {
    const outcome = failed({
      errorCategory: 'permission',
      code: 'stale',
      attemptedQuery: input,
      message: 'Somebody else answers this conversation now.',
    });
    await settleCall(toolCtx, rowId, tool, outcome, 'refused');
    return outcome;
  }
  const outcome = await tool.run(toolCtx, input).catch((error: unknown) => {
    toolCtx.ctx.log.error('tool.failed', { tool: tool.name, rowId, error: String(error) });
    return broken(changes, input);
  });
  await settleCall(toolCtx, rowId, tool, outcome);
  return outcome;
}

/** A read that broke may be tried again; a write that broke may have happened (handoff.md H50). */
const broken = (changes: boolean, attemptedQuery: Record<string, unknown>): ToolResult =>
  changes
    ? { status: 'unknown', attemptedQuery }
    : failed({
        errorCategory: 'transient',
        isRetryable: true,
        code: 'tool_failed',
        attemptedQuery,
        message: 'The shop did not answer. Try once more.',
      });

const NOTHING: Gathered = { ownership: 'unknown' };

/** Reads nothing of a customer before one is verified (decisions.md 22). */
async function gather(
  tool: Tool | null,
  toolCtx: ToolCtx,
  standing: Standing,
  parsed: { input: unknown; problem: string | null },
): Promise<Gathered> {
  if (!tool?.gather || parsed.problem !== null || standing.verifiedId === null) return NOTHING;
  return tool.gather(toolCtx, parsed.input);
}

async function checkInput(
  call: CallCtx,
  tool: Tool | null,
  schemaProblem: string | null,
  standing: Standing,
  gathered: Gathered,
): Promise<CheckInput> {
  const { epoch, holderKind, holderName, holderId } = standing.conversation;
  const key = gathered.money?.idempotencyKey;
  return {
    tool,
    schemaProblem: schemaProblem ?? gathered.problem ?? null,
    actor: call.operator
      ? { kind: 'operator', userId: call.operator.userId }
      : { kind: 'agent', name: call.agent, permitted: call.permitted },
    epoch: call.epoch,
    now: { epoch, holderKind, holderName, holderId },
    verifiedId: standing.verifiedId,
    customerReadId: standing.customerReadId,
    ownership: gathered.ownership,
    money: gathered.money ?? null,
    approval:
      key === undefined || call.operator
        ? 'none'
        : await approvalState(call.ctx, call.conversationId, key),
  };
}

const CATEGORIES: Record<string, ToolError['errorCategory']> = {
  schema: 'validation',
  epoch: 'permission',
  permission: 'permission',
  verified: 'permission',
  cap: 'business',
  approval: 'business',
};

function refusal(
  verdict: Verdict,
  attemptedQuery: Record<string, unknown> | null,
  gathered: Gathered,
): ToolResult {
  if (verdict.check === 'ownership' && gathered.notFound) return gathered.notFound;
  return failed({
    errorCategory: CATEGORIES[verdict.check ?? ''] ?? 'business',
    isRetryable: verdict.check === 'schema' || verdict.code === 'customer_not_read',
    code: verdict.code ?? 'refused',
    attemptedQuery,
    message: verdict.why ?? 'This was refused.',
  });
}
