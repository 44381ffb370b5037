import type { Log } from './context.ts';

/** Work that nobody need await, so that a stop can: its failures are logged, never unhandled. */
export class Background {
  readonly #underWay = new Set<Promise<void>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Resolves when it has ended, well or not. */
  run(work: Promise<void>): Promise<void> {
    const kept = work.catch((error: unknown) =>
      this.#log.error('background.failed', { error: String(error) }),
    );
    this.#underWay.add(kept);
    void kept.then(() => this.#underWay.delete(kept));
    return kept;
  }

  /** Resolves when nothing is left, what the work itself has started included. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
