import type { Prisma, Snapshot } from '../../prisma/client/client.ts';
import type { Db, Tx } from '../context.ts';
import { type HandoffPackage, handoffPackage } from '../protocol/package.ts';
import { packageDigest, sha256 } from './digest.ts';

/** `ctx_snap_{chain}_{hop}_{handoffId}_{target}` (decisions.md 8). */
export const snapshotRef = (chainNo: number, hop: number, handoffId: string, target: string) =>
  `ctx_snap_${chainNo}_${hop}_${handoffId}_${target}`;

/**
 * Stores the immutable copy of a package and the transcript up to it: not copied, but pinned by a
 * rolling hash that continues the conversation's last snapshot (decisions.md 53).
 */
export async function storeSnapshot(
  tx: Tx,
  input: {
    conversationId: string;
    handoffId: string;
    target: string;
    hop: number | null;
    pack: HandoffPackage;
    now: Date;
  },
): Promise<Snapshot> {
  const { conversationId, pack } = input;
  const last = await tx.snapshot.findFirst({
    where: { conversationId },
    orderBy: { upToSeq: 'desc' },
  });
  const since = await tx.message.findMany({
    where: { conversationId, seq: { gt: last?.upToSeq ?? 0 } },
    orderBy: { seq: 'asc' },
    select: { seq: true, authorKind: true, text: true },
  });
  const hash = since.reduce(
    (rolling, row) => sha256(`${rolling}\n${row.seq}\n${row.authorKind}\n${row.text}`),
    last?.transcriptSha256 ?? '',
  );
  return tx.snapshot.create({
    data: {
      ref: pack.contextRef,
      handoffId: input.handoffId,
      conversationId,
      target: input.target,
      hop: input.hop,
      package: pack as unknown as Prisma.InputJsonObject,
      digest: pack.digest,
      tokenCount: pack.tokenCount,
      upToSeq: since.at(-1)?.seq ?? last?.upToSeq ?? 0,
      transcriptSha256: hash,
      createdAt: input.now,
    },
  });
}

/**
 * Reads a package back and proves that it is what was stored (handoff.md H25). Null when there is
 * none, it is not of this schema, or its hash is another.
 */
export async function readPackage(db: Db | Tx, ref: string): Promise<HandoffPackage | null> {
  const row = await db.snapshot.findUnique({ where: { ref } });
  const parsed = handoffPackage.safeParse(row?.package);
  if (!row || !parsed.success) return null;
  return packageDigest(parsed.data) === row.digest ? parsed.data : null;
}
