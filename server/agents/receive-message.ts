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
import type { AgentDeps, CodeTaken } from './deps.ts';
import { CODE_WRONG } from './fixed-replies.ts';
import { learnFrom } from './learn.ts';
import { detectLanguage } from './models/offline/language.ts';
import { asksForPerson } from './models/offline/person.ts';
import { say } from './speak.ts';
import { isBareThanks } from './thanks.ts';
import { finishTurn } from './turns.ts';

/** What is stored in the place of a one-time code (decisions.md 21); equals any text on a repeat. */
const MASKED = '••••••';
/** Code answers a wrong one at once; if its process dies before, an agent does after this time. */
const CODE_ANSWER_MS = 5_000;

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
  const [conversation, prior] = await Promise.all([
    ownConversation(ctx, input.conversationId),
    findByClientId(ctx.db, input.conversationId, input.clientMessageId),
  ]);
  if (prior) return { message: repeated(prior, text), inserted: false };
  const stored = await store(ctx, deps, conversation, { ...input, text });
  if (!stored.inserted) return { message: repeated(stored.row, stored.text), inserted: false };
  const message = rowView(stored.row);
  await afterAppend(ctx, deps, conversation, message, stored.code);
  return { message, inserted: true };
}

interface Stored {
  row: MessageRow;
  inserted: boolean;
  /** What was to be stored: the text, or the mask of a code. */
  text: string;
  code: CodeTaken;
}

/** Closed or reopened between the look and the append: looked at once more, then it is `closed`. */
async function store(
  ctx: Ctx,
  deps: AgentDeps,
  found: Conversation,
  input: { clientMessageId: string; text: string },
): Promise<Stored> {
  let code: CodeTaken | null = null;
  let now = found;
  for (let look = 1; look <= 2; look++) {
    const thanksOnly = await letIn(ctx, now, input.text);
    code ??= thanksOnly ? null : await deps.takeCode(ctx, now.id, input.text);
    const taken = code ?? 'none';
    const text = taken === 'none' ? input.text : MASKED;
    const done = await append(ctx.db, {
      conversationId: now.id,
      clientMessageId: input.clientMessageId,
      author: { kind: 'customer', name: '', id: now.visitorId },
      text,
      language: taken === 'none' ? languageOf(text, now) : now.language,
      now: ctx.clock.now(),
      makesTurn: !thanksOnly,
      ...(taken === 'wrong' ? { turnDueAt: later(ctx) } : {}),
      ...(thanksOnly ? { whileResolved: true } : {}),
    });
    if (!done) throw notFound('conversation');
    if (done.message) return { row: done.message, inserted: done.inserted, text, code: taken };
    now = await ownConversation(ctx, found.id);
  }
  throw closed();
}

/** Reopens what a message may reopen. True: bare thanks, which are stored and reopen nothing. */
async function letIn(ctx: Ctx, conversation: Conversation, text: string): Promise<boolean> {
  if (conversation.status !== 'resolved') return false;
  if (!isBareThanks(text)) {
    await reopen(ctx, conversation);
    return false;
  }
  const { resolvedAt } = conversation;
  if (!mayReopen(resolvedAt, ctx.clock.now(), ctx.settings.reopenHours)) throw closed();
  return true;
}

const closed = () => new AppError('closed', 'This conversation is closed. Start a new one.');

const later = (ctx: Ctx) => new Date(ctx.clock.now().getTime() + CODE_ANSWER_MS);

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
  code: CodeTaken,
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
  if (code === 'wrong') await answerWrongCode(ctx, conversationId, message.seq);
  if (asksForPerson(message.text)) await supersedeHandoff(ctx, deps, conversationId);
  deps.active.newMessage(conversationId);
  ctx.wake({ type: 'turn', conversationId });
}

async function answerWrongCode(ctx: Ctx, conversationId: string, seq: number): Promise<void> {
  const now = await ctx.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
  if (now.holderKind !== 'agent') return;
  const language = toLanguage(now.language);
  const label = ctx.team.label(now.holderName, language);
  const voice = { conversationId, agent: now.holderName, label, epoch: now.epoch, language };
  if (await say(ctx, voice, CODE_WRONG[language])) await finishTurn(ctx, conversationId, seq);
}

/** A person is asked for while a handoff is pending: it does not wait for its end (handoff.md H33). */
async function supersedeHandoff(ctx: Ctx, deps: AgentDeps, conversationId: string): Promise<void> {
  if (!(await handoffPending(ctx, conversationId))) return;
  try {
    await deps.escalate(ctx, {
      conversationId,
      reason: 'explicit_request',
      summary: '',
      urgency: 'normal',
    });
  } catch (error) {
    // It ended in this moment: the message is stored, and whoever holds now reads the same words.
    if (!(error instanceof AppError)) throw error;
  }
}

const handoffPending = async (ctx: Ctx, conversationId: string): Promise<boolean> =>
  (await ctx.db.handoff.count({
    where: { conversationId, status: { in: ['proposed', 'offered', 'waiting_retry'] } },
  })) > 0;
