import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from '../../server/protocol/entities.ts';
import {
  emptyOutbox,
  type Outbox,
  type OutboxEffect,
  type OutboxEvent,
  type Outgoing,
  reduceOutbox,
} from '../chat/outbox.ts';
import { loadOutbox, saveOutbox } from '../chat/outbox-storage.ts';
import { keepSafe } from '../chat/storage.ts';
import { offline, Refusal } from '../console/refusal.ts';
import type { Link, OperatorWire } from '../console/socket.ts';

/**
 * What I wrote and the server does not have yet, of all conversations. It survives a reload of
 * this tab, under my own id: on a shared machine nobody sends what somebody else wrote.
 */
export function useSending(
  wire: OperatorWire | null,
  link: Link,
  operatorId: string | null,
  onStored: (message: Message) => void,
) {
  const [outbox, show] = useState<Outbox>(emptyOutbox);
  const held = useRef<Outbox>(emptyOutbox);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const storage = useMemo(
    () =>
      operatorId ? keepSafe(`baton:operator:${operatorId}:`, () => window.sessionStorage) : null,
    [operatorId],
  );

  const dispatch = useCallback(
    (event: OutboxEvent) => {
      const run = (effect: OutboxEffect) => {
        if (effect.type === 'send') void send(effect.entry);
        else {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => apply({ type: 'tick', at: Date.now() }), effect.afterMs);
        }
      };
      const apply = (next: OutboxEvent) => {
        const before = held.current;
        const { state, effects } = reduceOutbox(before, next);
        held.current = state;
        if (storage) saveOutbox(storage, before.entries, state.entries);
        show(state);
        for (const effect of effects) run(effect);
      };
      const send = async (entry: Outgoing) => {
        const { clientMessageId, conversationId, text } = entry;
        try {
          if (!wire) throw offline();
          const done = await wire.ask('message:send', { conversationId, clientMessageId, text });
          onStored(done.message);
          apply({ type: 'stored', clientMessageIds: [clientMessageId], at: Date.now() });
        } catch (thrown) {
          const refusal = thrown instanceof Refusal ? thrown : new Refusal('internal', '');
          const code = refusal.code === 'offline' ? 'unavailable' : refusal.code;
          const { retryAfterMs } = refusal.detail;
          const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
          apply({ type: 'refused', clientMessageId, code, at: Date.now(), ...wait });
        }
      };
      apply(event);
    },
    [wire, storage, onStored],
  );

  useEffect(() => {
    if (storage) dispatch({ type: 'loaded', entries: loadOutbox(storage) });
  }, [storage, dispatch]);
  useEffect(() => {
    const online = wire !== null && storage !== null && link === 'online';
    dispatch(online ? { type: 'connected', at: Date.now() } : { type: 'disconnected' });
  }, [wire, storage, link, dispatch]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { outbox, dispatch };
}
