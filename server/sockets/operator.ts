import type { Namespace, Socket } from 'socket.io';
import { actingAs, type Ctx } from '../context.ts';
import { conversationView } from '../conversations/conversation-view.ts';
import { markRead, messagesAfter } from '../conversations/read.ts';
import { AppError } from '../errors.ts';
import type { HandBack } from '../handoff/hand-back.ts';
import type { Resolve } from '../handoff/resolve.ts';
import type { ApprovalView } from '../protocol/entities.ts';
import { type OperatorEvents, type OperatorReplies, operatorEvents } from '../protocol/operator.ts';
import { acceptOffer } from '../queue/accept-offer.ts';
import { addNote } from '../queue/add-note.ts';
import { claimTicket } from '../queue/claim.ts';
import { decideFact } from '../queue/decide-fact.ts';
import { decideRecommendation } from '../queue/decide-recommendation.ts';
import { declineOffer } from '../queue/decline-offer.ts';
import { arrive, heartbeat, presenceList, presenceOf, setAvailability } from '../queue/presence.ts';
import { inbox, openOffers, waitingTickets } from '../queue/queued-tickets.ts';
import { replyAsOperator } from '../queue/reply.ts';
import { heldConversation, mayLetGo, type Staff, siteConversation } from '../queue/staff.ts';
import { transferConversation } from '../queue/transfer.ts';
import { handle } from './handle.ts';
import { rooms } from './rooms.ts';
import { type StaffDoor, staffDoor } from './staff-door.ts';
import { openCaseFile, watch } from './watch.ts';

/** What app.ts hands in: the door, and the verbs that it composes. */
export interface OperatorParts extends Omit<StaffDoor, 'log'> {
  ctx: Ctx;
  handBack: HandBack;
  resolve: Resolve;
  /** agents/tools: runs the stored call with this operator as the approver (decisions.md 13). */
  decideApproval(
    ctx: Ctx,
    input: { approvalId: string; verdict: 'approve' | 'refuse'; reason?: string },
  ): Promise<ApprovalView>;
}

type Handlers = {
  [E in keyof OperatorReplies]: (payload: OperatorEvents[E]) => Promise<OperatorReplies[E]>;
} & { typing: (payload: OperatorEvents['typing']) => Promise<void> };

/** The operators' door; supervisors and administrators may answer too (decisions.md 49). */
export function operatorNamespace(space: Namespace, parts: OperatorParts): void {
  const door = { ...parts, log: parts.ctx.log };
  staffDoor(space, door, ['operator', 'supervisor', 'administrator'], (socket, who) => {
    const me: Staff = { kind: 'operator', userId: who.userId, name: who.name, siteId: who.siteId };
    const ctx = actingAs(parts.ctx, me);
    void socket.join([rooms.operator(me.userId), rooms.operators(me.siteId)]);
    const welcomed = welcome(ctx, me, socket).catch((error) =>
      ctx.log.error('operator_arrival_failed', { message: String(error) }),
    );
    handle(socket, operatorEvents, handlers(ctx, me, socket, { ...parts, welcomed }), {
      log: ctx.log,
    });
    return { alive: () => heartbeat(ctx) };
  });
}

/** Online, and told again what was offered while the link was down. */
async function welcome(ctx: Ctx, me: Staff, socket: Socket): Promise<void> {
  await arrive(ctx);
  for (const offer of await openOffers(ctx.db, me.userId, ctx.clock.now())) {
    socket.emit('offer', offer);
  }
}

function handlers(
  ctx: Ctx,
  me: Staff,
  socket: Socket,
  parts: OperatorParts & { welcomed: Promise<void> },
): Handlers {
  const view = async (conversationId: string) => ({
    conversation: await conversationView(ctx, conversationId, 'staff'),
  });
  return {
    'queue:list': async () => {
      // Read before the arrival is stored, it would call somebody who is here "offline".
      await parts.welcomed;
      const now = ctx.clock.now();
      const [tickets, operators, own] = await Promise.all([
        waitingTickets(ctx.db, me.siteId),
        presenceList(ctx.db, me.siteId, now),
        presenceOf(ctx.db, me, now),
      ]);
      return { tickets, operators, me: own };
    },
    'inbox:list': async () => ({ tickets: await inbox(ctx.db, me.siteId, me.userId) }),
    'queue:claim': (input) => claimTicket(ctx, input),
    'offer:accept': (input) => acceptOffer(ctx, input),
    'offer:decline': async (input) => {
      await declineOffer(ctx, input);
      return {};
    },
    'conversation:read': ({ conversationId }) => openCaseFile(ctx, socket, conversationId),
    'conversation:sync': async ({ conversationId, afterSeq }) => {
      await siteConversation(ctx, conversationId);
      await watch(socket, conversationId);
      const messages = await messagesAfter(ctx.db, conversationId, afterSeq);
      const { conversation } = await view(conversationId);
      return { messages, lastSeq: conversation.lastSeq, conversation };
    },
    'message:send': async ({ conversationId, clientMessageId, text, attachmentIds }) => {
      if (attachmentIds && attachmentIds.length > 0) {
        throw new AppError('invalid', 'Attachments are not accepted here yet.', {
          field: 'attachmentIds',
        });
      }
      const { message } = await replyAsOperator(ctx, { conversationId, clientMessageId, text });
      return { message };
    },
    'message:read': async ({ conversationId, seq }) => {
      await heldConversation(ctx, conversationId);
      await markRead(ctx, { conversationId, seq, by: 'operator' });
      return {};
    },
    typing: async ({ conversationId, typing }) => {
      await heldConversation(ctx, conversationId);
      ctx.publish({ type: 'typing', conversationId, by: 'operator', name: me.name, typing });
    },
    'note:add': async (input) => ({ note: await addNote(ctx, { ...input, kind: 'note' }) }),
    'recommendation:decide': async ({ reason, ...input }) => {
      await decideRecommendation(ctx, reason === undefined ? input : { ...input, reason });
      return {};
    },
    'fact:decide': async ({ value, ...input }) => ({
      facts: await decideFact(ctx, value === undefined ? input : { ...input, value }),
    }),
    'approval:decide': async ({ reason, ...input }) => ({
      approval: await parts.decideApproval(
        ctx,
        reason === undefined ? input : { ...input, reason },
      ),
    }),
    'conversation:transfer': async (input) => {
      await transferConversation(ctx, input);
      return view(input.conversationId);
    },
    'conversation:handback': async (input) => {
      await mayLetGo(ctx, input.conversationId);
      await parts.handBack(ctx, input);
      return view(input.conversationId);
    },
    'conversation:resolve': async ({ conversationId, outcome }) => {
      const { status } = await siteConversation(ctx, conversationId);
      if (status === 'open') {
        await mayLetGo(ctx, conversationId);
        await parts.resolve(ctx, { conversationId, outcome, by: me.name });
      }
      return view(conversationId);
    },
    'availability:set': async (input) => ({ me: await setAvailability(ctx, input) }),
  };
}
