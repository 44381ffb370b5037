import type { Db } from '../context.ts';

/** The site with this key; without one the first site, which this server's own pages belong to. */
export const findSite = (db: Db, key: string | null | undefined) =>
  key === null || key === undefined || key === ''
    ? db.site.findFirst({ orderBy: { createdAt: 'asc' } })
    : db.site.findUnique({ where: { key } });
