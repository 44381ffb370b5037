import type { Ctx, Db, Tx } from '../context.ts';
import type { Message } from '../protocol/entities.ts';
import { messageView } from './view.ts';

const PAGE = 500;

/** Messages after a `seq`, in order; at most 500: a client that is further behind asks again. */
export async function messagesAfter(
  db: Db | Tx,
  conversationId: string,
  afterSeq: number,
): Promise<Message[]> {
  const rows = await db.message.findMany({
    where: { conversationId, seq: { gt: afterSeq } },
    orderBy: { seq: 'asc' },
    take: PAGE,
  });
  return rows.map(messageView);
}

/** The `limit` messages before a `seq`, oldest first. */
export async function messagesBefore(
  db: Db | Tx,
  conversationId: string,
  beforeSeq: number,
  limit: number,
): Promise<Message[]> {
  const rows = await db.message.findMany({
    where: { conversationId, seq: { lt: beforeSeq } },
    orderBy: { seq: 'desc' },
    take: limit,
  });
  return rows.reverse().map(messageView);
}

/** Marks what a side has read; a mark never goes back. Publishes `read` when it moved. */
export async function markRead(
  ctx: Ctx,
  input: { conversationId: string; seq: number; by: 'customer' | 'operator' },
): Promise<void> {
  const { conversationId, seq, by } = input;
  const field = by === 'customer' ? 'customerReadSeq' : 'operatorReadSeq';
  const moved = await ctx.db.conversation.updateMany({
    where: { id: conversationId, [field]: { lt: seq }, lastSeq: { gte: seq } },
    data: { [field]: seq },
  });
  if (moved.count > 0) ctx.publish({ type: 'read', conversationId, seq, by });
}
