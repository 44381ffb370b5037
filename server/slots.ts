/**
 * At most so many pieces of work at once, the rest in line by arrival, each key once. Under a rush
 * every started one then gets on, instead of all starting and none renewing its lease in time.
 */
export class Slots {
  readonly #waiting = new Set<string>();
  readonly #work: (key: string) => Promise<void>;
  #free: number;

  /** @param work must not reject. */
  constructor(most: number, work: (key: string) => Promise<void>) {
    this.#free = most;
    this.#work = work;
  }

  add(key: string): void {
    this.#waiting.add(key);
    this.#startNext();
  }

  /** Forgets what has not started. */
  clear(): void {
    this.#waiting.clear();
  }

  #startNext(): void {
    const [key] = this.#waiting;
    if (key === undefined || this.#free === 0) return;
    this.#waiting.delete(key);
    this.#free -= 1;
    void this.#work(key).then(() => {
      this.#free += 1;
      this.#startNext();
    });
  }
}
