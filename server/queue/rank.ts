/** What decides a place in the line; a row of `queue_entries` has it. */
export interface InLine {
  id: string;
  front: boolean;
  frontWhy: string | null;
  enteredAt: Date;
  sentiment: number | null;
}

export const REQUEUED = 'requeued';
export const HIGH_URGENCY = 'high urgency';

const minute = (at: Date) => Math.floor(at.getTime() / 60_000);

/** Requeued customers have waited and lost their operator; then urgent ones; then by arrival. */
function lane(entry: InLine): number {
  if (!entry.front) return 2;
  return entry.frontWhy === REQUEUED ? 0 : 1;
}

/**
 * Who is served first (decisions.md 50). Sentiment (-1 to 1, unknown = 0) decides only among those
 * who entered in the same minute: it orders a queue, it never opens one (handoff.md H5). Pure.
 */
export function compareInLine(a: InLine, b: InLine): number {
  return (
    lane(a) - lane(b) ||
    minute(a.enteredAt) - minute(b.enteredAt) ||
    (a.sentiment ?? 0) - (b.sentiment ?? 0) ||
    a.enteredAt.getTime() - b.enteredAt.getTime() ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

export const rankLine = <T extends InLine>(entries: readonly T[]): T[] =>
  [...entries].sort(compareInLine);

/** Why somebody stands where they stand, for operators; empty = by arrival. */
export const rankWhy = (entry: Pick<InLine, 'front' | 'frontWhy'>): string =>
  entry.front ? (entry.frontWhy ?? 'in front') : '';
