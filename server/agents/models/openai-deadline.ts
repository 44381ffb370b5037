/**
 * Ends one HTTP call when the caller aborts or when the provider is silent for too long; the
 * time that our own side takes with an event (`pause` to `resume`) does not count. `close` must be
 * called when the call is over, so that nothing is left on the caller's signal.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #abort = () => this.#controller.abort();
  #timer: NodeJS.Timeout;
  #expired = false;

  constructor(caller: AbortSignal, firstMs: number) {
    this.#caller = caller;
    if (caller.aborted) this.#abort();
    else caller.addEventListener('abort', this.#abort, { once: true });
    this.#timer = this.#startTimer(firstMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The provider was silent for too long; false when the caller aborted. */
  get expired(): boolean {
    return this.#expired;
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  resume(ms: number): void {
    this.#timer = this.#startTimer(ms);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#caller.removeEventListener('abort', this.#abort);
  }

  #startTimer(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#expired = true;
      this.#controller.abort();
    }, ms);
  }
}
