import type { Tx } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import { type IdentityProof, recordIdentity } from './identity-fact.ts';

/**
 * Says once and for all which customer a visitor is, and records it in the visitor's open
 * conversations. Returns their ids, to be published after the commit. A visitor who is already
 * somebody else gets `conflict`: the caller makes a new visitor, so that nobody reads the chat of
 * the person who used this browser before.
 */
export async function bindCustomer(
  tx: Tx,
  proof: {
    visitorId: string;
    customerId: string;
    via: IdentityProof;
    provenAt: Date;
    plan?: string | null;
  },
): Promise<string[]> {
  const { visitorId, customerId, via, provenAt, plan } = proof;
  const bound = await tx.visitor.updateMany({
    where: { id: visitorId, OR: [{ customerId: null }, { customerId }] },
    data: {
      customerId,
      verifiedVia: via,
      verifiedAt: provenAt,
      ...(plan === undefined ? {} : { plan }),
    },
  });
  if (bound.count === 0) {
    const there = await tx.visitor.count({ where: { id: visitorId } });
    if (there === 0) throw notFound('visitor');
    throw conflict('This chat belongs to another customer. Start a new one.');
  }
  const open = await tx.conversation.findMany({
    where: { visitorId, status: 'open' },
    select: { id: true },
  });
  for (const { id } of open) {
    await recordIdentity(tx, { conversationId: id, customerId, via, provenAt });
  }
  return open.map(({ id }) => id);
}
