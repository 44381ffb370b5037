import type { ConversationView } from '../../server/protocol/entities.ts';
import type { Link } from './connection.ts';
import { emptyOutbox, type Outbox } from './outbox.ts';
import { emptyThread, type Thread } from './thread.ts';

/** Everything that the customer's chat shows. One object, replaced when something changed. */
export interface ChatState {
  link: Link;
  conversation: ConversationView | null;
  thread: Thread;
  outbox: Outbox;
  /** Who is writing right now, by name; null when nobody is. */
  typing: string | null;
  /** The other side has read up to here. */
  seenSeq: number;
  verified: boolean;
  loadingEarlier: boolean;
}

export const emptyChat: ChatState = {
  link: 'connecting',
  conversation: null,
  thread: emptyThread,
  outbox: emptyOutbox,
  typing: null,
  seenSeq: 0,
  verified: false,
  loadingEarlier: false,
};

/** An answer from an agent or a person shows that what came before was seen. */
export function seenUpTo(state: ChatState): number {
  const answered = state.thread.messages.findLast(
    (one) => one.author.kind === 'agent' || one.author.kind === 'operator',
  );
  return Math.max(state.seenSeq, answered?.seq ?? 0);
}

/** Entries that the transcript already shows are not shown a second time. */
export function waitingEntries(state: ChatState) {
  const stored = new Set(state.thread.messages.map((one) => one.clientMessageId));
  return state.outbox.entries.filter((one) => !stored.has(one.clientMessageId));
}

export const hasEarlier = (state: ChatState): boolean => (state.thread.messages[0]?.seq ?? 1) > 1;
