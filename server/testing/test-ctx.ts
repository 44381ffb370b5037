import type { Actor, AppEvent, Ctx, Db, Wake } from '../context.ts';
import { silentLog } from './silent-log.ts';

export interface TestCtx extends Ctx {
  published: AppEvent[];
  woken: Wake[];
  /** Moves the clock of this context. */
  pass(ms: number): void;
}

/** A context on a test database with a clock that stands still until `pass` is called. */
export function testCtx(db: Db, actor: Actor = { kind: 'system' }): TestCtx {
  let now = new Date('2026-03-02T10:00:00.000Z');
  const published: AppEvent[] = [];
  const woken: Wake[] = [];
  return {
    team: {
      entry: 'triage',
      has: () => true,
      label: (agent) => agent,
      alternatives: () => [],
    },
    queuePlace: async () => null,
    actor,
    db,
    clock: { now: () => now },
    log: silentLog,
    settings: {
      demo: true,
      mail: false,
      tokenBudget: 2000,
      reopenHours: 24,
      limiter: true,
      publicUrl: 'http://localhost:3000',
    },
    publish: (event) => published.push(event),
    wake: (work) => woken.push(work),
    published,
    woken,
    pass(ms) {
      now = new Date(now.getTime() + ms);
    },
  };
}
