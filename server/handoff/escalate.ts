import { randomUUID } from 'node:crypto';
import type { Conversation, QueueEntry, Ticket } from '../../prisma/client/client.ts';
import { Prisma } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import { ticketShape } from '../conversations/view.ts';
import { AppError, notFound } from '../errors.ts';
import type { TicketView } from '../protocol/entities.ts';
import { toLanguage } from '../protocol/language.ts';
import type { Recommendation } from '../protocol/package.ts';
import { assemblePackage } from './assemble.ts';
import { loadCounter } from './budget.ts';
import { lastPackage } from './chain.ts';
import { announce, moveHolder, publishMove, type Say } from './commit.ts';
import type { HandoffDraft } from './draft.ts';
import { recordStep } from './path.ts';
import { PHRASES } from './phrases.ts';
import { storeSnapshot } from './snapshot.ts';
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
    if (live) return live;
    // Loaded on first use, and not while the conversation's row is locked.
    await loadCounter();
    try {
      const done = await ctx.db.$transaction((tx) => escalateIn(ctx, deps, tx, input));
      publishMove(ctx, input.conversationId, done.seqs);
      ctx.publish({ type: 'queue', change: 'added', ticketId: done.ticket.id });
      ctx.wake({ type: 'queue' });
      return { ticket: done.ticket, tellTheCustomer: done.tellTheCustomer };
    } catch (error) {
      const raced = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
      const winner =
        raced || error instanceof Stale ? await liveTicket(ctx, input.conversationId) : null;
      if (winner) return winner;
      if (error instanceof Stale)
        throw new AppError('conflict', 'Somebody else answers this conversation now.');
      throw error;
    }
  };
}

async function liveTicket(ctx: Ctx, conversationId: string): Promise<Escalated | null> {
  const row = await ctx.db.ticket.findFirst({
    where: { conversationId, status: { not: 'closed' } },
  });
  if (!row) return null;
  const place = await ctx.queuePlace(row.id);
  const language = toLanguage(row.language);
  return {
    ticket: ticketShape(row, place?.position ?? null),
    tellTheCustomer: PHRASES[language].ticket(row.number),
  };
}

async function escalateIn(ctx: Ctx, deps: EscalateDeps, tx: Tx, input: Escalation) {
  const now = ctx.clock.now();
  const conversation = await tx.conversation.findUnique({ where: { id: input.conversationId } });
  if (!conversation) throw notFound('conversation');
  if (conversation.status !== 'open')
    throw new AppError('closed', 'This conversation is closed. Write to reopen it.');
  if (conversation.holderKind !== 'agent') throw new Stale();
  await supersedePending(ctx, tx, conversation.id);
  const source = conversation.holderName;
  const handoffId = randomUUID();
  const draft = await draftFor(tx, conversation, input);
  const assembled = await assemblePackage(ctx, tx, {
    conversation,
    handoffId,
    sourceAgent: source,
    target: 'human',
    reason: input.reason,
    draft,
    unlimited: true,
  });
  if (!assembled) throw new AppError('internal', 'The package could not be built.');
  await tx.handoff.create({
    data: {
      id: handoffId,
      conversationId: conversation.id,
      correlationId: conversation.correlationId,
      chainNo: conversation.chainNo,
      sourceAgent: source,
      targetAgent: 'human',
      reason: input.reason,
      status: 'committed',
      epoch: conversation.epoch,
      afterSeq: conversation.lastSeq,
      draft,
      state: {},
      deadlineAt: now,
      startedAt: now,
      endedAt: now,
      ackMs: 0,
      snapshotRef: assembled.pack.contextRef,
    },
  });
  await storeSnapshot(tx, {
    conversationId: conversation.id,
    handoffId,
    target: 'human',
    hop: null,
    pack: assembled.pack,
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
  await deps.enqueue(tx, {
    ticket: created,
    now,
    sentiment: conversation.sentiment,
    parked: !desk.open,
  });
  const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: created.id } });
  const position = await deps.place(tx, ticket.id, now);
  const phrases = PHRASES[toLanguage(conversation.language)];
  const fields = {
    target_agent: 'human',
    source_agent: `${source}_agent`,
    handoff_id: handoffId,
    ticket: ticket.number,
  };
  const say: Say[] = [
    ...(input.reason === 'explicit_request'
      ? [
          {
            kind: 'event' as const,
            event: 'human_requested' as const,
            message: phrases.askedForPerson,
            fields,
          },
        ]
      : []),
    { kind: 'event', event: 'ticket_created', message: phrases.ticket(ticket.number), fields },
    {
      kind: 'event',
      event: 'human_queued',
      message: desk.open && desk.online > 0 ? phrases.queued(position) : phrases.nobodyThere,
      fields: { ...fields, position },
    },
  ];
  const path = {
    kind: 'queued' as const,
    from: source,
    to: ticket.number,
    actor: input.reason === 'explicit_request' ? 'customer' : source,
    reason: input.reason,
    handoffId,
  };
  const common = { conversationId: conversation.id, language: conversation.language, now, say };
  // After hours the ticket is kept and the agent goes on answering what it may (handoff.md H45).
  const moved = desk.open
    ? await moveHolder(tx, {
        ...common,
        expect: { kind: 'agent', name: source, epoch: input.epoch ?? conversation.epoch },
        to: { kind: 'queue', name: ticket.number, id: ticket.id },
        path,
      })
    : await announce(tx, { ...common, epoch: input.epoch ?? conversation.epoch });
  if (!moved) throw new Stale();
  if (!desk.open) {
    await recordStep(tx, {
      ...path,
      conversationId: conversation.id,
      chainNo: conversation.chainNo,
      epoch: conversation.epoch,
      at: now,
    });
  }
  return {
    seqs: moved.seqs,
    ticket: ticketShape(ticket, position),
    tellTheCustomer: phrases.ticket(ticket.number),
  };
}

/** Written by code where no model wrote it (decisions.md 44): the customer's own words, the last intent. */
async function draftFor(
  tx: Tx,
  conversation: Conversation,
  input: Escalation,
): Promise<HandoffDraft> {
  const said = await tx.message.findMany({
    where: { conversationId: conversation.id, authorKind: 'customer' },
    orderBy: { seq: 'desc' },
    take: 5,
  });
  const before = await lastPackage(tx, conversation.id, conversation.chainNo);
  const words = said
    .map((row) => row.text)
    .reverse()
    .join(' / ')
    .slice(0, 400);
  const intent =
    before?.pack.userIntent ?? said.at(-1)?.text ?? 'Asked for a person before saying anything.';
  return {
    segment:
      input.summary !== ''
        ? input.summary.slice(0, 400)
        : words || 'Asked for a person, no message yet.',
    userIntent: intent.slice(0, 300),
    facts: [],
    recommendation: input.recommendation ?? before?.pack.recommendation ?? null,
    pendingIntents: conversation.pendingIntents as HandoffDraft['pendingIntents'],
  };
}
