import { Customer } from './customer.ts';
import { type Figure, figure, percentile } from './figures.ts';
import { COMMITS, type Floor, type PathName } from './floors/handoff-floor.ts';
import type { QueryLog, Statement } from './query-log.ts';

const GOAL = 2;
const PATHS: PathName[] = ['direct', 'handoff'];
const SAYS: Record<PathName, string> = {
  handoff: 'I was charged twice for order A-7781, please look at it.',
  direct: 'It was 39.90 EUR on 3 April, please check it again.',
};

export interface LatencyParts {
  url: string;
  floor: Floor;
  log: QueryLog;
  samples: number;
  warmUp: number;
}

/** Of one path: what was done until the first words, as the query log saw it. */
export interface Trace {
  statements: Statement[];
  commits: number;
  tookMs: number;
}

/**
 * Message in → first words out, in milliseconds. Each round is one new customer: the first message
 * goes through triage, a handoff with its ACK and to billing; the second one billing answers itself.
 * The floor's samples lie between the product's, each after everything before has come to rest.
 */
export async function measureLatency(parts: LatencyParts): Promise<Figure[]> {
  const product: Record<PathName, number[]> = { direct: [], handoff: [] };
  const floor: Record<PathName, number[]> = { direct: [], handoff: [] };
  for (let round = -parts.warmUp; round < parts.samples; round++) {
    const customer = await Customer.connect(parts.url);
    for (const path of ['handoff', 'direct'] as const) {
      await parts.log.quiet();
      const took = await customer.firstWords(SAYS[path], 'billing');
      await parts.log.quiet();
      const least = await parts.floor.firstWords(path);
      if (round < 0) continue;
      product[path].push(took);
      floor[path].push(least);
    }
    customer.close();
  }
  return PATHS.flatMap((path) =>
    ([0.5, 0.95] as const).map((share) =>
      figure(
        `handoff.first_delta.${path}.p${share * 100}`,
        percentile(product[path], share),
        'ms',
        percentile(floor[path], share),
        GOAL,
      ),
    ),
  );
}

/**
 * One message of each path with its statements. Of several the one with the fewest: the others have
 * a timer's sweep in them.
 */
export async function traceStatements(
  url: string,
  log: QueryLog,
): Promise<Record<PathName, Trace>> {
  const traces: Record<PathName, Trace[]> = { direct: [], handoff: [] };
  for (let round = 0; round < 7; round++) {
    const customer = await Customer.connect(url);
    for (const path of ['handoff', 'direct'] as const) {
      await log.quiet();
      log.start();
      const startedAt = performance.now();
      const tookMs = await customer.firstWords(SAYS[path], 'billing');
      const statements = log
        .stop()
        .filter(({ doneAt }) => doneAt <= startedAt + tookMs)
        .map((one) => ({ ...one, sentAt: one.sentAt - startedAt, doneAt: one.doneAt - startedAt }));
      const commits = statements.filter((one) => one.commits).length;
      traces[path].push({ statements, commits, tookMs });
    }
    customer.close();
  }
  const least = (path: PathName): Trace => {
    const found = [...traces[path]].sort((a, b) => a.statements.length - b.statements.length)[0];
    if (!found) throw new Error('Nothing was traced.');
    return found;
  };
  return { direct: least('direct'), handoff: least('handoff') };
}

/** How many statements and commits the product needs, beside those of the floor. */
export const statementFigures = (traces: Record<PathName, Trace>): Figure[] =>
  PATHS.flatMap((path) => [
    figure(
      `handoff.statements.${path}`,
      traces[path].statements.length,
      'statements',
      COMMITS[path].length,
      null,
    ),
    figure(`handoff.commits.${path}`, traces[path].commits, 'commits', COMMITS[path].length, 1),
  ]);
