import { io } from 'socket.io-client';
import type { Reply } from '../../server/protocol/ack.ts';
import type {
  OperatorEvents,
  OperatorReplies,
  OperatorServerEvents,
} from '../../server/protocol/operator.ts';
import type {
  SupervisorEvents,
  SupervisorReplies,
  SupervisorServerEvents,
} from '../../server/protocol/supervisor.ts';
import { noAnswer, offline, Refusal } from './refusal.ts';

/** connecting → online ⇄ offline; the last two end it: only a person can do something about them. */
export type Link = 'connecting' | 'online' | 'offline' | 'unauthenticated' | 'forbidden';

/** One namespace: every ask is answered or refused within 10 s; nothing is queued while offline. */
export interface Wire<Asks, Replies, Tells> {
  ask<E extends keyof Replies & keyof Asks & string>(
    event: E,
    payload: Asks[E],
  ): Promise<Replies[E]>;
  tell<E extends keyof Asks & string>(event: E, payload: Asks[E]): void;
  on<E extends keyof Tells & string>(event: E, hear: Tells[E]): () => void;
  onLink(hear: (link: Link) => void): () => void;
  close(): void;
}

type Hear = (...args: never[]) => void;

/** What is used of a Socket.IO client, so that tests can stand in for it. */
export interface Line {
  connected: boolean;
  active: boolean;
  on(event: string, hear: Hear): unknown;
  off(event: string, hear: Hear): unknown;
  emit(event: string, payload: unknown): unknown;
  timeout(ms: number): {
    emit(
      event: string,
      payload: unknown,
      ack: (late: Error | null, reply: Reply<unknown>) => void,
    ): unknown;
  };
  connect(): unknown;
  disconnect(): unknown;
}

const ANSWER_MS = 10_000;
const AGAIN_MS = 3_000;

export function makeWire<Asks, Replies, Tells>(line: Line): Wire<Asks, Replies, Tells> {
  let link: Link = 'connecting';
  let again: ReturnType<typeof setTimeout> | undefined;
  const hearers = new Set<(link: Link) => void>();
  const set = (next: Link) => {
    link = next;
    for (const hear of hearers) hear(next);
  };
  const retry = () => {
    clearTimeout(again);
    again = setTimeout(() => line.connect(), AGAIN_MS);
  };

  line.on('connect', () => set('online'));
  line.on('disconnect', (why: string) => {
    set('offline');
    // Socket.IO does not come back by itself when the server hung up.
    if (why === 'io server disconnect') retry();
  });
  line.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    const code = error.data?.code;
    if (code === 'unauthenticated' || code === 'forbidden') return set(code);
    set('offline');
    if (!line.active) retry();
  });

  return {
    ask: (event, payload) =>
      new Promise((resolve, reject) => {
        if (!line.connected) return reject(offline());
        line.timeout(ANSWER_MS).emit(event, payload, (late, reply) => {
          if (late) return reject(noAnswer());
          if (reply.ok) return resolve(reply.data as Replies[typeof event]);
          const { code, message, ...detail } = reply.error;
          reject(new Refusal(code, message, detail));
        });
      }),
    tell: (event, payload) => {
      if (line.connected) line.emit(event, payload);
    },
    on: (event, hear) => {
      line.on(event, hear as Hear);
      return () => line.off(event, hear as Hear);
    },
    onLink: (hear) => {
      hearers.add(hear);
      hear(link);
      return () => hearers.delete(hear);
    },
    close: () => {
      clearTimeout(again);
      hearers.clear();
      line.disconnect();
    },
  };
}

export type OperatorWire = Wire<OperatorEvents, OperatorReplies, OperatorServerEvents>;
export type SupervisorWire = Wire<SupervisorEvents, SupervisorReplies, SupervisorServerEvents>;

// The client's own types know reserved events only; a Line is the part of it that is used here.
const lineTo = (namespace: string) => io(namespace, { withCredentials: true }) as unknown as Line;

export const connectOperator = (): OperatorWire => makeWire(lineTo('/operator'));
export const connectSupervisor = (): SupervisorWire => makeWire(lineTo('/supervisor'));
