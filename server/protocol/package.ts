import * as z from 'zod/mini';
import { fact } from './entities.ts';

/** The `HandoffContext` that travels (handoff.md §4, schema version 1). */
export const action = z.object({
  tool: z.string(),
  status: z.enum(['ok', 'empty', 'error', 'unknown', 'open']),
  summary: z.string(),
  attemptedQuery: z.nullable(z.record(z.string(), z.unknown())),
  isRetryable: z.nullable(z.boolean()),
});

export const recommendation = z.object({
  text: z.string(),
  proposedTool: z.nullable(z.string()),
  args: z.nullable(z.string()),
  trigger: z.nullable(z.string()),
});

export const handoffPackage = z.object({
  schemaVersion: z.literal(1),
  id: z.string(),
  correlationId: z.string(),
  sourceAgent: z.string(),
  targetAgent: z.string(),
  reason: z.string(),
  segments: z.array(
    z.object({ hop: z.number(), agent: z.string(), text: z.string(), elided: z.boolean() }),
  ),
  userIntent: z.string(),
  keyFacts: z.array(fact),
  actions: z.array(action),
  recommendation: z.nullable(recommendation),
  taskProgress: z.object({
    step: z.number(),
    total: z.number(),
    completed: z.array(z.string()),
  }),
  userPreferences: z.object({
    language: z.string(),
    tone: z.string(),
    constraints: z.array(z.string()),
  }),
  knownSlots: z.array(z.string()),
  openQuestions: z.array(z.object({ slot: z.string(), why: z.string() })),
  pendingIntents: z.array(z.object({ intent: z.string(), quote: z.string() })),
  contextRef: z.string(),
  hopCount: z.number(),
  chain: z.array(z.string()),
  tokenCount: z.number(),
  digest: z.string(),
});

export type Action = z.infer<typeof action>;
export type Recommendation = z.infer<typeof recommendation>;
export type HandoffPackage = z.infer<typeof handoffPackage>;

/** One row of the Path, as supervisors and operators read it (protocol.md `chain:read`). */
export const pathEntry = z.object({
  id: z.string(),
  kind: z.enum([
    'handoff',
    'release',
    'return',
    'queued',
    'accepted',
    'transferred',
    'handed_back',
    'resolved',
    'reopened',
    'cancelled',
    'requeued',
    'takeover',
  ]),
  hop: z.nullable(z.number()),
  handoffId: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  actor: z.string(),
  reason: z.string(),
  note: z.nullable(z.string()),
  status: z.string(),
  attempts: z.array(
    z.object({
      attempt: z.number(),
      target: z.string(),
      status: z.string(),
      reason: z.nullable(z.string()),
      late: z.boolean(),
      offeredAt: z.string(),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  startedAt: z.string(),
  ackMs: z.nullable(z.number()),
  package: z.nullable(handoffPackage),
  /** Who decided on the package's recommendation, and how: added within version 1. */
  recommendation: z.nullable(
    z.object({ verdict: z.string(), reason: z.nullable(z.string()), by: z.string() }),
  ),
  snapshotRef: z.nullable(z.string()),
  factsGained: z.array(z.string()),
  factsLost: z.array(z.string()),
});
export type PathEntry = z.infer<typeof pathEntry>;
