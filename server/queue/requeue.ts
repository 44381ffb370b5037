import type { Ctx } from '../context.ts';
import { type BackToLine, backToLine, publishBackToLine } from './back-to-line.ts';
import { LOST_AFTER_MS } from './online.ts';
import { REQUEUED } from './rank.ts';

/**
 * Operators who were not heard of for 60 s: offline, their open offers end, and their customers go
 * back to the front of the line (handoff.md H44). An approval that waits goes on waiting for the next.
 */
export async function requeueLost(ctx: Ctx, now: Date): Promise<void> {
  const silentSince = new Date(now.getTime() - LOST_AFTER_MS);
  const silent = { OR: [{ lastSeenAt: null }, { lastSeenAt: { lte: silentSince } }] };
  const gone = await ctx.db.operator.updateManyAndReturn({
    where: { state: 'online', ...silent },
    data: { state: 'offline' },
    select: { id: true },
  });
  for (const { id } of gone) ctx.publish({ type: 'presence', operatorId: id });
  await ctx.db.offer.updateMany({
    where: { status: 'open', kind: 'queue', operatorId: { in: gone.map((one) => one.id) } },
    data: { status: 'expired' },
  });
  const left = await ctx.db.$queryRaw<{ id: string }[]>`
    select t.id::text from tickets t join operators o on o.id = t.assignee_id
    where t.status = 'assigned' and (o.last_seen_at is null or o.last_seen_at <= ${silentSince}::timestamptz)
    order by t.created_at`;
  for (const { id } of left) await requeueTicket(ctx, id, now);
}

async function requeueTicket(ctx: Ctx, ticketId: string, now: Date): Promise<void> {
  const done = await ctx.db.$transaction(async (tx) => {
    const ticket = await tx.ticket.findUnique({
      where: { id: ticketId },
      include: { conversation: true },
    });
    if (ticket?.status !== 'assigned') return null;
    const { conversation, ...row } = ticket;
    if (conversation.holderId !== row.assigneeId) return null;
    const move: BackToLine = {
      conversation,
      ticket: row,
      front: { why: REQUEUED },
      path: { kind: 'requeued', actor: 'system', reason: 'unavailable' },
    };
    const seqs = await backToLine(tx, move, now);
    return seqs && { move, seqs };
  });
  if (done) publishBackToLine(ctx, done.move, done.seqs);
}
