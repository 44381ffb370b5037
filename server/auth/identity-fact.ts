import type { Tx } from '../context.ts';

/** How long the platform's word about who somebody is stays fresh (decisions.md 47). */
export const IDENTITY_MS = 30 * 60 * 1000;
export type IdentityProof = 'jwt' | 'code';

/**
 * The `customer_id` fact of a proven identity (handoff.md H17, H49), sourceRef `identity:jwt` or
 * `identity:code`. Takes the place of an earlier proof; `provenAt` decides when it goes stale.
 */
export async function recordIdentity(
  tx: Tx,
  proof: { conversationId: string; customerId: string; via: IdentityProof; provenAt: Date },
): Promise<void> {
  const { conversationId, customerId, via, provenAt } = proof;
  const earlier = await tx.fact.findFirst({
    where: { conversationId, key: 'customer_id', sourceRef: { startsWith: 'identity:' } },
    orderBy: { observedAt: 'desc' },
  });
  await tx.fact.updateMany({
    where: {
      conversationId,
      key: 'customer_id',
      sourceRef: { startsWith: 'identity:' },
      supersededAt: null,
    },
    data: { supersededAt: provenAt },
  });
  await tx.fact.create({
    data: {
      conversationId,
      key: 'customer_id',
      value: customerId,
      source: 'tool_verified',
      sourceRef: `identity:${via}`,
      observedAt: provenAt,
      expiresAt: new Date(provenAt.getTime() + IDENTITY_MS),
      supersedes: earlier?.id ?? null,
    },
  });
}

/**
 * A visitor who was proven a moment ago opens another conversation: the rest of the 30 min counts.
 * True when the conversation has the proof now; repeating it changes nothing.
 */
export async function carryIdentity(
  tx: Tx,
  conversation: { id: string; visitorId: string },
  now: Date,
): Promise<boolean> {
  const visitor = await tx.visitor.findUnique({ where: { id: conversation.visitorId } });
  if (!visitor?.customerId || !visitor.verifiedAt) return false;
  if (visitor.verifiedAt.getTime() + IDENTITY_MS <= now.getTime()) return false;
  const known = await tx.fact.count({
    where: {
      conversationId: conversation.id,
      value: visitor.customerId,
      sourceRef: { startsWith: 'identity:' },
      observedAt: { gte: visitor.verifiedAt },
      supersededAt: null,
    },
  });
  if (known > 0) return true;
  await recordIdentity(tx, {
    conversationId: conversation.id,
    customerId: visitor.customerId,
    via: visitor.verifiedVia === 'jwt' ? 'jwt' : 'code',
    provenAt: visitor.verifiedAt,
  });
  return true;
}
