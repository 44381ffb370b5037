import type { Db, Tx } from '../context.ts';
import { type InLine, rankLine } from './rank.ts';

export interface Waiting extends InLine {
  ticketId: string;
  conversationId: string;
  team: string;
  language: string;
  shownPosition: number | null;
  /** 1 = next of its team. */
  position: number;
}

/** Everybody who waits at a site, each team's line in its order. */
export async function readLine(db: Db | Tx, siteId: string): Promise<Waiting[]> {
  const entries = await db.queueEntry.findMany({
    where: { status: 'waiting', ticket: { siteId } },
    select: {
      id: true,
      ticketId: true,
      conversationId: true,
      team: true,
      language: true,
      front: true,
      frontWhy: true,
      enteredAt: true,
      sentiment: true,
      shownPosition: true,
    },
  });
  const behind = new Map<string, number>();
  return rankLine(entries).map((entry) => {
    const position = (behind.get(entry.team) ?? 0) + 1;
    behind.set(entry.team, position);
    return { ...entry, position };
  });
}
