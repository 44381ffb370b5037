import type { Note } from '../../prisma/client/client.ts';
import type { NoteView } from '../protocol/entities.ts';

export const noteView = (row: Note): NoteView => ({
  id: row.id,
  conversationId: row.conversationId,
  kind: row.kind === 'whisper' ? 'whisper' : 'note',
  author: { name: row.authorName },
  text: row.text,
  createdAt: row.createdAt.toISOString(),
});
