import { io, type Socket } from 'socket.io-client';
import type { Reply } from '../protocol/ack.ts';
import type { ConversationView, Message } from '../protocol/entities.ts';

/** What went wrong, in words for whoever runs it. */
export class JourneyError extends Error {}

export interface Heard {
  event: string;
  frame: Record<string, unknown>;
}

const PATIENCE_MS = 15_000;

/** One party of the journey: it remembers every event in order and lets nothing pass unseen. */
export class Party {
  readonly heard: Heard[] = [];
  #read = 0;
  #arrived: (() => void) | null = null;
  readonly #socket: Socket;

  constructor(
    readonly name: string,
    url: string,
    options: Record<string, unknown>,
    print: (line: string) => void,
  ) {
    this.#socket = io(url, { transports: ['websocket'], forceNew: true, ...options });
    this.#socket.onAny((event: string, frame: Record<string, unknown>) => {
      this.heard.push({ event, frame });
      print(`${name.padEnd(10)} ← ${event} ${brief(frame)}`);
      this.#arrived?.();
    });
  }

  async connected(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#socket.once('connect', resolve);
      this.#socket.once('connect_error', (error) =>
        reject(new JourneyError(`${this.name} cannot connect: ${error.message}`)),
      );
    });
  }

  /** Emits and returns the ack's data. A refusal breaks the journey off, with its code. */
  async call<T = Record<string, unknown>>(event: string, payload: unknown): Promise<T> {
    const reply = (await this.#socket.timeout(PATIENCE_MS).emitWithAck(event, payload)) as Reply<T>;
    if (!reply.ok)
      throw new JourneyError(`${this.name} ${event}: ${reply.error.code}, ${reply.error.message}`);
    return reply.data;
  }

  /**
   * The next event that fits, after everything that was expected before: order matters. What comes
   * between (typing, deltas) is passed over, unless it is what must not come first (`instead`).
   */
  async expect(
    what: string,
    fits: (heard: Heard) => boolean,
    instead: (heard: Heard) => boolean = () => false,
  ): Promise<Heard> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      while (this.#read < this.heard.length) {
        const heard = this.heard[this.#read++];
        if (heard && fits(heard)) return heard;
        if (heard && instead(heard)) {
          throw new JourneyError(`${this.name} got this instead of ${what}: ${brief(heard.frame)}`);
        }
      }
      const left = end - Date.now();
      if (left <= 0) throw new JourneyError(`${this.name} did not get: ${what}`);
      await this.#nextArrival(left);
    }
  }

  #nextArrival(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#arrived = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  close(): void {
    this.#socket.close();
  }
}

/** One line of a frame: of a message its words, of a conversation its holder. */
function brief(frame: unknown): string {
  const { message, conversation, ...rest } = (frame ?? {}) as {
    message?: Message | string;
    conversation?: ConversationView;
  };
  const text =
    typeof message === 'object'
      ? `#${message.seq} ${message.author.kind} ${message.author.name}: ${message.text}`
      : conversation
        ? `${conversation.holder.kind} ${conversation.holder.name}, epoch ${conversation.epoch}`
        : JSON.stringify(message === undefined ? rest : { message, ...rest });
  return text.length > 180 ? `${text.slice(0, 180)}…` : text;
}

/** Signs in as a person and returns the session cookie. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch((error: unknown) => {
    throw new JourneyError(
      `no server answers at ${url} (${String(error)}). Start it with npm start.`,
    );
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  if (!answer.ok || cookie === '')
    throw new JourneyError(`${email} cannot sign in (${answer.status}).`);
  return cookie;
}

/** The last six-digit code that the demo mailbox shows for an address. */
export async function mailedCode(url: string, to: string): Promise<string> {
  const answer = await fetch(`${url}/demo/mailbox`);
  const { mails } = (await answer.json()) as {
    mails: { to: string; body: string; createdAt: string }[];
  };
  const newest = mails
    .filter((mail) => mail.to === to)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];
  const code = /\b\d{6}\b/.exec(newest?.body ?? '')?.[0];
  if (!code) throw new JourneyError(`no code was mailed to ${to}.`);
  return code;
}
