import type { Ctx, Db, Tx } from '../context.ts';
import type { PresenceView } from '../protocol/entities.ts';
import { assignedCounts, LOST_AFTER_MS } from './online.ts';
import { type Staff, staff } from './staff.ts';

/** A heartbeat is stored at most this often (decisions.md 24). */
export const HEARTBEAT_MS = 15_000;

/** Somebody connected: online, unless they said that they are away (decisions.md 50). */
export async function arrive(ctx: Ctx): Promise<void> {
  const me = staff(ctx);
  const now = ctx.clock.now();
  await ensureOperator(ctx.db, me, now);
  await ctx.db.operator.updateMany({ where: { id: me.userId }, data: { lastSeenAt: now } });
  await ctx.db.operator.updateMany({
    where: { id: me.userId, state: 'offline' },
    data: { state: 'online' },
  });
  ctx.publish({ type: 'presence', operatorId: me.userId });
  ctx.wake({ type: 'queue' });
}

/**
 * A sign of life: stored only when the last one is 15 s old. An operator who had been given up is
 * online again; who said that they are offline is heard of all the time, and stays it.
 */
export async function heartbeat(ctx: Ctx): Promise<void> {
  const me = staff(ctx);
  const now = ctx.clock.now();
  const before = (ms: number) => ({ lte: new Date(now.getTime() - ms) });
  if (me.kind === 'operator') {
    const back = await ctx.db.operator.updateMany({
      where: { id: me.userId, state: 'offline', lastSeenAt: before(LOST_AFTER_MS) },
      data: { state: 'online', lastSeenAt: now },
    });
    if (back.count > 0) {
      ctx.publish({ type: 'presence', operatorId: me.userId });
      return ctx.wake({ type: 'queue' });
    }
  }
  await ctx.db.operator.updateMany({
    where: { id: me.userId, OR: [{ lastSeenAt: null }, { lastSeenAt: before(HEARTBEAT_MS) }] },
    data: { lastSeenAt: now },
  });
}

/** Who answers must have a row to be missed by (handoff.md H44): a supervisor gets one, offline. */
export async function ensureOperator(db: Db | Tx, me: Staff, now: Date): Promise<void> {
  await db.operator.createMany({
    data: [{ id: me.userId, siteId: me.siteId, lastSeenAt: now }],
    skipDuplicates: true,
  });
}

export async function setAvailability(
  ctx: Ctx,
  input: { state: 'online' | 'away' | 'offline' },
): Promise<PresenceView> {
  const me = staff(ctx);
  const now = ctx.clock.now();
  await ensureOperator(ctx.db, me, now);
  await ctx.db.operator.update({
    where: { id: me.userId },
    data: { state: input.state, lastSeenAt: now },
  });
  ctx.publish({ type: 'presence', operatorId: me.userId });
  ctx.wake({ type: 'queue' });
  return presenceOf(ctx.db, me, now);
}

/** Everybody who may answer at a site, by name. */
export async function presenceList(
  db: Db | Tx,
  siteId: string,
  now: Date,
): Promise<PresenceView[]> {
  const rows = await db.operator.findMany({
    where: { siteId },
    include: { user: { select: { name: true } } },
  });
  const loads = await assignedCounts(
    db,
    rows.map((row) => row.id),
  );
  return rows
    .map((row) => ({
      operatorId: row.id,
      name: row.user.name,
      state: effective(row, now),
      load: loads.get(row.id) ?? 0,
      capacity: row.capacity,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** One operator's presence; null when there is no such operator. */
export async function presenceView(
  db: Db | Tx,
  operatorId: string,
  now: Date,
): Promise<PresenceView | null> {
  const row = await db.operator.findUnique({ where: { id: operatorId }, select: { siteId: true } });
  if (!row) return null;
  const all = await presenceList(db, row.siteId, now);
  return all.find((one) => one.operatorId === operatorId) ?? null;
}

/** The acting person's own presence, also before they have a row. */
export async function presenceOf(db: Db | Tx, me: Staff, now: Date): Promise<PresenceView> {
  const found = await presenceView(db, me.userId, now);
  return found ?? { operatorId: me.userId, name: me.name, state: 'offline', load: 0, capacity: 0 };
}

/** Who was not heard of for a minute is offline, whatever they said last. Pure. */
export function effective(
  row: { state: string; lastSeenAt: Date | null },
  now: Date,
): PresenceView['state'] {
  const seen = row.lastSeenAt?.getTime() ?? 0;
  if (now.getTime() - seen >= LOST_AFTER_MS) return 'offline';
  return row.state === 'online' || row.state === 'away' ? row.state : 'offline';
}
