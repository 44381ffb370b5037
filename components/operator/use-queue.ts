import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { inWords } from '../console/refusal.ts';
import type { Link, OperatorWire } from '../console/socket.ts';
import { emptyQueue, reduceQueue } from './queue.ts';

/** The live queue. `inUse(true)` while a pointer or the focus is in the list: then no row moves. */
export function useQueue(wire: OperatorWire | null, link: Link, openId: string | null) {
  const [queue, dispatch] = useReducer(reduceQueue, emptyQueue);
  const [problem, setProblem] = useState<string | null>(null);
  const using = useRef(false);
  const latest = useRef({ queue, openId });
  latest.current = { queue, openId };

  const readInbox = useCallback(async () => {
    try {
      const inbox = await wire?.ask('inbox:list', {});
      if (inbox) dispatch({ type: 'inbox', tickets: inbox.tickets });
    } catch (thrown) {
      setProblem(inWords(thrown));
    }
  }, [wire]);
  const read = useCallback(async () => {
    try {
      const list = await wire?.ask('queue:list', {});
      if (list) dispatch({ type: 'listed', ...list });
      setProblem(null);
    } catch (thrown) {
      setProblem(inWords(thrown));
    }
    await readInbox();
  }, [wire, readInbox]);

  useEffect(() => {
    if (link === 'online') void read();
  }, [link, read]);
  useEffect(() => {
    if (queue.stale) void read();
  }, [queue.stale, read]);
  useEffect(() => {
    if (openId) dispatch({ type: 'looked', conversationId: openId });
  }, [openId]);

  useEffect(() => {
    if (!wire) return;
    const isMine = (conversationId: string) =>
      latest.current.queue.mine.some((t) => t.conversationId === conversationId);
    const myName = () => latest.current.queue.me?.name;
    const leave = [
      wire.on('queue', (frame) => {
        dispatch({ type: 'queue', ...frame, calm: !using.current });
        const { assignee, conversationId } = frame.ticket;
        if (isMine(conversationId) || assignee?.name === myName()) void readInbox();
      }),
      wire.on('offer', (offer) => dispatch({ type: 'offer', offer })),
      wire.on('presence', (presence) => dispatch({ type: 'presence', presence })),
      wire.on('conversation', ({ conversation }) => {
        const holds = conversation.holder.kind === 'operator';
        const byMe = holds && conversation.holder.name === myName();
        if (byMe !== isMine(conversation.id)) void readInbox();
      }),
      wire.on('message', ({ message }) => {
        const elsewhere = message.conversationId !== latest.current.openId;
        if (elsewhere && message.author.kind === 'customer' && isMine(message.conversationId)) {
          dispatch({ type: 'customerWrote', conversationId: message.conversationId });
        }
      }),
    ];
    return () => {
      for (const stop of leave) stop();
    };
  }, [wire, readInbox]);

  const inUse = useCallback((now: boolean) => {
    using.current = now;
  }, []);
  return { queue, dispatch, problem, read, readInbox, inUse };
}
