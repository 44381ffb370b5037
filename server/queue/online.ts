import type { Db, Tx } from '../context.ts';

/** No sign of life for this long = gone (handoff.md H44). */
export const LOST_AFTER_MS = 60_000;

export interface OnlineOperator {
  id: string;
  name: string;
  capacity: number;
  languages: string[];
  teams: string[];
  /** Conversations that they answer now, counted in the database. */
  load: number;
}

/** Who can be offered customers at a site: online, and alive within the last minute. */
export async function onlineOperators(
  db: Db | Tx,
  siteId: string,
  now: Date,
): Promise<OnlineOperator[]> {
  const rows = await db.operator.findMany({
    where: { siteId, state: 'online', lastSeenAt: { gt: new Date(now.getTime() - LOST_AFTER_MS) } },
    include: { user: { select: { name: true } } },
    orderBy: { id: 'asc' },
  });
  const loads = await assignedCounts(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.user.name,
    capacity: row.capacity,
    languages: row.languages,
    teams: row.teams,
    load: loads.get(row.id) ?? 0,
  }));
}

/** Live conversations per operator; who has none is absent. */
export async function assignedCounts(db: Db | Tx, ids: string[]): Promise<Map<string, number>> {
  const rows = await db.ticket.groupBy({
    by: ['assigneeId'],
    where: { status: 'assigned', assigneeId: { in: ids } },
    _count: true,
  });
  return new Map(rows.map((row) => [row.assigneeId ?? '', row._count]));
}
