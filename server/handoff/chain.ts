import type { Db, Tx } from '../context.ts';
import { type HandoffPackage, handoffPackage, type PathEntry } from '../protocol/package.ts';

/** Agents of a chain, the starting agent first: derived from committed hops only (handoff.md H28). */
export async function chainAgents(
  db: Db | Tx,
  conversationId: string,
  chainNo: number,
  holder: string,
): Promise<string[]> {
  const hops = await db.handoff.findMany({
    where: { conversationId, chainNo, status: 'committed', hop: { not: null } },
    orderBy: { hop: 'asc' },
    select: { sourceAgent: true, targetAgent: true },
  });
  return hops[0] ? [hops[0].sourceAgent, ...hops.map((hop) => hop.targetAgent)] : [holder];
}

/** When the chain's own matter began: the end of the chain before; null for the first one. */
export async function chainBegan(
  db: Db | Tx,
  conversationId: string,
  chainNo: number,
): Promise<Date | null> {
  const last = await db.pathStep.findFirst({
    where: {
      conversationId,
      chainNo,
      kind: { in: ['release', 'resolved', 'reopened', 'handed_back'] },
    },
    orderBy: { ord: 'asc' },
    select: { at: true },
  });
  return chainNo === 1 ? null : (last?.at ?? null);
}

/** The package that came with the last committed handoff of this chain; null at its start. */
export async function lastPackage(
  db: Db | Tx,
  conversationId: string,
  chainNo?: number,
): Promise<{ handoffId: string; pack: HandoffPackage } | null> {
  const last = await db.handoff.findFirst({
    where: {
      conversationId,
      status: 'committed',
      snapshotRef: { not: null },
      ...(chainNo === undefined ? {} : { chainNo }),
    },
    orderBy: { endedAt: 'desc' },
    include: { snapshots: true },
  });
  const row = last?.snapshots.find((snapshot) => snapshot.ref === last.snapshotRef);
  const parsed = handoffPackage.safeParse(row?.package);
  return last && parsed.success ? { handoffId: last.id, pack: parsed.data } : null;
}

/** The Path: every change of holder in order, with what travelled (protocol.md `chain:read`). */
export async function readPath(db: Db | Tx, conversationId: string): Promise<PathEntry[]> {
  const [steps, handoffs] = await Promise.all([
    db.pathStep.findMany({ where: { conversationId }, orderBy: { ord: 'asc' } }),
    db.handoff.findMany({
      where: { conversationId },
      include: { attempts: { orderBy: { attempt: 'asc' } }, snapshots: true },
    }),
  ]);
  const byId = new Map(handoffs.map((handoff) => [handoff.id, handoff]));
  let before: HandoffPackage | null = null;
  return steps.map((step): PathEntry => {
    const handoff = step.handoffId ? byId.get(step.handoffId) : undefined;
    const snapshot =
      handoff?.snapshots.find((row) => row.ref === handoff.snapshotRef) ??
      handoff?.snapshots.at(-1);
    const parsed = handoffPackage.safeParse(snapshot?.package);
    const pack = parsed.success ? parsed.data : null;
    const changes = pack ? factChanges(before, pack) : { gained: [], lost: [] };
    if (pack) before = pack;
    return {
      id: step.id,
      kind: step.kind as PathEntry['kind'],
      hop: step.hop,
      handoffId: step.handoffId,
      from: step.fromName,
      to: step.toName,
      actor: step.actor,
      reason: step.reason,
      note: step.note,
      status: handoff?.status ?? 'done',
      attempts: (handoff?.attempts ?? []).map((attempt) => ({
        attempt: attempt.attempt,
        target: attempt.target,
        status: attempt.status,
        reason: attempt.reason,
        late: attempt.late,
        offeredAt: attempt.offeredAt.toISOString(),
        answeredAt: attempt.answeredAt?.toISOString() ?? null,
      })),
      startedAt: (handoff?.startedAt ?? step.at).toISOString(),
      ackMs: handoff?.ackMs ?? null,
      package: pack,
      recommendation: handoff?.recommendationVerdict
        ? {
            verdict: handoff.recommendationVerdict,
            reason: handoff.recommendationReason,
            by: handoff.recommendationBy ?? '',
          }
        : null,
      snapshotRef: snapshot?.ref ?? null,
      factsGained: changes.gained,
      factsLost: changes.lost,
    };
  });
}

/** Which facts a package has more or less than the one before: `key=value`. Pure. */
export function factChanges(
  before: HandoffPackage | null,
  after: HandoffPackage,
): { gained: string[]; lost: string[] } {
  const names = (pack: HandoffPackage | null) =>
    new Set((pack?.keyFacts ?? []).map((fact) => `${fact.key}=${fact.value}`));
  const old = names(before);
  const now = names(after);
  return {
    gained: [...now].filter((name) => !old.has(name)),
    lost: [...old].filter((name) => !now.has(name)),
  };
}
