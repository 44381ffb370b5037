import type { Ctx } from '../context.ts';
import type { ReportView } from '../protocol/supervisor.ts';

/** Accepted within this many seconds is in time (decisions.md 50). */
const IN_TIME_SEC = 120;

interface Figures {
  tickets: number;
  accepted: number;
  in_time: number;
  accept_p50: number | null;
  accept_p95: number | null;
  replied: number;
  reply_p50: number | null;
  reply_p95: number | null;
  abandoned: number;
  abandoned_p50: number | null;
  abandoned_p95: number | null;
  waiting: number;
  waiting_p50: number | null;
  waiting_p95: number | null;
  requeued: number;
}

/**
 * Tickets that were made in [from, to). Every time starts at the ticket (handoff.md H42): notes,
 * notices and what an agent said stop no clock, and a conversation without a ticket counts nowhere.
 */
export async function queueReport(
  ctx: Ctx,
  siteId: string,
  from: Date,
  to: Date,
): Promise<ReportView> {
  const now = ctx.clock.now();
  const [row] = await ctx.db.$queryRaw<Figures[]>`
    with t as (
      select t.*,
        (select min(e.claimed_at) from queue_entries e where e.ticket_id = t.id) as accepted_at,
        (select count(*) from queue_entries e where e.ticket_id = t.id) as entries,
        (select min(m.created_at) from messages m where m.conversation_id = t.conversation_id
          and m.author_kind = 'operator' and m.kind = 'text' and m.created_at >= t.created_at
          and (t.closed_at is null or m.created_at <= t.closed_at)) as replied_at
      from tickets t
      where t.site_id = ${siteId} and t.reason <> 'takeover'
        and t.created_at >= ${from}::timestamptz and t.created_at < ${to}::timestamptz),
    s as (
      select extract(epoch from accepted_at - created_at)::float as accept,
        extract(epoch from replied_at - created_at)::float as reply,
        case when accepted_at is null and status = 'closed'
          then extract(epoch from closed_at - created_at)::float end as left_after,
        case when status = 'queued' then extract(epoch from ${now}::timestamptz - created_at)::float end as waits,
        entries from t)
    select count(*)::int as tickets,
      count(accept)::int as accepted,
      count(*) filter (where accept <= ${IN_TIME_SEC}::float)::int as in_time,
      percentile_cont(0.5) within group (order by accept) as accept_p50,
      percentile_cont(0.95) within group (order by accept) as accept_p95,
      count(reply)::int as replied,
      percentile_cont(0.5) within group (order by reply) as reply_p50,
      percentile_cont(0.95) within group (order by reply) as reply_p95,
      count(left_after)::int as abandoned,
      percentile_cont(0.5) within group (order by left_after) as abandoned_p50,
      percentile_cont(0.95) within group (order by left_after) as abandoned_p95,
      count(waits)::int as waiting,
      percentile_cont(0.5) within group (order by waits) as waiting_p50,
      percentile_cont(0.95) within group (order by waits) as waiting_p95,
      count(*) filter (where entries > 1)::int as requeued
    from s`;
  return {
    name: 'queue',
    definition:
      'Tickets that were made in this time; all times start when the ticket was stored. Accepted: an operator took it. First human reply: an operator’s own words, never a note or a notice. Abandoned: closed before anybody took it.',
    columns: ['Measure', 'Tickets', 'Median s', '95th percentile s'],
    rows: row ? cells(row) : [],
  };
}

const seconds = (value: number | null): number | string =>
  value === null ? '–' : Math.round(value);

const cells = (row: Figures): (string | number)[][] => [
  ['Tickets', row.tickets, '–', '–'],
  ['Accepted', row.accepted, seconds(row.accept_p50), seconds(row.accept_p95)],
  ['Accepted within two minutes', row.in_time, '–', '–'],
  ['First human reply', row.replied, seconds(row.reply_p50), seconds(row.reply_p95)],
  ['Abandoned', row.abandoned, seconds(row.abandoned_p50), seconds(row.abandoned_p95)],
  ['Waiting now', row.waiting, seconds(row.waiting_p50), seconds(row.waiting_p95)],
  ['In the line more than once', row.requeued, '–', '–'],
];
