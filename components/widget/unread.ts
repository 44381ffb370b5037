import type { ChatState } from '../chat/chat-state.ts';
import type { KeepSafe } from '../chat/storage.ts';

/** How many answers came that the customer has not had in view. An open chat has none. */
export function unreadCount(storage: KeepSafe, state: ChatState, open: boolean): number {
  const { conversation, thread } = state;
  if (!conversation || thread.messages.length === 0) return 0;
  const key = `read:${conversation.id}`;
  if (open) {
    storage.write(key, String(thread.lastSeq));
    return 0;
  }
  const read = Number(storage.read(key) ?? 0);
  return thread.messages.filter(
    ({ seq, author }) => seq > read && (author.kind === 'agent' || author.kind === 'operator'),
  ).length;
}
