import pg from 'pg';

export interface Statement {
  /** Milliseconds of `performance.now()`. */
  sentAt: number;
  doneAt: number;
  text: string;
  /** Characters of its parameters: what a written row is made of. */
  size: number;
  /** This statement made something durable: a write on its own, or the commit of one. */
  commits: boolean;
  /** Of a commit: the parameters of everything written in its transaction. */
  written: number;
}

interface Transaction {
  open: boolean;
  size: number;
}

/**
 * Sees every statement of this process, product and floor alike. It is always installed, so that it
 * costs both sides the same; statements are kept only between `start` and `stop`.
 */
export class QueryLog {
  #kept: Statement[] | null = null;
  #running = 0;
  #quietSince = performance.now();
  readonly #transactions = new WeakMap<object, Transaction>();

  install(): void {
    const log = this;
    const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    pg.Client.prototype.query = function query(this: object, ...args: unknown[]) {
      return log.#seen(this, args, original);
    } as typeof pg.Client.prototype.query;
  }

  start(): void {
    this.#kept = [];
  }

  /** What was done between `start` and now; the job queue's own statements are left out. */
  stop(): Statement[] {
    const kept = (this.#kept ?? []).filter(({ text }) => !/pgboss/i.test(text));
    this.#kept = null;
    return kept;
  }

  /** Resolves when no statement has run for `ms`: what a turn leaves behind is done by then. */
  async quiet(ms = 6): Promise<void> {
    while (this.#running > 0 || performance.now() - this.#quietSince < ms) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  #seen(client: object, args: unknown[], original: (...args: unknown[]) => unknown): unknown {
    const first = args[0] as { text?: string; values?: unknown[] } | string;
    const text = (typeof first === 'string' ? first : (first?.text ?? '')).trim();
    const values = typeof first === 'string' || Array.isArray(args[1]) ? args[1] : first?.values;
    const sentAt = performance.now();
    this.#running += 1;
    const done = (rows: number) => {
      this.#running -= 1;
      this.#quietSince = performance.now();
      const size = this.#kept ? JSON.stringify(values ?? []).length : 0;
      const ends = this.#settle(client, text, size, rows);
      this.#kept?.push({ sentAt, doneAt: this.#quietSince, text, size, ...ends });
    };
    const last = args.at(-1);
    if (typeof last === 'function') {
      const told = (error: unknown, result: { rowCount?: number } | undefined) => {
        done(result?.rowCount ?? 0);
        last(error, result);
      };
      return original.apply(client, [...args.slice(0, -1), told]);
    }
    const answer = original.apply(client, args) as Promise<{ rowCount?: number }>;
    answer.then(
      (result) => done(result.rowCount ?? 0),
      () => done(0),
    );
    return answer;
  }

  #settle(client: object, text: string, size: number, rows: number) {
    const here = this.#transactions.get(client) ?? { open: false, size: 0 };
    this.#transactions.set(client, here);
    const wrote = rows > 0 && /^(insert|update|delete)|^with[\s\S]*\b(insert|update)\b/i.test(text);
    if (/^begin/i.test(text)) Object.assign(here, { open: true, size: 0 });
    else if (/^(commit|rollback)/i.test(text)) {
      const commits = here.open && here.size > 0 && /^commit/i.test(text);
      const written = here.size;
      Object.assign(here, { open: false, size: 0 });
      return { commits, written };
    } else if (here.open && wrote) here.size += size;
    return { commits: wrote && !here.open, written: size };
  }
}
