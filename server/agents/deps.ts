import type { Ctx } from '../context.ts';
import type { DriveDeps } from '../handoff/drive.ts';
import type { Escalate } from '../handoff/escalate.ts';
import type { ActiveRuns } from './active-runs.ts';
import type { Model } from './models/model.ts';
import type { Team } from './team-rules.ts';

/** The verdict on a customer's text before any effect or word (decisions.md 52). Pure. */
export type InputCheck = (text: string) => { pass: true } | { pass: false; name: string };

/** `none`: the text is no code; else it is masked before it is stored (decisions.md 21). */
export type CodeTaken = 'none' | 'verified' | 'wrong' | 'expired';

/** What the agents' runtime is given by app.ts. */
export interface AgentDeps extends DriveDeps {
  model: Model;
  team: Team;
  active: ActiveRuns;
  escalate: Escalate;
  inputCheck: InputCheck;
  /** auth/request-code.ts and take-code.ts, handed in: agents may not import the doors. */
  requestCode(
    ctx: Ctx,
    input: { conversationId: string; order: string | null; email: string | null },
  ): Promise<{ sent: true; channel: 'email'; pending: boolean }>;
  takeCode(ctx: Ctx, conversationId: string, text: string): Promise<CodeTaken>;
}
