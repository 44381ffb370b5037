import { Prisma, type Ticket } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import { moveHolder, publishMove } from '../handoff/commit.ts';
import { PHRASES } from '../handoff/phrases.ts';
import { supersedePending } from '../handoff/state.ts';
import { toLanguage } from '../protocol/language.ts';
import { ensureOperator } from './presence.ts';
import { type Staff, staff } from './staff.ts';
import { tellLine } from './tell-line.ts';

interface Take {
  ticketId: string;
  /** Only while this offer of mine is open. */
  offerId?: string;
  path: 'accepted' | 'takeover';
}

/**
 * Takes a waiting or parked ticket: one conditional update settles the race (handoff.md H42), then
 * the holder moves in the same transaction. Null: it does not wait any more, or the offer is over.
 */
export async function takeTicket(ctx: Ctx, input: Take): Promise<Ticket | null> {
  const me = staff(ctx);
  const taken = await ctx.db.$transaction((tx) => takeIn(ctx, tx, me, input));
  if (!taken) return null;
  publishMove(ctx, taken.ticket.conversationId, taken.seqs);
  ctx.publish({ type: 'queue', change: 'removed', ticketId: taken.ticket.id });
  ctx.publish({ type: 'presence', operatorId: me.userId });
  await tellLine(ctx, me.siteId);
  return taken.ticket;
}

async function takeIn(ctx: Ctx, tx: Tx, me: Staff, input: Take) {
  const now = ctx.clock.now();
  const before = await claimRows(tx, me, input, now);
  if (before === null) return null;
  await ensureOperator(tx, me, now);
  await tx.operator.update({ where: { id: me.userId }, data: { lastSeenAt: now } });
  const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: input.ticketId } });
  await supersedePending(ctx, tx, ticket.conversationId);
  const conversation = await tx.conversation.findUniqueOrThrow({
    where: { id: ticket.conversationId },
  });
  const language = toLanguage(conversation.language);
  const moved = await moveHolder(tx, {
    conversationId: ticket.conversationId,
    // A parked ticket's agent went on answering: a claim moves agent → operator (decisions.md 15).
    expect: before === 'parked' ? { kind: 'agent' } : { kind: 'queue', id: ticket.id },
    to: { kind: 'operator', name: me.name, id: me.userId },
    now,
    language,
    say: [
      {
        kind: 'event',
        event: 'human_joined',
        message: PHRASES[language].joined(me.name),
        fields: { target_agent: 'human', ticket: ticket.number },
      },
    ],
    path: {
      kind: input.path,
      from: conversation.holderName,
      to: me.name,
      actor: me.name,
      reason: ticket.reason,
    },
  });
  if (!moved) throw new Error(`ticket ${ticket.number} is ${before}, its conversation is not`);
  return { ticket, seqs: moved.seqs };
}

async function claimRows(
  tx: Tx,
  me: Staff,
  input: Take,
  now: Date,
): Promise<'queued' | 'parked' | null> {
  const offered =
    input.offerId === undefined
      ? Prisma.empty
      : Prisma.sql`and exists (select 1 from offers where id = ${input.offerId}::uuid
          and ticket_id = t.id and operator_id = ${me.userId} and status = 'open'
          and expires_at > ${now}::timestamptz)`;
  const rows = await tx.$queryRaw<{ status: 'queued' | 'parked' }[]>`
    with c as (
      select id from conversations
      where id = (select conversation_id from tickets where id = ${input.ticketId}::uuid)
      for update),
    free as (
      select t.id, t.status from c join tickets t on t.conversation_id = c.id
      where t.id = ${input.ticketId}::uuid and t.site_id = ${me.siteId}
        and t.status in ('queued', 'parked') ${offered}
      for update of t),
    claimed as (
      update tickets t set status = 'assigned', assignee_id = ${me.userId}, assignee_name = ${me.name}
      from free where t.id = free.id),
    entries as (
      update queue_entries e set status = 'claimed', claimed_by = ${me.userId}, claimed_at = ${now}::timestamptz
      from free where e.ticket_id = free.id and e.status in ('waiting', 'parked')),
    offers as (
      update offers o set status = case when o.operator_id = ${me.userId} then 'accepted' else 'withdrawn' end
      from free where o.ticket_id = free.id and o.status = 'open')
    select status from free`;
  return rows[0]?.status ?? null;
}
