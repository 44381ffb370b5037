import type { IncomingHttpHeaders } from 'node:http';
import type { Namespace, Socket } from 'socket.io';
import * as z from 'zod/mini';
import type { Log } from '../context.ts';
import { AppError, toWireError } from '../errors.ts';
import { PROTOCOL_VERSION } from '../protocol/entities.ts';

export type StaffRole = 'operator' | 'supervisor' | 'administrator';

/** Who a session cookie belongs to (auth/operators.ts). */
export interface SignedIn {
  userId: string;
  name: string;
  role: StaffRole;
  siteId: string;
}

export interface StaffDoor {
  readOperator(headers: IncomingHttpHeaders): Promise<SignedIn | null>;
  /** A present origin must be allowed; an absent one passes (decisions.md 19). */
  originAllowed(origin: string | undefined): boolean | Promise<boolean>;
  log: Log;
}

const staffAuth = z.strictObject({ protocol: z.optional(z.number()) });

/** A session that ended, or a role that was taken away, closes the socket within this time. */
const CHECK_MS = 15_000;

/**
 * Lets people of these roles in (decisions.md 49): wrong origin or role → `connect_error` with
 * `data.code` `forbidden`, no session → `unauthenticated`. `alive` is called at most every 15 s while
 * packets arrive, pings included (decisions.md 24).
 */
export function staffDoor(
  space: Namespace,
  door: StaffDoor,
  roles: readonly StaffRole[],
  enter: (socket: Socket, who: SignedIn) => { alive(): Promise<void> },
): void {
  space.use((socket, next) => {
    admit(socket, door, roles).then(
      (who) => {
        socket.data = who;
        next();
      },
      (thrown: unknown) => {
        const data = toWireError(thrown);
        if (data.code === 'internal') door.log.error('door_failed', { message: String(thrown) });
        next(Object.assign(new Error(data.message), { data }));
      },
    );
  });
  space.on('connection', (socket) => {
    const { alive } = enter(socket, socket.data as SignedIn);
    keepAlive(socket, door, async () => {
      await admit(socket, door, roles);
      await alive();
    });
  });
}

async function admit(
  socket: Socket,
  door: StaffDoor,
  roles: readonly StaffRole[],
): Promise<SignedIn> {
  const auth = staffAuth.safeParse(socket.handshake.auth);
  if (!auth.success) {
    throw new AppError('invalid', 'The handshake has a field that is not known.', {
      field: 'auth',
    });
  }
  if ((auth.data.protocol ?? PROTOCOL_VERSION) !== PROTOCOL_VERSION) {
    throw new AppError(
      'protocol_version',
      `This server speaks version ${PROTOCOL_VERSION}. Reload the page.`,
    );
  }
  const { headers } = socket.handshake;
  if (!(await door.originAllowed(headers.origin))) {
    throw new AppError('forbidden', 'This page may not connect. Open Baton at its own address.');
  }
  const who = await door.readOperator(headers);
  if (!who) throw new AppError('unauthenticated', 'Sign in first.');
  if (!roles.includes(who.role)) {
    throw new AppError('forbidden', 'Your account may not see this. Ask a supervisor.');
  }
  return who;
}

/** Socket.IO's connection is shared by the namespaces of a client: the listener goes with the socket. */
function keepAlive(socket: Socket, door: StaffDoor, check: () => Promise<void>): void {
  let last = Date.now();
  const onPacket = () => {
    if (Date.now() - last < CHECK_MS) return;
    last = Date.now();
    check().catch((thrown: unknown) => {
      if (thrown instanceof AppError) socket.disconnect(true);
      else door.log.warn('heartbeat_failed', { message: String(thrown) });
    });
  };
  socket.conn.on('packet', onPacket);
  socket.on('disconnect', () => socket.conn.off('packet', onPacket));
}
