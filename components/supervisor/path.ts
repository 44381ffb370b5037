import type { PathEntry } from '../../server/protocol/package.ts';

export interface Step {
  entry: PathEntry;
  /** How long the receiver held it, in ms, until the next step; null for the last one. */
  heldMs: number | null;
  late: number;
  refused: number;
  /** The step went through. A returned or superseded handoff did not move the holder. */
  moved: boolean;
}

const unmoved = new Set(['returned', 'superseded', 'proposed', 'offered', 'waiting_retry']);

/** The Path as rows: what a reviewer counts in each, computed once. */
export function steps(chain: PathEntry[]): Step[] {
  return chain.map((entry, i) => {
    const next = chain[i + 1];
    return {
      entry,
      heldMs: next ? Math.max(0, Date.parse(next.startedAt) - Date.parse(entry.startedAt)) : null,
      late: entry.attempts.filter((attempt) => attempt.late).length,
      refused: entry.attempts.filter((attempt) => attempt.status === 'refused').length,
      moved: !unmoved.has(entry.status),
    };
  });
}

/** The step to show when none was picked: the last one with which something travelled. */
export const defaultStep = (chain: PathEntry[]): string | null =>
  (chain.findLast((entry) => entry.package !== null) ?? chain.at(-1))?.id ?? null;

/** How long an attempt took to be answered, in ms. */
export const tookMs = (attempt: PathEntry['attempts'][number]): number | null =>
  attempt.answeredAt === null
    ? null
    : Math.max(0, Date.parse(attempt.answeredAt) - Date.parse(attempt.offeredAt));
