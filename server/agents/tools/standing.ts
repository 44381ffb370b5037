import type { Conversation } from '../../../prisma/client/client.ts';
import { notFound } from '../../errors.ts';
import { isFresh } from '../../handoff/facts.ts';
import type { CallCtx } from './tool.ts';

export interface Standing {
  conversation: Conversation;
  /** The customer that the platform has proven; null = nobody, or the proof is stale. */
  verifiedId: string | null;
  /** The id that get_customer returned in this conversation (handoff.md H49). */
  customerReadId: string | null;
}

/**
 * Reads from the ledger what the check chain asks about the conversation. For an operator who acts
 * through an approval the visitor's bound customer counts: only the platform binds, and freshness
 * was checked when the money was asked for; the decision may come an hour later.
 */
export async function readStanding(call: CallCtx): Promise<Standing> {
  const { ctx, conversationId, siteId } = call;
  const conversation = await ctx.db.conversation.findFirst({
    where: { id: conversationId, siteId },
    include: { visitor: { select: { customerId: true } } },
  });
  if (!conversation) throw notFound('conversation');
  const { visitor, ...row } = conversation;
  const verifiedId = call.operator ? visitor.customerId : await freshIdentity(call);
  return { conversation: row, verifiedId, customerReadId: await readByGetCustomer(call) };
}

async function freshIdentity({ ctx, conversationId }: CallCtx): Promise<string | null> {
  const proof = await ctx.db.fact.findFirst({
    where: {
      conversationId,
      key: 'customer_id',
      source: 'tool_verified',
      sourceRef: { startsWith: 'identity:' },
      supersededAt: null,
    },
    orderBy: { observedAt: 'desc' },
  });
  return proof && isFresh(proof, ctx.clock.now()) ? proof.value : null;
}

async function readByGetCustomer({ ctx, conversationId }: CallCtx): Promise<string | null> {
  const read = await ctx.db.toolCall.findFirst({
    where: {
      conversationId,
      tool: 'get_customer',
      status: 'settled',
      outcome: { path: ['status'], equals: 'ok' },
    },
    orderBy: { settledAt: 'desc' },
    select: { outcome: true },
  });
  const outcome = read?.outcome as { data?: { customerId?: unknown } } | null | undefined;
  return typeof outcome?.data?.customerId === 'string' ? outcome.data.customerId : null;
}
