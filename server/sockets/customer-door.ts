import type { Socket } from 'socket.io';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { customerAuth } from '../protocol/customer.ts';
import { PROTOCOL_VERSION } from '../protocol/entities.ts';
import { rooms } from './rooms.ts';
import { wellFormed } from './well-formed.ts';

/** What a visitor proved at the door. */
export interface Visit {
  visitorId: string;
  siteId: string;
  token: string;
  verified: boolean;
  language: string;
}

export interface CustomerDoor {
  /** A present origin must be allowed, an absent one passes (decisions.md 19). */
  originAllowed(origin: string | undefined, siteKey: string | undefined): Promise<boolean>;
  /** Reads token and identity, or makes a new visitor (auth/visit.ts). Throws AppError. */
  enter(auth: {
    token?: string;
    identity?: string;
    locale?: string;
    page?: string;
    siteKey?: string;
    acceptLanguage?: string;
  }): Promise<Visit>;
}

/** Version, origin, token and identity, in this order; what was proven is `socket.data`. Throws AppError. */
export async function admit(socket: Socket, door: CustomerDoor): Promise<void> {
  const parsed = customerAuth.safeParse(wellFormed(socket.handshake.auth));
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? 'auth';
    throw new AppError('invalid', `The handshake has a wrong field: ${field}.`, { field });
  }
  const { protocol, ...auth } = parsed.data;
  if (protocol !== PROTOCOL_VERSION) {
    throw new AppError(
      'protocol_version',
      `This server speaks version ${PROTOCOL_VERSION}. Reload the page.`,
    );
  }
  if (!(await door.originAllowed(socket.handshake.headers.origin, auth.siteKey))) {
    throw new AppError('forbidden', 'This page may not use the chat. Add its origin to the site.');
  }
  const acceptLanguage = socket.handshake.headers['accept-language'];
  socket.data = await door.enter({
    ...defined(auth),
    ...(acceptLanguage ? { acceptLanguage } : {}),
  });
}

/** Drops `undefined` members, which exact optional types do not allow. */
export function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** The first frame: who this browser is, and the conversation that it may go on with. */
export async function greet(ctx: Ctx, socket: Socket, visit: Visit): Promise<void> {
  const open = await ctx.db.conversation.findFirst({
    where: { visitorId: visit.visitorId },
    orderBy: [{ status: 'asc' }, { createdAt: 'desc' }],
    select: { id: true },
  });
  if (open) await socket.join(rooms.conversation(open.id));
  socket.emit('session', {
    token: visit.token,
    visitorId: visit.visitorId,
    conversationId: open?.id ?? null,
    verified: visit.verified,
  });
}
