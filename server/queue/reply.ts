import type { Ctx } from '../context.ts';
import { append, findByClientId, type MessageRow } from '../conversations/append.ts';
import { cleanText } from '../conversations/text.ts';
import { rowView } from '../conversations/view.ts';
import { AppError, conflict } from '../errors.ts';
import type { Message } from '../protocol/entities.ts';
import { heldConversation, siteConversation, staff } from './staff.ts';

/**
 * An operator's words to the customer: stored only while they hold the conversation (decisions.md 50);
 * the same id again is the same message. Throws `conflict`, `closed`, `invalid`, `too_large`.
 */
export async function replyAsOperator(
  ctx: Ctx,
  input: { conversationId: string; clientMessageId: string; text: string },
): Promise<{ message: Message; inserted: boolean }> {
  const me = staff(ctx);
  const text = cleanText(input.text);
  const conversation = await siteConversation(ctx, input.conversationId);
  const prior = await findByClientId(ctx.db, conversation.id, input.clientMessageId);
  if (prior) return { message: repeated(prior, me.userId, text), inserted: false };
  const done = await append(ctx.db, {
    conversationId: conversation.id,
    clientMessageId: input.clientMessageId,
    author: { kind: 'operator', name: me.name, id: me.userId },
    text,
    language: conversation.language,
    now: ctx.clock.now(),
    onlyIf: { kind: 'operator', id: me.userId },
    makesTurn: false,
  });
  if (!done?.message) {
    await heldConversation(ctx, conversation.id);
    throw new AppError('conflict', 'Somebody else answers this conversation now.');
  }
  if (!done.inserted) {
    return { message: repeated(done.message, me.userId, text), inserted: false };
  }
  ctx.publish({ type: 'messages', conversationId: conversation.id, seqs: [done.message.seq] });
  return { message: rowView(done.message), inserted: true };
}

/** A stored message of the same author and text; another's id or another text is a `conflict`. */
function repeated(row: MessageRow, userId: string, text: string): Message {
  if (row.author_id === userId && row.text === text) return rowView(row);
  throw conflict('This message id was already used. Send it again with a new id.');
}
