import type { Ctx } from '../context.ts';
import type { Board } from '../protocol/supervisor.ts';
import { readHours } from '../queue/hours.ts';
import { presenceList } from '../queue/presence.ts';
import { waitingTickets } from '../queue/queued-tickets.ts';
import { staff } from '../queue/staff.ts';
import { chainRows } from './chain-rows.ts';

/** The newest of the open ones; the counts are of all. */
const MAX_ROWS = 100;

/** What goes on at a site now. "Today" begins at midnight of the site's own time zone. Reads only. */
export async function readBoard(ctx: Ctx): Promise<Board> {
  const { siteId } = staff(ctx);
  const now = ctx.clock.now();
  const open = await ctx.db.conversation.findMany({
    where: { siteId, status: 'open' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
    select: { id: true },
  });
  const [conversations, operators, tickets, counts] = await Promise.all([
    chainRows(
      ctx,
      siteId,
      open.map((row) => row.id),
    ),
    presenceList(ctx.db, siteId, now),
    waitingTickets(ctx.db, siteId),
    readCounts(ctx, siteId, now),
  ]);
  const waiting = tickets.filter((ticket) => ticket.status === 'queued');
  const since = waiting.map((ticket) => new Date(ticket.waitingSince).getTime());
  return {
    conversations,
    operators,
    queue: {
      waiting: waiting.length,
      longestWaitSec: Math.max(0, ...since.map((at) => Math.round((now.getTime() - at) / 1000))),
      tickets,
    },
    counts,
  };
}

async function readCounts(ctx: Ctx, siteId: string, now: Date): Promise<Board['counts']> {
  const site = await ctx.db.site.findUnique({ where: { id: siteId }, select: { hours: true } });
  const zone = readHours(site?.hours ?? null)?.timeZone ?? 'UTC';
  const [counts] = await ctx.db.$queryRaw<Board['counts'][]>`
    with today as (
      select date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone} as start),
    h as (
      select h.status from handoffs h join conversations c on c.id = h.conversation_id, today
      where c.site_id = ${siteId} and h.started_at >= today.start
        and h.source_agent <> 'human' and h.target_agent <> 'human'),
    c as (select status, holder_kind, resolved_at from conversations where site_id = ${siteId}
      and (status = 'open' or resolved_at >= (select start from today)))
    select
      (select count(*) from c where status = 'open')::int as "open",
      (select count(*) from c where holder_kind = 'agent')::int as "withAgent",
      (select count(*) from c where holder_kind = 'queue')::int as "inQueue",
      (select count(*) from c where holder_kind = 'operator')::int as "withOperator",
      (select count(*) from c where status = 'resolved')::int as "resolvedToday",
      (select count(*) from h)::int as "handoffsToday",
      (select count(*) from h where status = 'returned')::int as "returnedToday"`;
  return (
    counts ?? {
      open: 0,
      withAgent: 0,
      inQueue: 0,
      withOperator: 0,
      resolvedToday: 0,
      handoffsToday: 0,
      returnedToday: 0,
    }
  );
}
