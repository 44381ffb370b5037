import type { Conversation, Ticket } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import { moveHolder, publishMove } from '../handoff/commit.ts';
import type { PathInput } from '../handoff/path.ts';
import { PHRASES } from '../handoff/phrases.ts';
import { toLanguage } from '../protocol/language.ts';
import { enqueue } from './enqueue.ts';
import { place } from './position.ts';

export interface BackToLine {
  conversation: Conversation;
  ticket: Ticket;
  /** Another team; absent = the same. */
  team?: string;
  front?: { why: string };
  arrivedAt?: Date;
  path: Pick<PathInput, 'actor' | 'reason' | 'note'> & { kind: 'transferred' | 'requeued' };
}

/**
 * An operator's conversation waits again: `human_left`, `human_queued` (decisions.md 46). Returns the
 * seqs; null when the operator did not hold it any more.
 */
export async function backToLine(tx: Tx, input: BackToLine, now: Date): Promise<number[] | null> {
  const { conversation } = input;
  const team = input.team ?? input.ticket.team;
  // The conversation is locked before its ticket, as everywhere.
  const held = await tx.$queryRaw<unknown[]>`
    select 1 from conversations where id = ${conversation.id}::uuid and epoch = ${conversation.epoch}
      and holder_kind = 'operator' for update`;
  if (held.length === 0) return null;
  await tx.offer.updateMany({
    where: { ticketId: input.ticket.id, status: 'open' },
    data: { status: 'withdrawn' },
  });
  const ticket = await tx.ticket.update({ where: { id: input.ticket.id }, data: { team } });
  await enqueue(tx, {
    ticket,
    now,
    sentiment: conversation.sentiment,
    ...(input.front ? { front: input.front } : {}),
    ...(input.arrivedAt ? { arrivedAt: input.arrivedAt } : {}),
  });
  const position = await place(tx, ticket.id, now);
  const phrases = PHRASES[toLanguage(conversation.language)];
  const moved = await moveHolder(tx, {
    conversationId: conversation.id,
    expect: { kind: 'operator', epoch: conversation.epoch },
    to: { kind: 'queue', name: ticket.number, id: ticket.id },
    now,
    language: conversation.language,
    say: [
      {
        kind: 'event',
        event: 'human_left',
        message: phrases.left(conversation.holderName),
        fields: { source_agent: 'human', ticket: ticket.number },
      },
      {
        kind: 'event',
        event: 'human_queued',
        message: phrases.queued(position),
        fields: { target_agent: 'human', ticket: ticket.number, position },
      },
    ],
    path: { ...input.path, from: conversation.holderName, to: ticket.number },
  });
  return moved?.seqs ?? null;
}

export function publishBackToLine(ctx: Ctx, input: BackToLine, seqs: number[]): void {
  publishMove(ctx, input.conversation.id, seqs);
  ctx.publish({ type: 'queue', change: 'added', ticketId: input.ticket.id });
  const { holderId } = input.conversation;
  if (holderId) ctx.publish({ type: 'presence', operatorId: holderId });
  ctx.wake({ type: 'queue' });
}
