import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Message } from '../../server/protocol/entities.ts';
import { emptyThread, GAP_MS, reduceThread } from '../chat/thread.ts';
import { inWords } from '../console/refusal.ts';
import type { Link, OperatorWire } from '../console/socket.ts';
import { reduceCase } from './case.ts';

const TYPING_MS = 6_000;

/** The open conversation: its thread without holes and everything that is known about it. */
export function useConversation(wire: OperatorWire | null, link: Link, id: string | null) {
  const [thread, tellThread] = useReducer(reduceThread, emptyThread);
  const [known, tellCase] = useReducer(reduceCase, { status: 'none' });
  const [typing, setTyping] = useState(false);
  const [seenSeq, setSeenSeq] = useState(0);
  const latest = useRef({ thread, known, id });
  latest.current = { thread, known, id };

  const read = useCallback(async () => {
    if (!wire || !id) return;
    try {
      const { messages, ...rest } = await wire.ask('conversation:read', { conversationId: id });
      if (latest.current.id !== id) return;
      // Merged, not replaced: a live message may have come before this answer.
      tellThread({ type: 'received', messages, now: Date.now() });
      tellCase({ type: 'read', id, known: rest });
    } catch (thrown) {
      tellCase({ type: 'failed', id, why: inWords(thrown) });
    }
  }, [wire, id]);
  const sync = useCallback(async () => {
    if (!wire || !id) return;
    try {
      const afterSeq = latest.current.thread.lastSeq;
      const { messages, conversation } = await wire.ask('conversation:sync', {
        conversationId: id,
        afterSeq,
      });
      if (latest.current.id !== id) return;
      tellThread({ type: 'received', messages, now: Date.now() });
      tellCase({ type: 'conversation', conversation });
    } catch {
      // The next frame or the next connection asks again.
    }
  }, [wire, id]);

  useEffect(() => {
    tellThread({ type: 'opened', messages: [], lastSeq: 0, epoch: 0 });
    tellCase({ type: 'opening', id });
    setTyping(false);
    setSeenSeq(0);
  }, [id]);
  useEffect(() => {
    if (link !== 'online' || !id) return;
    const { known: now } = latest.current;
    const before = now.status === 'ready' && now.id === id;
    // After a cut the messages come first: they are what the operator waits for.
    if (before) void sync().then(read);
    else void read();
  }, [link, id, read, sync]);
  useEffect(() => {
    if (thread.gapSince === null) return;
    const timer = setTimeout(() => void sync(), GAP_MS);
    return () => clearTimeout(timer);
  }, [thread.gapSince, sync]);

  useEffect(() => {
    if (!wire || !id) return;
    let quiet: ReturnType<typeof setTimeout>;
    const here = (conversationId: string) => conversationId === id;
    const leave = [
      wire.on('message', ({ message }) => {
        if (!here(message.conversationId)) return;
        tellThread({ type: 'received', messages: [message], now: Date.now() });
        if (message.author.kind === 'customer') setTyping(false);
      }),
      wire.on('conversation', ({ conversation }) => {
        if (!here(conversation.id)) return;
        const { known: now } = latest.current;
        tellCase({ type: 'conversation', conversation });
        // A new holder means a new package, a longer path, other approvals.
        const moved = now.status === 'ready' && conversation.epoch > now.known.conversation.epoch;
        if (moved) void read();
      }),
      wire.on('note', ({ note }) => tellCase({ type: 'note', note })),
      wire.on('approval', ({ approval }) => tellCase({ type: 'approval', approval })),
      wire.on('typing', (frame) => {
        if (!here(frame.conversationId)) return;
        clearTimeout(quiet);
        setTyping(frame.typing);
        if (frame.typing) quiet = setTimeout(() => setTyping(false), TYPING_MS);
      }),
      wire.on('read', (frame) => {
        if (here(frame.conversationId) && frame.by === 'customer') setSeenSeq(frame.seq);
      }),
    ];
    return () => {
      clearTimeout(quiet);
      for (const stop of leave) stop();
    };
  }, [wire, id, read]);

  /** A message that the server acknowledged: shown at once, before its frame arrives. */
  const stored = useCallback((message: Message) => {
    if (message.conversationId !== latest.current.id) return;
    tellThread({ type: 'received', messages: [message], now: Date.now() });
  }, []);
  const retry = useCallback(() => {
    tellCase({ type: 'opening', id });
    void read();
  }, [id, read]);
  return { thread, known, typing, seenSeq, tellCase, stored, retry };
}
