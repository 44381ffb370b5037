/** Every client event is answered with one of these (protocol.md). */
export type Reply<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      error: {
        code: string;
        message: string;
        field?: string;
        retryAfterMs?: number;
        by?: { name: string };
      };
    };
export type Ack<T> = (reply: Reply<T>) => void;
