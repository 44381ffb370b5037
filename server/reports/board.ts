import type { Ctx } from '../context.ts';
import type { PresenceView, QueuedTicket } from '../protocol/entities.ts';
import type { Board, ChainRow } from '../protocol/supervisor.ts';

/** The newest of the open ones; the counts are of all. */
const MAX_ROWS = 100;

/** What the board shows of others' rooms, handed in by the door: reports import none of them. */
export interface BoardReads {
  rows(conversationIds: string[]): Promise<ChainRow[]>;
  operators(): Promise<PresenceView[]>;
  tickets(): Promise<QueuedTicket[]>;
  /** Where the site's day begins, e.g. `Europe/Rome`. */
  timeZone(): Promise<string>;
}

/**
 * What goes on at a site now. "Today" begins at midnight of the site's own time zone. A chat that
 * was opened and never written in does not count. Reads only.
 */
export async function readBoard(ctx: Ctx, siteId: string, reads: BoardReads): Promise<Board> {
  const now = ctx.clock.now();
  const open = await ctx.db.conversation.findMany({
    where: { siteId, status: 'open', lastSeq: { gt: 0 } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
    select: { id: true },
  });
  const [conversations, operators, tickets, counts] = await Promise.all([
    reads.rows(open.map((row) => row.id)),
    reads.operators(),
    reads.tickets(),
    readCounts(ctx, siteId, await reads.timeZone()),
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

async function readCounts(ctx: Ctx, siteId: string, zone: string): Promise<Board['counts']> {
  const now = ctx.clock.now();
  const [counts] = await ctx.db.$queryRaw<Board['counts'][]>`
    with today as (
      select date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone} as start),
    h as (
      select h.status from handoffs h join conversations c on c.id = h.conversation_id, today
      where c.site_id = ${siteId} and h.started_at >= today.start
        and h.source_agent <> 'human' and h.target_agent <> 'human'),
    c as (select status, holder_kind, resolved_at from conversations where site_id = ${siteId} and last_seq > 0
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
