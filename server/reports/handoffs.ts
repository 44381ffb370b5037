import type { Ctx } from '../context.ts';
import type { ReportView } from '../protocol/supervisor.ts';

interface Row {
  reason: string;
  target: string;
  handoffs: number;
  committed: number;
  returned: number;
  superseded: number;
  p50: number | null;
  p95: number | null;
  retries: number;
  fallbacks: number;
  late: number;
  refused: number;
  tokens: number | null;
}

const COLUMNS = [
  'Reason',
  'Target',
  'Handoffs',
  'Committed',
  'Returned',
  'Superseded',
  'Success %',
  'ACK p50 ms',
  'ACK p95 ms',
  'Retries',
  'Fallbacks',
  'Refused ACKs',
  'Late ACKs',
  'Package tokens p95',
];

/** Handoffs that began in [from, to) by reason and target, the whole last (handoff.md §9). */
export async function handoffReport(
  ctx: Ctx,
  siteId: string,
  from: Date,
  to: Date,
): Promise<ReportView> {
  const rows = await ctx.db.$queryRaw<Row[]>`
    with h as (
      select h.id, h.reason, h.target_agent, h.status, h.hop, h.ack_ms, h.snapshot_ref
      from handoffs h join conversations c on c.id = h.conversation_id
      where c.site_id = ${siteId} and h.started_at >= ${from}::timestamptz and h.started_at < ${to}::timestamptz),
    a as (
      select handoff_id, count(*) - count(distinct target) as retries, count(distinct target) - 1 as fallbacks,
        count(*) filter (where late) as late, count(*) filter (where status = 'refused') as refused
      from handoff_attempts where handoff_id in (select id from h) group by handoff_id)
    select coalesce(h.reason, 'all') as reason, coalesce(h.target_agent, 'all') as target,
      count(*)::int as handoffs,
      count(*) filter (where h.status = 'committed')::int as committed,
      count(*) filter (where h.status = 'returned')::int as returned,
      count(*) filter (where h.status = 'superseded')::int as superseded,
      (percentile_cont(0.5) within group (order by h.ack_ms))::float as p50,
      (percentile_cont(0.95) within group (order by h.ack_ms))::float as p95,
      coalesce(sum(a.retries), 0)::int as retries, coalesce(sum(a.fallbacks), 0)::int as fallbacks,
      coalesce(sum(a.late), 0)::int as late, coalesce(sum(a.refused), 0)::int as refused,
      (percentile_cont(0.95) within group (order by s.token_count))::float as tokens
    from h left join a on a.handoff_id = h.id left join snapshots s on s.ref = h.snapshot_ref
    group by grouping sets ((h.reason, h.target_agent), ())
    order by grouping(h.reason), handoffs desc, reason, target`;
  return {
    name: 'handoffs',
    definition:
      'Handoffs that began in this time. Committed: the holder moved. Returned: the source kept it. Superseded: a person was asked for meanwhile. ACK: from the first offer to ready. Retries and fallbacks are not hops.',
    columns: COLUMNS,
    rows: rows.filter((row) => row.handoffs > 0).map(cells),
  };
}

const whole = (value: number | null): number | string => (value === null ? '–' : Math.round(value));

const cells = (row: Row): (string | number)[] => [
  row.reason,
  row.target,
  row.handoffs,
  row.committed,
  row.returned,
  row.superseded,
  Math.round((100 * row.committed) / row.handoffs),
  whole(row.p50),
  whole(row.p95),
  row.retries,
  row.fallbacks,
  row.refused,
  row.late,
  whole(row.tokens),
];
