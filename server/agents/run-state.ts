import type { Conversation, Run, Turn } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import type { ActiveRun } from './active-runs.ts';
import type { AgentDeps } from './deps.ts';
import type { ModelItem } from './models/model.ts';
import type { Scene } from './scene.ts';

/**
 * How a pass ended. `answered`: the customer has what there is to say. `handed_off`: a handoff is
 * pending. `again`: start anew with all messages. `continue`: the holder changed, go on in this turn.
 */
export type RunEnd = 'answered' | 'handed_off' | 'again' | 'continue';

/** Over all agents, per customer message (decisions.md 45). */
export const MAX_MODEL_CALLS = 10;
export interface Pass {
  turn: Turn;
  conversation: Conversation;
  upToSeq: number;
}

/** What one run carries: it is born in an epoch and never outlives it. */
export interface RunState {
  ctx: Ctx;
  deps: AgentDeps;
  pass: Pass;
  run: Run;
  active: ActiveRun;
  scene: Scene;
  ledger: ModelItem[];
  /** Refused once already (decisions.md 48). */
  notNeededSaid: boolean;
  saidSomething: boolean;
  /** Settles when what was used so far is in the run's row. */
  usage: Promise<unknown>;
}

/** Brings a run to a person when the machine itself is at its end (handoff.md H29, H34). */
export async function toPerson(
  state: RunState,
  reason: 'unavailable' | 'loop' | 'budget',
): Promise<RunEnd> {
  const { ctx, deps, pass } = state;
  await deps.escalate(ctx, {
    conversationId: pass.conversation.id,
    reason,
    summary: '',
    urgency: 'normal',
    epoch: pass.conversation.epoch,
  });
  return 'answered';
}
