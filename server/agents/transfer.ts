import { draftSchema, type HandoffDraft, inventedFigures } from '../handoff/draft.ts';
import { recordReported } from '../handoff/facts.ts';
import { propose } from '../handoff/propose.ts';
import { checkTransfer } from './check-transfer.ts';
import type { ModelItem } from './models/model.ts';
import { recordUsage } from './record-usage.ts';
import { MAX_MODEL_CALLS, type RunState, toPerson } from './run-state.ts';
import { runtimeSchemas } from './runtime-tools.ts';
import { type Call, parseArguments, type Settled, toolError } from './settled.ts';
import { shopTools } from './tools/registry.ts';
import { countModelCall } from './turns.ts';

/** decisions.md 16: two repairs for bad arguments, then a person. */
const MAX_REPAIRS = 2;

/** `transfer_to_<agent>`: guards, then phase two, then the proposal (handoff.md H15, H24, H29). */
export async function settleTransfer(state: RunState, call: Call): Promise<Settled> {
  const { ctx, deps, pass } = state;
  const target = call.name.slice('transfer_to_'.length);
  const parsed = runtimeSchemas.transfer.safeParse(parseArguments(call.arguments));
  const [{ verdict, alternatives }, writing] = await Promise.all([
    checkTransfer(ctx, deps, pass.turn, pass.conversation, target),
    writeIsOpen(state),
  ]);
  if (!verdict.ok) {
    ctx.log.info('transfer.refused', { runId: state.run.id, target, guard: verdict.guard });
    return verdict.human
      ? { end: await toPerson(state, 'loop') }
      : toolError('not_allowed', verdict.message, 'permission');
  }
  if (writing) {
    return toolError('write_open', 'A change is still under way. Wait for its outcome.');
  }
  const draft = await writeDraft(state, target);
  if (!draft) return { end: await toPerson(state, 'unavailable') };
  const customerTexts = await customerMessages(state);
  const { rejected } = await recordReported(
    ctx.db,
    pass.conversation.id,
    draft.facts,
    customerTexts,
    ctx.clock.now(),
  );
  if (rejected.length > 0) {
    ctx.log.warn('facts.rejected', { runId: state.run.id, count: rejected.length });
  }
  const proposed = await propose(ctx, deps, {
    conversationId: pass.conversation.id,
    sourceAgent: pass.conversation.holderName,
    epoch: pass.conversation.epoch,
    target,
    reason: parsed.success ? parsed.data.reason : 'specialization',
    draft,
    openQuestions: [],
    alternatives,
    afterSeq: pass.turn.seq,
  });
  if (proposed.ok || proposed.why === 'pending') return { end: 'handed_off' };
  return { end: proposed.why === 'stale' ? 'answered' : await toPerson(state, 'budget') };
}

/** Nobody may be handed a case while money or data is moving (handoff.md H32). */
async function writeIsOpen({ ctx, pass }: RunState): Promise<boolean> {
  const open = await ctx.db.toolCall.count({
    where: {
      conversationId: pass.conversation.id,
      chainNo: pass.conversation.chainNo,
      tool: { in: writes },
      OR: [{ status: 'started' }, { outcome: { path: ['status'], equals: 'unknown' } }],
    },
  });
  return open > 0;
}
const writes = Object.values(shopTools)
  .filter((tool) => tool.effect === 'write' || tool.effect === 'money')
  .map((tool) => tool.name);

/** Phase two: the forced tool, repaired at most twice; null when it never fits. */
async function writeDraft(state: RunState, target: string): Promise<HandoffDraft | null> {
  const { ctx, deps, pass, scene, active } = state;
  const repairs: ModelItem[] = [];
  const known = [
    ...scene.tail.map((message) => message.text),
    ...scene.facts.map((fact) => fact.value),
  ];
  for (let round = 0; round <= MAX_REPAIRS; round++) {
    if ((await countModelCall(ctx, pass.turn.id)) > MAX_MODEL_CALLS) return null;
    const request = scene.emit([...state.ledger, ...repairs], target);
    let call: Call | null = null;
    for await (const event of deps.model.stream(request, active.controller.signal)) {
      if (event.type === 'tool_call' && event.name === 'emit_handoff') call ??= event;
      if (event.type === 'done') recordUsage(state, event.usage);
    }
    if (!call) continue;
    const parsed = draftSchema.safeParse(parseArguments(call.arguments));
    const invented = parsed.success
      ? inventedFigures(`${parsed.data.segment} ${parsed.data.userIntent}`, known)
      : [];
    if (parsed.success && invented.length === 0) return parsed.data;
    const why = parsed.success
      ? `These figures stand nowhere in the conversation: ${invented.join(', ')}. Use them verbatim or leave them out.`
      : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    ctx.log.info('emit_handoff.repair', { runId: state.run.id, round, why });
    repairs.push(
      { type: 'tool_call', ...call },
      {
        type: 'tool_result',
        callId: call.callId,
        name: call.name,
        output: JSON.stringify({ status: 'error', code: 'invalid_arguments', message: why }),
      },
    );
  }
  return null;
}

/** The newest 200, oldest first: a fact cites the last message that says it. */
async function customerMessages(state: RunState): Promise<{ id: string; text: string }[]> {
  const rows = await state.ctx.db.message.findMany({
    where: { conversationId: state.pass.conversation.id, authorKind: 'customer' },
    orderBy: { seq: 'desc' },
    select: { id: true, text: true },
    take: 200,
  });
  return rows.reverse();
}
