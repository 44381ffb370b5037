import type { Conversation } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { append, findByClientId, type MessageRow } from '../conversations/append.ts';
import { ownConversation } from '../conversations/own.ts';
import { cleanText } from '../conversations/text.ts';
import { rowView } from '../conversations/view.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { mayReopen, reopen } from '../handoff/reopen.ts';
import type { Message } from '../protocol/entities.ts';
import { toLanguage } from '../protocol/language.ts';
import type { AgentDeps } from './deps.ts';
import { CODE_WRONG } from './fixed-replies.ts';
import { learnFrom } from './learn.ts';
import { detectLanguage } from './models/offline/language.ts';
import { asksForPerson } from './models/offline/person.ts';
import { say } from './speak.ts';
import { isBareThanks } from './thanks.ts';

/** What is stored in the place of a one-time code (decisions.md 21); equals any text on a repeat. */
const MASKED = '••••••';

/**
 * A customer's message: owner → repeat? → reopen? → code taken → one append → what it says is
 * learned → whoever holds is woken. Throws `invalid`, `too_large`, `not_found`, `closed`, and
 * `conflict` when the id was used for another text.
 */
export async function receiveMessage(
  ctx: Ctx,
  deps: AgentDeps,
  input: { conversationId: string; clientMessageId: string; text: string },
): Promise<{ message: Message; inserted: boolean }> {
  const text = cleanText(input.text);
  const conversation = await ownConversation(ctx, input.conversationId);
  const prior = await findByClientId(ctx.db, conversation.id, input.clientMessageId);
  if (prior) return { message: repeated(prior, text), inserted: false };
  const thanksOnly = conversation.status === 'resolved' && isBareThanks(text);
  if (conversation.status === 'resolved' && !thanksOnly) await reopen(ctx, conversation);
  if (
    thanksOnly &&
    !mayReopen(conversation.resolvedAt, ctx.clock.now(), ctx.settings.reopenHours)
  ) {
    throw new AppError('closed', 'This conversation is closed. Start a new one.');
  }
  const code = thanksOnly ? 'none' : await deps.takeCode(ctx, conversation.id, text);
  const stored = code === 'none' ? text : MASKED;
  const language = code === 'none' ? languageOf(text, conversation) : conversation.language;
  const done = await append(ctx.db, {
    conversationId: conversation.id,
    clientMessageId: input.clientMessageId,
    author: { kind: 'customer', name: '', id: conversation.visitorId },
    text: stored,
    language,
    now: ctx.clock.now(),
    makesTurn: code !== 'wrong' && !thanksOnly,
    ...(thanksOnly ? { whileResolved: true } : {}),
  });
  if (!done) throw notFound('conversation');
  if (!done.message) throw new AppError('closed', 'This conversation is closed. Start a new one.');
  if (!done.inserted) return { message: repeated(done.message, stored), inserted: false };
  const message = rowView(done.message);
  await afterAppend(ctx, deps, conversation, message, code);
  return { message, inserted: true };
}

function repeated(row: MessageRow, text: string): Message {
  if (row.text !== text && row.text !== MASKED) {
    throw conflict('This message id was already used for another text. Send it with a new id.');
  }
  return rowView(row);
}

const languageOf = (text: string, conversation: Conversation): string =>
  detectLanguage(text, toLanguage(conversation.language)) ?? 'en';

async function afterAppend(
  ctx: Ctx,
  deps: AgentDeps,
  conversation: Conversation,
  message: Message,
  code: 'none' | 'verified' | 'wrong' | 'expired',
): Promise<void> {
  const conversationId = conversation.id;
  ctx.publish({ type: 'messages', conversationId, seqs: [message.seq] });
  if (message.language !== null && message.language !== conversation.language) {
    await ctx.db.conversation.update({
      where: { id: conversationId },
      data: { language: message.language },
    });
  }
  if (code === 'none') {
    await learnFrom(ctx, { ...message, createdAt: new Date(message.createdAt) });
  }
  if (code === 'verified') ctx.publish({ type: 'conversation', conversationId });
  if (code === 'wrong') await answerWrongCode(ctx, conversationId);
  // A person is asked for while a handoff is pending: it does not wait for its end (handoff.md H33).
  if (asksForPerson(message.text) && (await handoffPending(ctx, conversationId))) {
    await deps.escalate(ctx, {
      conversationId,
      reason: 'explicit_request',
      summary: '',
      urgency: 'normal',
    });
  }
  deps.active.newMessage(conversationId);
  ctx.wake({ type: 'turn', conversationId });
}

async function answerWrongCode(ctx: Ctx, conversationId: string): Promise<void> {
  const now = await ctx.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
  if (now.holderKind !== 'agent') return;
  const language = toLanguage(now.language);
  const label = ctx.team.label(now.holderName, language);
  await say(
    ctx,
    { conversationId, agent: now.holderName, label, epoch: now.epoch, language },
    CODE_WRONG[language],
  );
}

const handoffPending = async (ctx: Ctx, conversationId: string): Promise<boolean> =>
  (await ctx.db.handoff.count({
    where: { conversationId, status: { in: ['proposed', 'offered', 'waiting_retry'] } },
  })) > 0;
