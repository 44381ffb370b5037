/** Why a run was stopped before its end. */
export type StopReason = 'new_message' | 'holder_moved' | 'lost' | 'shutdown';

interface Active {
  epoch: number;
  controller: AbortController;
  /** False once a first delta was shown or an effect started (decisions.md 3). */
  restartable: boolean;
}

/**
 * The runs of this process, only to stop them early. Not a lock: who may run is settled by the
 * turn's row, and who may speak by the epoch.
 */
export class ActiveRuns {
  readonly #runs = new Map<string, Active>();
  #closed = false;

  start(conversationId: string, epoch: number): Active {
    const run = { epoch, controller: new AbortController(), restartable: true };
    this.#runs.set(conversationId, run);
    if (this.#closed) run.controller.abort('shutdown' satisfies StopReason);
    return run;
  }

  end(conversationId: string, run: Active): void {
    if (this.#runs.get(conversationId) === run) this.#runs.delete(conversationId);
  }

  /** A customer message before the first delta: the run starts again with all of them. */
  newMessage(conversationId: string): void {
    const run = this.#runs.get(conversationId);
    if (run?.restartable) run.controller.abort('new_message' satisfies StopReason);
  }

  holderMoved(conversationId: string, epoch: number): void {
    const run = this.#runs.get(conversationId);
    if (run && run.epoch !== epoch) run.controller.abort('holder_moved' satisfies StopReason);
  }

  /** Its turn is closed, or another process has claimed it. */
  lost(conversationId: string): void {
    this.#runs.get(conversationId)?.controller.abort('lost' satisfies StopReason);
  }

  /** Also for runs that begin later, in a turn that was under way. */
  shutdown(): void {
    this.#closed = true;
    for (const run of this.#runs.values()) run.controller.abort('shutdown' satisfies StopReason);
  }

  isRunning(conversationId: string): boolean {
    return this.#runs.has(conversationId);
  }
}
export type ActiveRun = Active;
