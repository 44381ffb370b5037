import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { ANSWER } from '../instant-model.ts';

export type PathName = 'direct' | 'handoff';

/**
 * What the product makes durable between a message and the first words of its answer, counted with
 * the query log (`--statements` prints it, and each run checks it): the characters that each commit
 * writes, one entry per commit. Direct: 7 commits
 * (the product needs 30 statements for them). Through a handoff with its ACK: 22 (113 statements).
 */
export const COMMITS: Record<PathName, number[]> = {
  direct: [291, 201, 196, 68, 92, 116, 42],
  handoff: [
    ...[296, 214, 208, 68, 92, 115, 42, 48, 42, 48, 3183],
    ...[271, 68, 166, 79, 86, 86, 1423, 92, 68, 116, 42],
  ],
};

export interface Floor {
  /** Milliseconds from the emit to the delta. */
  firstWords(path: PathName): Promise<number>;
  stop(): Promise<void>;
}

/**
 * The least that a turn can cost here: the same commits, one after the other, one statement each, in
 * the same PostgreSQL through the same driver, then one delta over Socket.IO. It reads nothing,
 * decides nothing and sends nothing else.
 */
export async function startFloor(databaseUrl: string): Promise<Floor> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query(
    'create table floor_rows (id uuid primary key, body text not null, at timestamptz not null)',
  );
  const http = createServer();
  const server = new Server(http, { perMessageDeflate: false, serveClient: false });
  server.of('/customer').on('connection', (socket) => {
    socket.on('message:send', async (message: { path: PathName; conversationId: string }, ack) => {
      const messageId = randomUUID();
      for (const [at, size] of COMMITS[message.path].entries()) {
        await pool.query('insert into floor_rows (id, body, at) values ($1, $2, $3)', [
          randomUUID(),
          'x'.repeat(size),
          new Date(),
        ]);
        if (at === 0) ack({ ok: true, data: {} });
      }
      const { conversationId } = message;
      const delta = ANSWER.split('. ')[0];
      socket.emit('message:delta', {
        conversationId,
        messageId,
        epoch: 1,
        agent: 'billing',
        delta,
      });
    });
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}/customer`, {
    transports: ['websocket'],
    forceNew: true,
  });
  await new Promise<void>((resolve) => client.once('connect', resolve));
  const conversationId = randomUUID();
  return {
    async firstWords(path) {
      const delta = new Promise<number>((resolve) =>
        client.once('message:delta', () => resolve(performance.now())),
      );
      const sentAt = performance.now();
      const stored = client.emitWithAck('message:send', {
        path,
        conversationId,
        clientMessageId: randomUUID(),
      });
      const took = (await delta) - sentAt;
      await stored;
      return took;
    },
    async stop() {
      client.close();
      await server.close();
      await pool.end();
    },
  };
}
