import type { Note } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { cleanText } from '../conversations/text.ts';
import type { NoteView } from '../protocol/entities.ts';
import { siteConversation, staff } from './staff.ts';

/** Operators' notes and supervisors' whispers: customers and models never see them (decisions.md 5). */
export async function addNote(
  ctx: Ctx,
  input: { conversationId: string; text: string; kind: 'note' | 'whisper' },
): Promise<NoteView> {
  const me = staff(ctx);
  const { id } = await siteConversation(ctx, input.conversationId);
  const note = await ctx.db.note.create({
    data: {
      conversationId: id,
      kind: input.kind,
      authorId: me.userId,
      authorName: me.name,
      text: cleanText(input.text),
      createdAt: ctx.clock.now(),
    },
  });
  ctx.publish({ type: 'note', noteId: note.id, conversationId: id });
  return noteView(note);
}

export const noteView = (row: Note): NoteView => ({
  id: row.id,
  conversationId: row.conversationId,
  kind: row.kind === 'whisper' ? 'whisper' : 'note',
  author: { name: row.authorName },
  text: row.text,
  createdAt: row.createdAt.toISOString(),
});
