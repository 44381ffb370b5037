import { useCallback, useEffect, useReducer, useState } from 'react';
import type { ConversationView } from '../../server/protocol/entities.ts';
import type { CaseFile } from '../../server/protocol/operator.ts';
import type { PathEntry } from '../../server/protocol/package.ts';
import { emptyThread, reduceThread } from '../chat/thread.ts';
import { inWords } from '../console/refusal.ts';
import type { Link, SupervisorWire } from '../console/socket.ts';
import { useBoardNews } from './use-review.ts';

export type Review =
  | { status: 'loading' }
  | { status: 'failed'; why: string }
  | {
      status: 'ready';
      chain: PathEntry[];
      conversation: ConversationView;
      file: Omit<CaseFile, 'messages'>;
    };

/** One conversation under review, for as long as it is shown. Reading it leaves no mark. */
export function useChain(wire: SupervisorWire | null, link: Link, id: string) {
  const [review, setReview] = useState<Review>({ status: 'loading' });
  const [thread, tell] = useReducer(reduceThread, emptyThread);

  const read = useCallback(async () => {
    if (!wire) return;
    try {
      const [{ chain, conversation }, { messages, ...file }] = await Promise.all([
        wire.ask('chain:read', { conversationId: id }),
        wire.ask('conversation:read', { conversationId: id }),
      ]);
      tell({ type: 'received', messages, now: Date.now() });
      setReview({ status: 'ready', chain, conversation, file });
    } catch (thrown) {
      const why = inWords(thrown);
      setReview((was) => (was.status === 'ready' ? was : { status: 'failed', why }));
    }
  }, [wire, id]);

  useEffect(() => {
    if (link === 'online') void read();
  }, [link, read]);
  useBoardNews(wire, (ids) => {
    if (ids.has(id)) void read();
  });
  useEffect(
    () =>
      wire?.on('message', ({ message }) => {
        if (message.conversationId === id) {
          tell({ type: 'received', messages: [message], now: Date.now() });
        }
      }),
    [wire, id],
  );
  useEffect(() => {
    if (thread.gapSince !== null) void read();
  }, [thread.gapSince, read]);
  return { review, thread, read };
}
