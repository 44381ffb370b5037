import type { Effect } from '../tools/tool.ts';
import { type MoneyFigures, refundLimit } from './caps.ts';

/** Raised when a rule changes, so that a stored verdict says by which rules it was given. */
export const POLICY_VERSION = 1;

export type CheckName =
  | 'schema'
  | 'epoch'
  | 'permission'
  | 'verified'
  | 'ownership'
  | 'cap'
  | 'approval';

export interface Verdict {
  verdict: 'allow' | 'ask' | 'refuse';
  /** The check that decided; null = every one passed. */
  check: CheckName | null;
  code: string | null;
  why: string | null;
  version: number;
}

/** `unknown`: nobody looked. A write needs `own`. */
export type Ownership = 'own' | 'not_theirs' | 'unknown';

/** What an operator already said about this very action. */
export type ApprovalState = 'none' | 'pending' | 'pending_other' | 'refused';

export interface CheckInput {
  tool: { effect: Effect; needsCustomer: boolean; name: string } | null;
  /** Null = the arguments fit. */
  schemaProblem: string | null;
  actor:
    | { kind: 'agent'; name: string; permitted: readonly string[] }
    | { kind: 'operator'; userId: string };
  /** The epoch that the caller was born in, and the conversation as it is now. */
  epoch: number;
  now: { epoch: number; holderKind: string; holderName: string; holderId: string | null };
  /** Proven by the platform, fresh (handoff.md H17, H49); and by which id get_customer answered. */
  verifiedId: string | null;
  customerReadId: string | null;
  ownership: Ownership;
  money: MoneyFigures | null;
  approval: ApprovalState;
}

type Refusal = Omit<Verdict, 'check' | 'version'> | null;
const refuse = (code: string, why: string): Refusal => ({ verdict: 'refuse', code, why });

/**
 * The chain before every tool (handoff.md H47), in this order; the first that objects decides.
 * Pure. Nothing that anybody wrote in a prompt, a fact or a recommendation is among its inputs.
 */
const chain: [CheckName, (input: CheckInput) => Refusal][] = [
  ['schema', schema],
  ['epoch', epoch],
  ['permission', permission],
  ['verified', verified],
  ['ownership', ownership],
  ['cap', cap],
  ['approval', approval],
];

export function checkTool(input: CheckInput): Verdict {
  for (const [check, judge] of chain) {
    const refusal = judge(input);
    if (refusal) return { ...refusal, check, version: POLICY_VERSION };
  }
  return { verdict: 'allow', check: null, code: null, why: null, version: POLICY_VERSION };
}

function schema({ tool, schemaProblem }: CheckInput): Refusal {
  if (!tool) return refuse('invalid_arguments', 'There is no such tool.');
  return schemaProblem === null ? null : refuse('invalid_arguments', schemaProblem);
}

function epoch(input: CheckInput): Refusal {
  if (input.epoch === input.now.epoch) return null;
  return refuse('stale', 'Somebody else answers this conversation now.');
}

function permission({ actor, now, tool }: CheckInput): Refusal {
  if (actor.kind === 'operator') {
    const holds = now.holderKind === 'operator' && now.holderId === actor.userId;
    return holds ? null : refuse('not_holder', 'Only the operator who holds it may do this.');
  }
  const holds = now.holderKind === 'agent' && now.holderName === actor.name;
  if (!holds) return refuse('stale', 'Somebody else answers this conversation now.');
  const may = tool !== null && actor.permitted.includes(tool.name);
  return may ? null : refuse('not_allowed', `${tool?.name ?? 'This'} is not one of your tools.`);
}

function verified({ tool, verifiedId, customerReadId, actor }: CheckInput): Refusal {
  if (!tool?.needsCustomer) return null;
  if (verifiedId === null) {
    return refuse('verification_required', 'Verify who the customer is first.');
  }
  // An operator approves what an agent asked for after get_customer had answered.
  if (tool.effect !== 'money' || actor.kind === 'operator') return null;
  if (customerReadId === verifiedId) return null;
  return refuse('customer_not_read', 'Call get_customer first, then ask for the refund again.');
}

function ownership({ tool, ownership: whose }: CheckInput): Refusal {
  const changes = tool?.effect === 'write' || tool?.effect === 'money';
  return changes && whose !== 'own' ? refuse('not_found', 'No such record of theirs.') : null;
}

function cap({ tool, money, actor }: CheckInput): Refusal {
  if (tool?.effect !== 'money' || money?.alreadyDone) return null;
  if (money === null) return refuse('cap_exceeded', 'The amount is not known.');
  const limit = refundLimit(money, actor.kind === 'operator');
  return limit.verdict === 'refuse' ? refuse('cap_exceeded', limit.why) : null;
}

function approval({ tool, money, actor, approval: said }: CheckInput): Refusal {
  if (tool?.effect !== 'money' || money === null || money.alreadyDone) return null;
  const limit = refundLimit(money, actor.kind === 'operator');
  if (limit.verdict !== 'ask') return null;
  if (said === 'refused') return refuse('approval_refused', 'A person has decided against it.');
  if (said === 'pending_other') {
    return refuse('approval_pending', 'Another request of this conversation waits for a person.');
  }
  return { verdict: 'ask', code: 'needs_approval', why: limit.why };
}
