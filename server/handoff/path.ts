import type { Tx } from '../context.ts';
import type { PathEntry } from '../protocol/package.ts';

/** One change of holder as people review it (handoff.md §1 "Path"). Names are slugs, numbers, people. */
export interface PathInput {
  kind: PathEntry['kind'];
  from: string;
  to: string;
  actor: string;
  reason: string;
  note?: string;
  hop?: number;
  handoffId?: string;
}

export async function recordStep(
  tx: Tx,
  step: PathInput & { conversationId: string; chainNo: number; epoch: number; at: Date },
): Promise<void> {
  await tx.pathStep.create({
    data: {
      conversationId: step.conversationId,
      chainNo: step.chainNo,
      kind: step.kind,
      hop: step.hop ?? null,
      handoffId: step.handoffId ?? null,
      fromName: step.from,
      toName: step.to,
      actor: step.actor,
      reason: step.reason,
      note: step.note ?? null,
      epoch: step.epoch,
      at: step.at,
    },
  });
}
