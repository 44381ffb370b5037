export interface WaitFacts {
  /** 1 = next. */
  position: number;
  /** Seconds between one accept and the next, of the last two hours. */
  acceptGaps: number[];
  operatorsOnline: number;
  /** Conversations that the operators online could take now. */
  freeSlots: number;
}

/** Until there is something to measure: one operator takes a customer every four minutes. */
const ASSUMED_GAP = 240;
const ENOUGH_GAPS = 3;
/** An offer waits 30 s; two may pass before somebody takes it. */
const FREE_HIGH = 90;
const NOBODY: [number, number] = [900, 14_400];

/**
 * An honest wait in seconds, [low, high] (decisions.md 35): from what was measured, never narrower
 * than a factor of two. With nobody online only that it will be long is known. Pure.
 */
export function estimateWait(facts: WaitFacts): [number, number] {
  if (facts.operatorsOnline <= 0) return NOBODY;
  if (facts.freeSlots >= facts.position) return [0, FREE_HIGH + 30 * (facts.position - 1)];
  const served = FREE_HIGH + 30 * facts.freeSlots;
  const ahead = facts.position - facts.freeSlots;
  const measured = facts.acceptGaps.length >= ENOUGH_GAPS;
  const typical = measured ? quantile(facts.acceptGaps, 0.5) : ASSUMED_GAP / facts.operatorsOnline;
  const slow = measured ? quantile(facts.acceptGaps, 0.9) : 2 * typical;
  const low = roundDown(0.5 * ahead * typical);
  return [low, Math.max(roundUp(ahead * Math.max(typical, slow)), 2 * low, served)];
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[index] ?? 0;
}

const grain = (seconds: number) => (seconds < 300 ? 30 : 60);
const roundDown = (seconds: number) => Math.floor(seconds / grain(seconds)) * grain(seconds);
const roundUp = (seconds: number) => Math.ceil(seconds / grain(seconds)) * grain(seconds);
