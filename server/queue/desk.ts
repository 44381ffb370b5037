import type { Db, Tx } from '../context.ts';
import { isOpen, readHours } from './hours.ts';
import { onlineOperators } from './online.ts';

/** Where a site's day begins; UTC when it has no hours. */
export async function siteTimeZone(db: Db | Tx, siteId: string): Promise<string> {
  const site = await db.site.findUnique({ where: { id: siteId }, select: { hours: true } });
  return readHours(site?.hours ?? null)?.timeZone ?? 'UTC';
}

/** Is the desk open now, and how many people are at it (decisions.md 15, 51)? */
export async function desk(
  db: Db | Tx,
  siteId: string,
  now: Date,
): Promise<{ open: boolean; online: number }> {
  const [site, online] = await Promise.all([
    db.site.findUnique({ where: { id: siteId }, select: { hours: true } }),
    onlineOperators(db, siteId, now),
  ]);
  return { open: isOpen(readHours(site?.hours ?? null), now), online: online.length };
}
