import type { Namespace, Socket } from 'socket.io';
import { carryIdentity } from '../auth/identity-fact.ts';
import { actingAs, type Ctx } from '../context.ts';
import { conversationView } from '../conversations/conversation-view.ts';
import { openConversation } from '../conversations/open.ts';
import { ownConversation } from '../conversations/own.ts';
import { submitRating } from '../conversations/rate.ts';
import { markRead, messagesAfter, messagesBefore } from '../conversations/read.ts';
import { ticketForCustomer } from '../conversations/view.ts';
import { AppError, toWireError } from '../errors.ts';
import { correctFact } from '../handoff/correct-fact.ts';
import type { Escalate } from '../handoff/escalate.ts';
import { leaveContact } from '../handoff/leave-contact.ts';
import type { Resolve } from '../handoff/resolve.ts';
import { type CustomerEvents, type CustomerReplies, customerEvents } from '../protocol/customer.ts';
import type { Message } from '../protocol/entities.ts';
import { admit, type CustomerDoor, defined, greet, type Visit } from './customer-door.ts';
import { handle } from './handle.ts';
import type { Limiter } from './limiter.ts';
import { rooms } from './rooms.ts';

export interface CustomerParts extends CustomerDoor {
  ctx: Ctx;
  limiter: Limiter;
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
      return { ticket: ticketForCustomer(ticket) };
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
