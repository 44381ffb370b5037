import type { Tx } from '../context.ts';

/**
 * Closes the live ticket of a conversation with its place in the line and its open offers, as part of
 * the move that ends the human stretch (handoff.md H46). Returns the ticket's id, null when there was
 * none. Rows are locked in the order of every other verb: conversation, ticket, entries, offers.
 */
export async function closeTicket(
  tx: Tx,
  conversationId: string,
  now: Date,
): Promise<string | null> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    with live as (
      select id from tickets
      where conversation_id = ${conversationId}::uuid and status in ('queued', 'parked', 'assigned')
      for update),
    closed as (
      update tickets t set status = 'closed', closed_at = ${now}::timestamptz
      from live where t.id = live.id),
    entries as (
      update queue_entries e set status = 'left'
      from live where e.ticket_id = live.id and e.status in ('waiting', 'parked')),
    offers as (
      update offers o set status = 'withdrawn'
      from live where o.ticket_id = live.id and o.status = 'open')
    select id from live`;
  return rows[0]?.id ?? null;
}
