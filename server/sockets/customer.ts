import type { Namespace, Socket } from 'socket.io';
import { carryIdentity } from '../auth/identity-fact.ts';
import { actingAs, type Ctx } from '../context.ts';
import { conversationView } from '../conversations/conversation-view.ts';
import { openConversation } from '../conversations/open.ts';
import { ownConversation } from '../conversations/own.ts';
import { submitRating } from '../conversations/rate.ts';
import { markRead, messagesAfter, messagesBefore } from '../conversations/read.ts';
import { AppError, toWireError } from '../errors.ts';
import { correctFact } from '../handoff/correct-fact.ts';
import type { Escalate } from '../handoff/escalate.ts';
import { leaveContact } from '../handoff/leave-contact.ts';
import type { Resolve } from '../handoff/resolve.ts';
import {
  type CustomerEvents,
  type CustomerReplies,
  customerAuth,
  customerEvents,
} from '../protocol/customer.ts';
import { type Message, PROTOCOL_VERSION } from '../protocol/entities.ts';
import { handle } from './handle.ts';
import type { Limiter } from './limiter.ts';
import { rooms } from './publish.ts';
import { wellFormed } from './well-formed.ts';

/** What a visitor proved at the door. */
export interface Visit {
  visitorId: string;
  siteId: string;
  token: string;
  verified: boolean;
  language: string;
}

export interface CustomerParts {
  ctx: Ctx;
  limiter: Limiter;
  /** Null: this origin may not connect. */
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
  receive(
    ctx: Ctx,
    input: { conversationId: string; clientMessageId: string; text: string },
  ): Promise<{ message: Message; inserted: boolean }>;
  escalate: Escalate;
  resolve: Resolve;
  cancelHumanRequest(ctx: Ctx, input: { conversationId: string }): Promise<void>;
}

const FIRST_PAGE = 50;

/** The customers' door: who comes in, and what they may do. */
export function customerNamespace(space: Namespace, parts: CustomerParts): void {
  space.use((socket, next) => {
    admit(socket, parts).then(
      () => next(),
      (thrown: unknown) => {
        const wire = toWireError(thrown);
        next(Object.assign(new Error(wire.message), { data: wire }));
      },
    );
  });
  space.on('connection', (socket) => {
    const visit = socket.data as Visit;
    const ctx = actingAs(parts.ctx, {
      kind: 'customer',
      visitorId: visit.visitorId,
      siteId: visit.siteId,
    });
    handle(socket, customerEvents, handlers(ctx, socket, visit, parts), {
      limiter: parts.limiter,
      key: visit.visitorId,
      log: ctx.log,
      isFree: (event, payload) => isRepeat(ctx, event, payload),
    });
    greet(ctx, socket, visit).catch((error) =>
      ctx.log.error('session.failed', { error: String(error) }),
    );
  });
}

async function admit(socket: Socket, parts: CustomerParts): Promise<void> {
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
  if (!(await parts.originAllowed(socket.handshake.headers.origin, auth.siteKey))) {
    throw new AppError('forbidden', 'This page may not use the chat. Add its origin to the site.');
  }
  const acceptLanguage = socket.handshake.headers['accept-language'];
  socket.data = await parts.enter({
    ...defined(auth),
    ...(acceptLanguage ? { acceptLanguage } : {}),
  });
}

/** Drops `undefined` members, which exact optional types do not allow. */
function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

async function greet(ctx: Ctx, socket: Socket, visit: Visit): Promise<void> {
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

/** An idempotent repeat costs nothing (decisions.md 20). */
async function isRepeat(ctx: Ctx, event: string, payload: unknown): Promise<boolean> {
  if (event !== 'message:send' || ctx.actor.kind !== 'customer') return false;
  const { conversationId, clientMessageId } = payload as CustomerEvents['message:send'];
  const known = await ctx.db.message.count({
    where: { conversationId, clientMessageId, authorId: ctx.actor.visitorId },
  });
  return known > 0;
}

type Handlers = {
  [E in keyof CustomerReplies]: (payload: CustomerEvents[E]) => Promise<CustomerReplies[E]>;
} & { typing: (payload: CustomerEvents['typing']) => Promise<void> };

function handlers(ctx: Ctx, socket: Socket, visit: Visit, parts: CustomerParts): Handlers {
  const own = (conversationId: string) => ownConversation(ctx, conversationId);
  const view = (conversationId: string) => conversationView(ctx, conversationId, 'customer');
  return {
    'conversation:open': async (ask) => {
      const id = await openConversation(ctx, { ...defined(ask), language: visit.language });
      await carryIdentity(ctx.db, { id, visitorId: visit.visitorId }, ctx.clock.now());
      await socket.join(rooms.conversation(id));
      const conversation = await view(id);
      const messages = await messagesBefore(ctx.db, id, conversation.lastSeq + 1, FIRST_PAGE);
      return { conversation, messages, lastSeq: conversation.lastSeq };
    },
    'conversation:sync': async ({ conversationId, afterSeq }) => {
      await own(conversationId);
      await socket.join(rooms.conversation(conversationId));
      const messages = await messagesAfter(ctx.db, conversationId, afterSeq);
      const conversation = await view(conversationId);
      return { messages, lastSeq: conversation.lastSeq, conversation };
    },
    'conversation:history': async ({ conversationId, beforeSeq, limit }) => {
      await own(conversationId);
      return { messages: await messagesBefore(ctx.db, conversationId, beforeSeq, limit) };
    },
    'conversation:list': async () => {
      const rows = await ctx.db.conversation.findMany({
        where: { visitorId: visit.visitorId },
        orderBy: { createdAt: 'desc' },
        select: { id: true },
        take: 50,
      });
      return { conversations: await Promise.all(rows.map((row) => view(row.id))) };
    },
    'conversation:close': async ({ conversationId }) => {
      await own(conversationId);
      await parts.resolve(ctx, {
        conversationId,
        outcome: 'closed by the customer',
        by: 'customer',
      });
      return {};
    },
    'message:send': async ({ conversationId, clientMessageId, text, attachmentIds }) => {
      if (attachmentIds && attachmentIds.length > 0) {
        throw new AppError(
          'invalid',
          'Attachments are not accepted here yet. Describe it in words.',
          { field: 'attachmentIds' },
        );
      }
      const { message } = await parts.receive(ctx, { conversationId, clientMessageId, text });
      return { message };
    },
    'message:read': async ({ conversationId, seq }) => {
      await own(conversationId);
      await markRead(ctx, { conversationId, seq, by: 'customer' });
      return {};
    },
    typing: async ({ conversationId, typing }) => {
      await own(conversationId);
      ctx.publish({ type: 'typing', conversationId, by: 'customer', name: '', typing });
    },
    'human:request': async ({ conversationId }) => {
      await own(conversationId);
      const { ticket } = await parts.escalate(ctx, {
        conversationId,
        reason: 'explicit_request',
        summary: '',
        urgency: 'normal',
      });
      return { ticket };
    },
    'human:cancel': async ({ conversationId }) => {
      await parts.cancelHumanRequest(ctx, { conversationId });
      return {};
    },
    'facts:correct': async ({ conversationId, factId, value }) => {
      await own(conversationId);
      return { facts: await correctFact(ctx, { conversationId, factId, value }) };
    },
    'contact:leave': async ({ conversationId, email }) => {
      await own(conversationId);
      await leaveContact(ctx, { conversationId, email });
      return {};
    },
    'rating:submit': async (input) => {
      await own(input.conversationId);
      await submitRating(ctx, { ...input, comment: input.comment ?? null });
      return {};
    },
  };
}
