import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Board } from '../../server/protocol/supervisor.ts';
import { inWords } from '../console/refusal.ts';
import type { Link, SupervisorWire } from '../console/socket.ts';
import { emptyChains, type Filter, reduceChains } from './chains.ts';

const CALM_MS = 1_000;

/** Calls `hear` for `board` frames, at most once a second; a burst ends in one last call. */
export function useBoardNews(
  wire: SupervisorWire | null,
  hear: (conversationIds: Set<string>) => void,
): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    if (!wire) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changed = new Set<string>();
    const stop = wire.on('board', ({ conversationId }) => {
      changed.add(conversationId);
      timer ??= setTimeout(() => {
        timer = undefined;
        const ids = changed;
        changed = new Set();
        latest.current(ids);
      }, CALM_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [wire]);
}

export type BoardState =
  | { status: 'loading' }
  | { status: 'failed'; why: string }
  | { status: 'ready'; board: Board };

export function useBoard(wire: SupervisorWire | null, link: Link) {
  const [state, setState] = useState<BoardState>({ status: 'loading' });
  const read = useCallback(async () => {
    if (!wire) return;
    try {
      const board = await wire.ask('board:read', {});
      setState({ status: 'ready', board });
    } catch (thrown) {
      const why = inWords(thrown);
      setState((was) => (was.status === 'ready' ? was : { status: 'failed', why }));
    }
  }, [wire]);
  useEffect(() => {
    if (link === 'online') void read();
  }, [link, read]);
  useBoardNews(wire, () => void read());
  return { state, read };
}

export function useChains(wire: SupervisorWire | null, link: Link) {
  const [chains, dispatch] = useReducer(reduceChains, emptyChains);
  const { filter, cursor } = chains;
  const page = useCallback(
    async (from: string | null) => {
      if (!wire) return;
      try {
        const answer = await wire.ask('chain:list', { filter, cursor: from });
        dispatch({ type: 'page', filter, ...answer, more: from !== null });
      } catch (thrown) {
        dispatch({ type: 'failed', why: inWords(thrown) });
      }
    },
    [wire, filter],
  );
  useEffect(() => {
    if (link === 'online') void page(null);
  }, [link, page]);
  useBoardNews(wire, async () => {
    try {
      const answer = await wire?.ask('chain:list', { filter, cursor: null });
      if (answer) dispatch({ type: 'refreshed', filter, rows: answer.rows });
    } catch {
      // The rows that are there stay; the next frame asks again.
    }
  });
  return {
    chains,
    setFilter: useCallback((next: Filter) => dispatch({ type: 'filtered', filter: next }), []),
    more: useCallback(() => void page(cursor), [page, cursor]),
    retry: useCallback(() => void page(null), [page]),
    showFresh: useCallback(() => dispatch({ type: 'showFresh' }), []),
  };
}
