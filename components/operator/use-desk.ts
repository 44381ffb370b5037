import { useCallback, useEffect } from 'react';
import type { OfferView } from '../../server/protocol/entities.ts';
import { newId } from '../console/new-id.ts';
import type { Link, OperatorWire } from '../console/socket.ts';
import { useAct } from '../console/use-act.ts';
import { named } from '../console/words.ts';
import { standing } from './case.ts';
import { useConversation } from './use-conversation.ts';
import { useDeciding } from './use-deciding.ts';
import { useMoving } from './use-moving.ts';
import { useQueue } from './use-queue.ts';
import { useSending } from './use-sending.ts';

/** Everything that an operator's page knows and can do, around one connection. */
export function useDesk(
  wire: OperatorWire | null,
  link: Link,
  id: string | null,
  open: (conversationId: string) => void,
) {
  const line = useQueue(wire, link, id);
  const { queue, dispatch, readInbox } = line;
  const opened = useConversation(wire, link, id);
  const sending = useSending(wire, link, queue.me?.operatorId ?? null, opened.stored);
  const acting = useAct();
  const deciding = useDeciding(wire, opened.known, queue.me?.name ?? '', opened.tellCase);
  const moving = useMoving(wire, id, opened.tellCase, readInbox);
  const ready = opened.known.status === 'ready' ? opened.known.known : null;

  useReadMark(wire, ready && standing(ready.conversation, queue.me) === 'mine' ? id : null, [
    opened.thread.lastSeq,
    link,
  ]);

  const took = async (name: string, ask: () => Promise<{ conversation: { id: string } }>) => {
    await acting.act(name, async () => {
      const { conversation } = await ask();
      dispatch({ type: 'settle' });
      open(conversation.id);
    });
    await readInbox();
  };
  const offerOver = useCallback(
    (offerId: string) => dispatch({ type: 'offerEnded', offerId }),
    [dispatch],
  );
  const ticket = [...queue.mine, ...queue.waiting.map((row) => row.ticket)].find(
    (one) => one.conversationId === id,
  );
  const lastAgent = ready?.handoff.chain.findLast((step) => named(step.from).kind === 'agent');

  return {
    queue,
    queueProblem: line.problem,
    readQueue: line.read,
    inUse: line.inUse,
    settle: () => dispatch({ type: 'settle' }),
    opened,
    acting,
    deciding,
    moving,
    title: ready?.customer?.name ?? ticket?.customerName ?? 'Visitor',
    lastAgent: lastAgent?.from ?? null,
    outgoing: sending.outbox.entries.filter((entry) => entry.conversationId === id),
    offerOver,
    claim: (ticketId: string) =>
      wire && took(ticketId, () => wire.ask('queue:claim', { ticketId })),
    accept: async (offer: OfferView) => {
      if (!wire) return;
      await took('accept', () => wire.ask('offer:accept', { offerId: offer.offerId }));
      offerOver(offer.offerId);
    },
    decline: async (offer: OfferView) => {
      await acting.act('decline', async () =>
        wire?.ask('offer:decline', { offerId: offer.offerId }),
      );
      offerOver(offer.offerId);
    },
    setAvailability: (state: 'online' | 'away') =>
      acting.act('availability', async () => {
        const done = await wire?.ask('availability:set', { state });
        if (done) dispatch({ type: 'presence', presence: done.me });
      }),
    send: (text: string) => {
      if (!id) return;
      const clientMessageId = newId();
      sending.dispatch({
        type: 'typed',
        clientMessageId,
        conversationId: id,
        text,
        at: Date.now(),
      });
    },
    retrySend: (clientMessageId: string) =>
      sending.dispatch({ type: 'retry', clientMessageId, at: Date.now() }),
    discard: (clientMessageId: string) =>
      sending.dispatch({ type: 'discard', clientMessageId, at: Date.now() }),
    addNote: (text: string) =>
      acting.act('note', async () => {
        const done = id && (await wire?.ask('note:add', { conversationId: id, text }));
        if (done) opened.tellCase({ type: 'note', note: done.note });
      }),
    tellTyping: (typing: boolean) => {
      if (id) wire?.tell('typing', { conversationId: id, typing });
    },
  };
}

/** Says that what is on the screen was read: only what I hold, only while the page is looked at. */
function useReadMark(
  wire: OperatorWire | null,
  conversationId: string | null,
  [lastSeq, link]: [number, Link],
): void {
  useEffect(() => {
    if (!wire || !conversationId || lastSeq === 0 || link !== 'online') return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      // A lost mark is repaired by the next one.
      wire.ask('message:read', { conversationId, seq: lastSeq }).catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [wire, conversationId, lastSeq, link]);
}
