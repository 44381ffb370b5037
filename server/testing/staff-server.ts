import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import type { Ctx } from '../context.ts';
import { conflict } from '../errors.ts';
import { makeResolve } from '../handoff/resolve.ts';
import type { Reply } from '../protocol/ack.ts';
import { runDueQueue } from '../queue/run-due.ts';
import { operatorNamespace } from '../sockets/operator.ts';
import { Publisher } from '../sockets/publish.ts';
import type { SignedIn, StaffRole } from '../sockets/staff-door.ts';
import { supervisorNamespace } from '../sockets/supervisor.ts';
import { closeTicket } from '../tickets/close.ts';
import { type HelpDesk, takeOver } from './help-desk.ts';

export interface Frame {
  name: string;
  payload: Record<string, unknown>;
}

/** A connected person: asks with an ack, and keeps every frame that it was told. */
export interface Console {
  socket: Socket;
  frames: Frame[];
  ask(event: string, payload: unknown): Promise<Reply<Record<string, unknown>>>;
  /** The first frame that fits, already told or still to come. */
  told(name: string, fits?: (payload: Record<string, unknown>) => boolean): Promise<Frame>;
}

export interface StaffServer {
  /** Everything published so far has left. */
  settled(): Promise<void>;
  connect(
    space: '/operator' | '/supervisor',
    as: SignIn | null,
    more?: Handshake,
  ): Promise<Console>;
  /** What the door says instead; null when it opens. */
  refused(
    space: '/operator' | '/supervisor',
    as: SignIn | null,
    more?: Handshake,
  ): Promise<unknown>;
  signOut(userId: string): void;
  close(): Promise<void>;
}
type SignIn = { userId: string; name: string; siteId: string; role?: StaffRole };
type Handshake = { auth?: Record<string, unknown>; origin?: string };

/** The operators' and supervisors' doors on a port, with sessions that the test hands out itself. */
export async function staffServer(desk: HelpDesk): Promise<StaffServer> {
  const http = createServer();
  const server = new Server(http, { maxHttpBufferSize: 256 * 1024 });
  const publisher = new Publisher({ io: server, ctx: desk.ctx() });
  const work = new Set<Promise<void>>();
  const ctx: Ctx = {
    ...desk.ctx(),
    publish: (event) => publisher.publish(event),
    wake: () => {
      const run = runDueQueue(ctx, desk.now);
      work.add(run);
      void run.finally(() => work.delete(run));
    },
  };
  const sessions = new Map<string, SignedIn>();
  const door = {
    ctx,
    readOperator: async (headers: { cookie?: string }) =>
      sessions.get(headers.cookie ?? '') ?? null,
    originAllowed: (origin: string | undefined) =>
      origin === undefined || origin === 'http://baton.test',
  };
  operatorNamespace(server.of('/operator'), {
    ...door,
    resolve: makeResolve({ closeTicket }),
    handBack: async () => {
      throw conflict('No agent is ready in this test.');
    },
    decideApproval: async () => {
      throw conflict('No approval in this test.');
    },
  });
  supervisorNamespace(server.of('/supervisor'), { ...door, takeOver });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const clients = new Set<Socket>();

  const dial = (space: string, as: SignIn | null, { auth = {}, origin }: Handshake = {}) => {
    if (as) sessions.set(`session=${as.userId}`, { role: 'operator', ...as });
    const extraHeaders: Record<string, string> = {};
    if (as) extraHeaders.cookie = `session=${as.userId}`;
    if (origin) extraHeaders.origin = origin;
    const socket = io(`${address}${space}`, {
      auth,
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      extraHeaders,
    });
    clients.add(socket);
    return socket;
  };
  const answer = (socket: Socket) =>
    new Promise<unknown>((resolve) => {
      socket.once('connect', () => resolve(null));
      socket.once('connect_error', (error) => resolve('data' in error ? error.data : error));
    });

  return {
    async settled() {
      await Promise.all(work);
      await publisher.drain();
    },
    async connect(space, as, more) {
      const socket = dial(space, as, more);
      const frames: Frame[] = [];
      const waiting = new Set<() => void>();
      socket.onAny((name: string, payload: Record<string, unknown>) => {
        frames.push({ name, payload });
        for (const look of waiting) look();
      });
      const refusal = await answer(socket);
      if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`);
      return {
        socket,
        frames,
        ask: (event, payload) => socket.timeout(10_000).emitWithAck(event, payload),
        told: (name, fits = () => true) =>
          new Promise((resolve) => {
            const look = () => {
              const frame = frames.find((one) => one.name === name && fits(one.payload));
              if (!frame) return;
              waiting.delete(look);
              resolve(frame);
            };
            waiting.add(look);
            look();
          }),
      };
    },
    refused: (space, as, more) => answer(dial(space, as, more)),
    signOut: (userId) => void sessions.delete(`session=${userId}`),
    async close() {
      for (const client of clients) client.disconnect();
      await Promise.all(work);
      await publisher.drain();
      await server.close();
    },
  };
}
