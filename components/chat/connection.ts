import { io, type Socket } from 'socket.io-client';
import type { Reply } from '../../server/protocol/ack.ts';
import type {
  CustomerClientEvents,
  CustomerEvents,
  CustomerReplies,
  CustomerServerEvents,
  SessionFrame,
} from '../../server/protocol/customer.ts';
import type { KeepSafe } from './storage.ts';

export type Link = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'refused' | 'outdated';

export interface Introduction {
  siteKey?: string | undefined;
  locale?: string | undefined;
  /** The address of the page that the customer is on. */
  page?: string | undefined;
  /** The host page's signed word on who this is (a JWT). */
  identity?: string | undefined;
}

export interface Connection {
  link(): Link;
  call<E extends keyof CustomerReplies>(
    event: E,
    payload: CustomerEvents[E],
  ): Promise<Reply<CustomerReplies[E]>>;
  typing(conversationId: string, typing: boolean): void;
  on<E extends keyof CustomerServerEvents>(event: E, listener: CustomerServerEvents[E]): void;
  /** Signs in with a new JWT, or out with null: a new connection either way. */
  identify(identity: string | null): void;
  close(): void;
}

const ACK_MS = 10_000;
type CustomerSocket = Socket<CustomerServerEvents, CustomerClientEvents>;
/** The same socket seen without its event types, which a generic call cannot name. */
interface AnySocket {
  timeout(ms: number): {
    emit(event: string, payload: unknown, ack: (late: Error | null, reply: unknown) => void): void;
  };
  on(event: string, listener: unknown): void;
}

export function connect(parts: {
  url: string;
  who: Introduction;
  storage: KeepSafe;
  onLink: (link: Link) => void;
  onSession: (session: SessionFrame) => void;
}): Connection {
  const { storage, who } = parts;
  let identity = who.identity;
  let link: Link = 'connecting';
  const tell = (next: Link) => {
    if (next === link) return;
    link = next;
    parts.onLink(next);
  };

  const socket: CustomerSocket = io(`${parts.url}/customer`, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 8000,
    auth: (answer) =>
      answer({ protocol: 1, ...who, identity, token: storage.read('token') ?? undefined }),
  });

  socket.on('session', (session) => {
    storage.write('token', session.token);
    tell('online');
    parts.onSession(session);
  });
  socket.on('disconnect', (reason) => {
    tell(navigator.onLine ? 'reconnecting' : 'offline');
    if (reason === 'io server disconnect') window.setTimeout(() => socket.connect(), 1000);
  });
  socket.on('connect_error', (error) => {
    const code = (error as Error & { data?: { code?: string } }).data?.code;
    if (code === 'forbidden') return tell('refused');
    if (code === 'protocol_version') return tell('outdated');
    tell(navigator.onLine ? (link === 'connecting' ? link : 'reconnecting') : 'offline');
    if (code === 'unauthenticated') startOver();
    else if (code) window.setTimeout(() => socket.connect(), 2000);
  });

  /** A token or identity that is no longer good: come again as a new visitor, once each. */
  function startOver(): void {
    if (!identity && !storage.read('token')) {
      tell('refused');
      return;
    }
    if (identity) identity = undefined;
    else storage.write('token', null);
    socket.connect();
  }

  const wentOffline = () => tell('offline');
  const cameBack = () => {
    // A socket that looks alive may be dead since the network changed: a new one is sure.
    tell('reconnecting');
    socket.disconnect().connect();
  };
  window.addEventListener('offline', wentOffline);
  window.addEventListener('online', cameBack);

  return {
    link: () => link,
    call: (event, payload) =>
      new Promise((resolve) => {
        type Answer = Parameters<typeof resolve>[0];
        const missing = (code: string) =>
          resolve({ ok: false, error: { code, message: '' } } as Answer);
        if (!socket.connected) return missing('unavailable');
        const anySocket = socket as unknown as AnySocket;
        anySocket.timeout(ACK_MS).emit(event, payload, (late, reply) => {
          if (late) missing('timeout');
          else resolve(reply as Answer);
        });
      }),
    typing: (conversationId, typing) => {
      if (socket.connected) socket.volatile.emit('typing', { conversationId, typing });
    },
    on: (event, listener) => (socket as unknown as AnySocket).on(event, listener),
    identify(next) {
      identity = next ?? undefined;
      if (next === null) storage.write('token', null);
      tell('reconnecting');
      socket.disconnect().connect();
    },
    close() {
      window.removeEventListener('offline', wentOffline);
      window.removeEventListener('online', cameBack);
      socket.disconnect();
    },
  };
}
