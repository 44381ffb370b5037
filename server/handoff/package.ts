import type { Fact, ToolCall } from '../../prisma/client/client.ts';
import { factView } from '../conversations/view.ts';
import type { Action, HandoffPackage } from '../protocol/package.ts';
import { packageDigest } from './digest.ts';
import type { HandoffDraft } from './draft.ts';
import { inWords } from './in-words.ts';

export interface PackageParts {
  handoffId: string;
  correlationId: string;
  sourceAgent: string;
  targetAgent: string;
  reason: string;
  language: string;
  /** Committed agent slugs of this chain, the starting agent first. */
  chain: string[];
  earlierSegments: HandoffPackage['segments'];
  draft: HandoffDraft;
  facts: Fact[];
  toolCalls: ToolCall[];
  openQuestions: HandoffPackage['openQuestions'];
  contextRef: string;
}

const MAX_ACTION = 400;

/** The package as the runtime fills it (handoff.md §4), before the budget: `tokenCount` 0, no digest. */
export function buildPackage(parts: PackageParts): HandoffPackage {
  const hop = parts.chain.length;
  const actions = parts.toolCalls.map(toAction);
  return {
    schemaVersion: 1,
    id: parts.handoffId,
    correlationId: parts.correlationId,
    sourceAgent: parts.sourceAgent,
    targetAgent: parts.targetAgent,
    reason: parts.reason,
    segments: [
      ...parts.earlierSegments,
      { hop, agent: parts.sourceAgent, text: parts.draft.segment, elided: false },
    ],
    userIntent: parts.draft.userIntent,
    keyFacts: parts.facts.map(factView),
    actions,
    recommendation: parts.draft.recommendation,
    taskProgress: {
      step: hop,
      total: hop + 1,
      completed: actions.filter((action) => action.status === 'ok').map((action) => action.tool),
    },
    userPreferences: { language: parts.language, tone: 'plain', constraints: [] },
    knownSlots: [...new Set(parts.facts.map((fact) => fact.key))],
    openQuestions: parts.openQuestions,
    pendingIntents: parts.draft.pendingIntents,
    contextRef: parts.contextRef,
    hopCount: parts.chain.length - 1,
    chain: parts.chain,
    tokenCount: 0,
    digest: '',
  };
}

export const seal = (open: HandoffPackage, tokenCount: number): HandoffPackage => {
  const counted = { ...open, tokenCount };
  return { ...counted, digest: packageDigest(counted) };
};

/** One tool call as the receiver reads it (handoff.md H20): empty and error never look alike. */
export function toAction(call: ToolCall): Action {
  const outcome = (call.outcome ?? {}) as Record<string, unknown>;
  const status = String(outcome.status ?? 'open');
  const attempted = (outcome.attemptedQuery ?? outcome.query ?? null) as Action['attemptedQuery'];
  const known = ['ok', 'empty', 'error', 'unknown'] as const;
  return {
    tool: call.tool,
    status: known.find((kind) => kind === status) ?? 'open',
    summary: summary(status, outcome),
    attemptedQuery: attempted,
    isRetryable: status === 'error' ? outcome.isRetryable === true : null,
  };
}

function summary(status: string, outcome: Record<string, unknown>): string {
  if (status === 'ok') return inWords(outcome.data ?? {}).slice(0, MAX_ACTION);
  if (status === 'empty')
    return `nothing found; near: ${JSON.stringify(outcome.near ?? [])}`.slice(0, MAX_ACTION);
  if (status === 'error')
    return String(outcome.message ?? outcome.code ?? 'error').slice(0, MAX_ACTION);
  if (status === 'unknown') return 'outcome unknown: it may have happened';
  return 'waits for an approval';
}
