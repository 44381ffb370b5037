import type { Conversation, QueueEntry, Ticket } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import { lockConversation } from '../conversations/lock.ts';
import { ticketShape } from '../conversations/view.ts';
import { AppError, isDuplicate, notFound } from '../errors.ts';
import type { TicketView } from '../protocol/entities.ts';
import { toLanguage } from '../protocol/language.ts';
import type { Recommendation } from '../protocol/package.ts';
import { loadCounter } from './budget.ts';
import { announce, type Moved, moveHolder, publishMove } from './commit.ts';
import { escalationDraft } from './escalation-draft.ts';
import { escalationLines } from './escalation-lines.ts';
import { liveTicket, sayStillWaiting } from './live-ticket.ts';
import { type PathInput, recordStep } from './path.ts';
import { PHRASES } from './phrases.ts';
import { recordEscalation } from './record-escalation.ts';
import { supersedePending } from './state.ts';

/** Of handoff.md H41, and what the runtime adds (decisions.md 40). */
export type EscalationReason =
  | 'beyond_powers'
  | 'explicit_request'
  | 'ambiguous_case'
  | 'missing_data'
  | 'policy_gap'
  | 'no_progress'
  | 'threshold'
  | 'loop'
  | 'unavailable'
  | 'budget'
  | 'language';

export interface Escalation {
  conversationId: string;
  reason: EscalationReason;
  /** At most 400 characters; '' lets code write it from what the customer said. */
  summary: string;
  urgency: 'normal' | 'high';
  /** Only from this epoch; absent: from whatever agent holds now (the customer's own request). */
  epoch?: number;
  recommendation?: Recommendation;
}

export interface EscalateDeps {
  createTicket(
    tx: Tx,
    input: {
      conversationId: string;
      handoffId: string;
      siteId: string;
      reason: string;
      summary: string;
      urgency: 'normal' | 'high';
      language: string;
      now: Date;
    },
  ): Promise<Ticket>;
  enqueue(
    tx: Tx,
    input: { ticket: Ticket; now: Date; sentiment: number | null; parked: boolean },
  ): Promise<QueueEntry>;
  place(tx: Tx, ticketId: string, now: Date): Promise<number>;
  /** Is the desk open now, and is anybody there (decisions.md 15, 51)? */
  desk(tx: Tx, siteId: string, now: Date): Promise<{ open: boolean; online: number }>;
}

export interface Escalated {
  ticket: TicketView;
  /** The text of `ticket_created`: no agent message follows it (decisions.md 44). */
  tellTheCustomer: string;
}
export type Escalate = (ctx: Ctx, input: Escalation) => Promise<Escalated>;

class Stale extends Error {}

/**
 * Brings a conversation to the human queue: package, ticket, queue entry, the new holder and what
 * the customer reads, in one transaction (handoff.md H40, H41). While a ticket is live, asking again
 * returns it. Throws `conflict` when a stale agent escalates, `closed` when it is resolved.
 */
export function makeEscalate(deps: EscalateDeps): Escalate {
  return async (ctx, input) => {
    const live = await liveTicket(ctx, input.conversationId);
    if (live) {
      await sayStillWaiting(ctx, { ...input, ticket: live.ticket });
      return live;
    }
    // Loaded on first use, and not while the conversation's row is locked.
    await loadCounter();
    try {
      const done = await ctx.db.$transaction((tx) => escalateIn(ctx, deps, tx, input));
      publishMove(ctx, input.conversationId, done.seqs);
      ctx.publish({ type: 'queue', change: 'added', ticketId: done.ticket.id });
      ctx.wake({ type: 'queue' });
      return { ticket: done.ticket, tellTheCustomer: done.tellTheCustomer };
    } catch (error) {
      const winner =
        isDuplicate(error) || error instanceof Stale
          ? await liveTicket(ctx, input.conversationId)
          : null;
      if (winner) return winner;
      if (error instanceof Stale)
        throw new AppError('conflict', 'Somebody else answers this conversation now.');
      throw error;
    }
  };
}

async function escalateIn(ctx: Ctx, deps: EscalateDeps, tx: Tx, input: Escalation) {
  const now = ctx.clock.now();
  await lockConversation(tx, input.conversationId);
  const conversation = await tx.conversation.findUnique({ where: { id: input.conversationId } });
  if (!conversation) throw notFound('conversation');
  if (conversation.status !== 'open')
    throw new AppError('closed', 'This conversation is closed. Write to reopen it.');
  if (conversation.holderKind !== 'agent') throw new Stale();
  if (input.epoch !== undefined && input.epoch !== conversation.epoch) throw new Stale();
  await supersedePending(ctx, tx, conversation.id);
  const draft = await escalationDraft(tx, conversation, input);
  const handoffId = await recordEscalation(ctx, tx, {
    conversation,
    reason: input.reason,
    draft,
    now,
  });
  const desk = await deps.desk(tx, conversation.siteId, now);
  const created = await deps.createTicket(tx, {
    conversationId: conversation.id,
    handoffId,
    siteId: conversation.siteId,
    reason: input.reason,
    summary: draft.segment.slice(0, 400),
    urgency: input.urgency,
    language: conversation.language,
    now,
  });
  const { sentiment } = conversation;
  await deps.enqueue(tx, { ticket: created, now, sentiment, parked: !desk.open });
  const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: created.id } });
  const position = await deps.place(tx, ticket.id, now);
  const moved = await toTheLine(tx, {
    conversation,
    ticket,
    handoffId,
    reason: input.reason,
    position,
    desk,
    now,
  });
  if (!moved) throw new Stale();
  return {
    seqs: moved.seqs,
    ticket: ticketShape(ticket, position),
    tellTheCustomer: PHRASES[toLanguage(conversation.language)].ticket(ticket.number),
  };
}

interface ToTheLine {
  conversation: Conversation;
  ticket: Ticket;
  handoffId: string;
  reason: EscalationReason;
  position: number;
  desk: { open: boolean; online: number };
  now: Date;
}

/** After hours the ticket is kept and the agent goes on answering what it may (handoff.md H45). */
async function toTheLine(tx: Tx, input: ToTheLine): Promise<Pick<Moved, 'epoch' | 'seqs'> | null> {
  const { conversation, ticket, handoffId, reason, now } = input;
  const { id: conversationId, holderName: source, language, epoch, chainNo } = conversation;
  const path: PathInput = {
    kind: 'queued',
    from: source,
    to: ticket.number,
    actor: reason === 'explicit_request' ? 'customer' : source,
    reason,
    handoffId,
  };
  const say = escalationLines({ ...input, source, ticket: ticket.number, language });
  const common = { conversationId, language, now, say };
  if (input.desk.open) {
    return moveHolder(tx, {
      ...common,
      expect: { kind: 'agent', name: source, epoch },
      to: { kind: 'queue', name: ticket.number, id: ticket.id },
      path,
    });
  }
  await recordStep(tx, { ...path, conversationId, chainNo, epoch, at: now });
  return announce(tx, { ...common, epoch });
}
