import type { Conversation, Ticket } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import { lockConversation } from '../conversations/lock.ts';
import { AppError, conflict } from '../errors.ts';
import { type HolderKind, moveHolder, publishMove, type Say } from '../handoff/commit.ts';
import { PHRASES } from '../handoff/phrases.ts';
import { supersedePending } from '../handoff/state.ts';
import { toLanguage } from '../protocol/language.ts';
import { ensureOperator } from './presence.ts';
import { type Staff, siteConversation, staff } from './staff.ts';
import { takeTicket } from './take.ts';

export interface TakeOverDeps {
  /** tickets/create.ts */
  createTicket(
    tx: Tx,
    input: {
      conversationId: string;
      handoffId: null;
      siteId: string;
      reason: string;
      summary: string;
      urgency: 'normal';
      language: string;
      now: Date;
      assignee: { id: string; name: string };
    },
  ): Promise<Ticket>;
}
export type TakeOver = (ctx: Ctx, input: { conversationId: string }) => Promise<void>;

/**
 * A supervisor takes a conversation from whoever has it, an agent in the middle of its work included:
 * its epoch is over (handoff.md H44, decisions.md 49). Taking what one holds already changes nothing.
 */
export const makeTakeOver =
  (deps: TakeOverDeps): TakeOver =>
  (ctx, input) =>
    take(ctx, deps, input.conversationId);

async function take(ctx: Ctx, deps: TakeOverDeps, conversationId: string): Promise<void> {
  const me = staff(ctx);
  const conversation = await siteConversation(ctx, conversationId);
  if (conversation.status !== 'open') throw new AppError('closed', 'This conversation is closed.');
  if (conversation.holderId === me.userId) return;
  const waiting = await ctx.db.ticket.findFirst({
    where: { conversationId: conversation.id, status: { in: ['queued', 'parked'] } },
  });
  if (waiting) {
    const taken = await takeTicket(ctx, { ticketId: waiting.id, path: 'takeover' });
    if (!taken) throw lost();
    return;
  }
  const seqs = await ctx.db.$transaction((tx) => takeFromHolder(ctx, deps, tx, me, conversation));
  publishMove(ctx, conversation.id, seqs);
  for (const operatorId of [me.userId, conversation.holderId]) {
    if (operatorId) ctx.publish({ type: 'presence', operatorId });
  }
  ctx.wake({ type: 'queue' });
}

async function takeFromHolder(
  ctx: Ctx,
  deps: TakeOverDeps,
  tx: Tx,
  me: Staff,
  conversation: Conversation,
): Promise<number[]> {
  const now = ctx.clock.now();
  const assignee = { id: me.userId, name: me.name };
  await lockConversation(tx, conversation.id);
  const { epoch } = await tx.conversation.findUniqueOrThrow({ where: { id: conversation.id } });
  if (epoch !== conversation.epoch) throw lost();
  const ticket = await assignedTicket(deps, tx, conversation, assignee, now);
  const moved = await moveHolder(tx, {
    conversationId: conversation.id,
    expect: { kind: conversation.holderKind as HolderKind, epoch },
    to: { kind: 'operator', ...assignee },
    now,
    language: conversation.language,
    say: joinLines(conversation, me.name, ticket.number),
    path: {
      kind: 'takeover',
      from: conversation.holderName,
      to: me.name,
      actor: me.name,
      reason: 'takeover',
    },
  });
  if (!moved) throw lost();
  await supersedePending(ctx, tx, conversation.id);
  await ensureOperator(tx, me, now);
  await tx.operator.update({ where: { id: me.userId }, data: { lastSeenAt: now } });
  await tx.offer.updateMany({
    where: { conversationId: conversation.id, status: 'open' },
    data: { status: 'withdrawn' },
  });
  return moved.seqs;
}

/** Every conversation that a person answers has a ticket: it is in their inbox and in the reports. */
async function assignedTicket(
  deps: TakeOverDeps,
  tx: Tx,
  conversation: Conversation,
  assignee: { id: string; name: string },
  now: Date,
): Promise<{ number: string }> {
  const [theirs] = await tx.ticket.updateManyAndReturn({
    where: { conversationId: conversation.id, status: 'assigned' },
    data: { assigneeId: assignee.id, assigneeName: assignee.name },
  });
  if (theirs) return theirs;
  return deps.createTicket(tx, {
    conversationId: conversation.id,
    handoffId: null,
    siteId: conversation.siteId,
    reason: 'takeover',
    summary: `${assignee.name} took over from ${conversation.holderName}.`,
    urgency: 'normal',
    language: conversation.language,
    now,
    assignee,
  });
}

const lost = () => conflict('Somebody took it in this moment. Look again.');

function joinLines(conversation: Conversation, name: string, ticket: string): Say[] {
  const phrases = PHRASES[toLanguage(conversation.language)];
  const joined: Say = {
    kind: 'event',
    event: 'human_joined',
    message: phrases.joined(name),
    fields: { target_agent: 'human', ticket },
  };
  if (conversation.holderKind !== 'operator') return [joined];
  const left: Say = {
    kind: 'event',
    event: 'human_left',
    message: phrases.left(conversation.holderName),
    fields: { source_agent: 'human', ticket },
  };
  return [left, joined];
}
