import type { ModelItem } from './models/model.ts';
import type { RunEnd, RunState } from './run-state.ts';
import { settleRuntimeCall } from './settle-runtime.ts';
import { settleShopCall } from './settle-shop.ts';
import type { Call, Settled } from './settled.ts';
import { shopTools } from './tools/registry.ts';
import { settleTransfer } from './transfer.ts';

/**
 * Settles what one answer called, in order; a transfer is always last, for tools settle first
 * (handoff.md H32). Of two transfers the first is evaluated, the others are refused and logged.
 * Returns how the run ended, or null: the model goes on with the results.
 */
export async function settleCalls(state: RunState, calls: Call[]): Promise<RunEnd | null> {
  const transfers = calls.filter((call) => call.name.startsWith('transfer_to_'));
  const others = calls.filter((call) => !call.name.startsWith('transfer_to_'));
  for (const call of others) {
    const settled = await settleOne(state, call);
    if ('end' in settled) return settled.end;
    remember(state.ledger, call, settled.output);
  }
  const [first, ...rejected] = transfers;
  if (!first) return null;
  for (const call of rejected) {
    state.ctx.log.info('transfer.second_rejected', { runId: state.run.id, tool: call.name });
  }
  const settled = await settleTransfer(state, first);
  if ('end' in settled) return settled.end;
  remember(state.ledger, first, settled.output);
  return null;
}

function settleOne(state: RunState, call: Call): Promise<Settled> {
  return Object.hasOwn(shopTools, call.name)
    ? settleShopCall(state, call)
    : settleRuntimeCall(state, call);
}

function remember(ledger: ModelItem[], call: Call, output: Record<string, unknown>): void {
  ledger.push({ type: 'tool_call', ...call });
  ledger.push({
    type: 'tool_result',
    callId: call.callId,
    name: call.name,
    output: JSON.stringify(output),
  });
}
