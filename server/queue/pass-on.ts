import type { Offer } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { moveHolder, publishMove } from '../handoff/commit.ts';
import { PHRASES } from '../handoff/phrases.ts';
import { toLanguage } from '../protocol/language.ts';
import { staff } from './staff.ts';

/**
 * Operator → operator, at the accept: the source held until now (handoff.md H24, decisions.md 50).
 * Returns the ticket's id; null when the offer is over or the source does not hold any more.
 */
export async function passOn(ctx: Ctx, offer: Offer): Promise<string | null> {
  const me = staff(ctx);
  const now = ctx.clock.now();
  const source = offer.fromOperatorId ?? '';
  const seqs = await ctx.db.$transaction(async (tx) => {
    const conversation = await tx.conversation.findUniqueOrThrow({
      where: { id: offer.conversationId },
    });
    const language = toLanguage(conversation.language);
    const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: offer.ticketId } });
    const fields = { ticket: ticket.number };
    const open = await tx.offer.count({
      where: { id: offer.id, status: 'open', expiresAt: { gt: now } },
    });
    if (open === 0) return null;
    const moved = await moveHolder(tx, {
      conversationId: conversation.id,
      expect: { kind: 'operator', id: source, epoch: conversation.epoch },
      to: { kind: 'operator', name: me.name, id: me.userId },
      now,
      language,
      say: [
        {
          kind: 'event',
          event: 'human_left',
          message: PHRASES[language].left(conversation.holderName),
          fields: { ...fields, source_agent: 'human' },
        },
        {
          kind: 'event',
          event: 'human_joined',
          message: PHRASES[language].joined(me.name),
          fields: { ...fields, target_agent: 'human' },
        },
      ],
      path: {
        kind: 'transferred',
        from: conversation.holderName,
        to: me.name,
        actor: conversation.holderName,
        reason: 'load_balancing',
        note: offer.note ?? '',
      },
    });
    if (!moved) return null;
    await tx.ticket.update({
      where: { id: ticket.id },
      data: { assigneeId: me.userId, assigneeName: me.name },
    });
    await tx.offer.update({ where: { id: offer.id }, data: { status: 'accepted' } });
    await tx.operator.updateMany({ where: { id: me.userId }, data: { lastSeenAt: now } });
    return moved.seqs;
  });
  if (!seqs) return null;
  publishMove(ctx, offer.conversationId, seqs);
  for (const operatorId of [source, me.userId]) ctx.publish({ type: 'presence', operatorId });
  ctx.wake({ type: 'queue' });
  return offer.ticketId;
}
