/**
 * A handoff, once in words:
 *
 *   proposed --offer--> offered --ready--> committed
 *   offered --timeout, first try of a target--> waiting_retry --due--> offered (same target)
 *   offered --refused{retryAfterMs}, first try--> waiting_retry
 *   offered --refused, or timeout of the retry--> offered (next target) | returned
 *   proposed | offered | waiting_retry --deadline, commit_lost--> returned
 *   proposed | offered | waiting_retry --superseded--> superseded
 *   committed | returned | superseded: terminal; every later ACK is recorded as late
 *
 * Pure (handoff.md §5, H24–H28): the driver (drive.ts) stores the state and runs the effects.
 */
export const ACK_TIMEOUT_MS = 5_000;
export const RETRY_PAUSE_MS = 2_000;
export const HANDOFF_DEADLINE_MS = 30_000;

export type HandoffStatus =
  | 'proposed'
  | 'offered'
  | 'waiting_retry'
  | 'committed'
  | 'returned'
  | 'superseded';

export interface HandoffState {
  status: HandoffStatus;
  target: string;
  /** Counts on across targets (decisions.md 37); 0 before the first offer. */
  attempt: number;
  /** Tries of the present target: 1, then one retry. */
  triesOfTarget: number;
  /** Targets still to try, in order. */
  alternatives: string[];
  deadlineAt: number;
  dueAt: number | null;
  endReason: string | null;
}

export type HandoffEvent =
  | { type: 'offer'; at: number }
  | { type: 'ready'; attempt: number; at: number }
  | { type: 'refused'; attempt: number; at: number; reason: string; retryAfterMs?: number }
  | { type: 'due'; at: number }
  | { type: 'superseded'; at: number }
  | { type: 'commit_lost'; at: number };

export type HandoffEffect =
  | { type: 'notify'; target: string; attempt: number }
  | { type: 'commit'; target: string; attempt: number }
  | { type: 'return'; reason: string }
  | { type: 'record_late'; attempt: number };

export interface Step {
  state: HandoffState;
  effects: HandoffEffect[];
}

export const isTerminal = (status: HandoffStatus) =>
  status === 'committed' || status === 'returned' || status === 'superseded';

export function startState(target: string, alternatives: string[], now: number): HandoffState {
  return {
    status: 'proposed',
    target,
    attempt: 0,
    triesOfTarget: 0,
    alternatives,
    deadlineAt: now + HANDOFF_DEADLINE_MS,
    dueAt: now,
    endReason: null,
  };
}

export function reduce(state: HandoffState, event: HandoffEvent): Step {
  if (isTerminal(state.status)) return terminal(state, event);
  switch (event.type) {
    case 'superseded':
      return end(state, 'superseded', 'superseded', []);
    case 'commit_lost':
      return giveUp(state, 'holder_moved');
    case 'offer':
      return state.status === 'proposed' ? offer(state, event.at) : same(state);
    case 'ready':
      if (!isCurrent(state, event.attempt)) return late(state, event.attempt);
      return end(state, 'committed', null, [
        { type: 'commit', target: state.target, attempt: event.attempt },
      ]);
    case 'refused':
      if (!isCurrent(state, event.attempt)) return late(state, event.attempt);
      return event.retryAfterMs !== undefined && state.triesOfTarget === 1
        ? pause(state, event.at + event.retryAfterMs)
        : nextTarget(state, event.at, event.reason);
    case 'due':
      return due(state, event.at);
  }
}

function due(state: HandoffState, at: number): Step {
  if (at >= state.deadlineAt) return giveUp(state, 'deadline');
  if (state.dueAt === null || at < state.dueAt) return same(state);
  if (state.status === 'proposed' || state.status === 'waiting_retry') return offer(state, at);
  return state.triesOfTarget === 1
    ? pause(state, at + RETRY_PAUSE_MS)
    : nextTarget(state, at, 'timeout');
}

function offer(state: HandoffState, at: number): Step {
  const attempt = state.attempt + 1;
  return {
    state: {
      ...state,
      status: 'offered',
      attempt,
      triesOfTarget: state.triesOfTarget + 1,
      dueAt: Math.min(at + ACK_TIMEOUT_MS, state.deadlineAt),
    },
    effects: [{ type: 'notify', target: state.target, attempt }],
  };
}

const pause = (state: HandoffState, until: number): Step => ({
  state: { ...state, status: 'waiting_retry', dueAt: Math.min(until, state.deadlineAt) },
  effects: [],
});

function nextTarget(state: HandoffState, at: number, reason: string): Step {
  const [next, ...rest] = state.alternatives;
  if (next === undefined || at >= state.deadlineAt) return giveUp(state, reason);
  return offer({ ...state, target: next, triesOfTarget: 0, alternatives: rest }, at);
}

const giveUp = (state: HandoffState, reason: string): Step =>
  end(state, 'returned', reason, [{ type: 'return', reason }]);

const end = (
  state: HandoffState,
  status: HandoffStatus,
  endReason: string | null,
  effects: HandoffEffect[],
): Step => ({ state: { ...state, status, dueAt: null, endReason }, effects });

const same = (state: HandoffState): Step => ({ state, effects: [] });

const late = (state: HandoffState, attempt: number): Step => ({
  state,
  effects: [{ type: 'record_late', attempt }],
});

/** The commit itself can still lose its compare-and-set; nothing else moves a terminal state. */
function terminal(state: HandoffState, event: HandoffEvent): Step {
  if (event.type === 'commit_lost' && state.status === 'committed')
    return giveUp(state, 'holder_moved');
  if (event.type === 'ready' || event.type === 'refused') return late(state, event.attempt);
  return same(state);
}

const isCurrent = (state: HandoffState, attempt: number) =>
  state.status === 'offered' && attempt === state.attempt;
