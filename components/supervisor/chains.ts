import type { ChainRow, SupervisorEvents } from '../../server/protocol/supervisor.ts';

export type Filter = NonNullable<SupervisorEvents['chain:list']['filter']>;

export interface Chains {
  status: 'loading' | 'ready' | 'failed';
  why: string | null;
  filter: Filter;
  rows: ChainRow[];
  cursor: string | null;
  /** Conversations that came up since: shown when asked for, so that no row moves by itself. */
  fresh: ChainRow[];
}

export type ChainsEvent =
  | { type: 'filtered'; filter: Filter }
  | { type: 'page'; filter: Filter; rows: ChainRow[]; cursor: string | null; more: boolean }
  | { type: 'refreshed'; filter: Filter; rows: ChainRow[] }
  | { type: 'showFresh' }
  | { type: 'failed'; why: string };

export const emptyChains: Chains = {
  status: 'loading',
  why: null,
  filter: {},
  rows: [],
  cursor: null,
  fresh: [],
};

/** Answers to a filter that was changed meanwhile are dropped. */
export function reduceChains(state: Chains, event: ChainsEvent): Chains {
  switch (event.type) {
    case 'filtered':
      return { ...emptyChains, filter: event.filter };
    case 'page': {
      if (event.filter !== state.filter) return state;
      const before = event.more ? state.rows : [];
      const known = new Set(before.map(idOf));
      const rows = [...before, ...event.rows.filter((row) => !known.has(idOf(row)))];
      return { ...state, status: 'ready', why: null, rows, cursor: event.cursor };
    }
    case 'refreshed': {
      if (event.filter !== state.filter || state.status !== 'ready') return state;
      const latest = new Map(event.rows.map((row) => [idOf(row), row]));
      const shown = new Set(state.rows.map(idOf));
      return {
        ...state,
        rows: state.rows.map((row) => latest.get(idOf(row)) ?? row),
        fresh: event.rows.filter((row) => !shown.has(idOf(row))),
      };
    }
    case 'showFresh':
      return { ...state, rows: [...state.fresh, ...state.rows], fresh: [] };
    case 'failed':
      return { ...state, status: state.rows.length ? 'ready' : 'failed', why: event.why };
  }
}

const idOf = (row: ChainRow) => row.conversation.id;
