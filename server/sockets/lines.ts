/** Work of one key is done one after the other, in the order in which it was added. It must not throw. */
export class Lines {
  readonly #last = new Map<string, Promise<void>>();

  add(key: string, work: () => Promise<void>): void {
    const next = (this.#last.get(key) ?? Promise.resolve()).then(work);
    this.#last.set(key, next);
    void next.then(() => {
      if (this.#last.get(key) === next) this.#last.delete(key);
    });
  }

  /** Resolves when everything added so far is done. */
  async drained(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
