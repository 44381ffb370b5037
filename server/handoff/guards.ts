/** Limits of handoff.md H29; for agents only: going to a person is never refused by them. */
export const MAX_HOPS_PER_MESSAGE = 3;
export const MAX_HOPS_PER_CHAIN = 5;

export interface HopQuestion {
  source: string;
  target: string;
  /** Whom the source may transfer to: the star (handoff.md H9). */
  edges: string[];
  /** Agents of this chain, the starting agent first (committed hops only, H28). */
  chain: string[];
  hopsThisMessage: number;
  /** Targets that failed for this customer message (decisions.md 37). */
  excluded: string[];
}

export type HopVerdict =
  | { ok: true }
  | {
      ok: false;
      guard: 'star' | 'hops' | 'chain' | 'cycle' | 'excluded';
      human: boolean;
      message: string;
    };

const refuse = (
  guard: Exclude<HopVerdict, { ok: true }>['guard'],
  human: boolean,
  message: string,
): HopVerdict => ({
  ok: false,
  guard,
  human,
  message,
});

/** May this hop happen? In order of preference (H29). `human`: a person, instead of another lap. */
export function checkHop(question: HopQuestion): HopVerdict {
  const { source, target, chain } = question;
  if (!question.edges.includes(target)) {
    return refuse('star', false, `${source} may not hand over to ${target}.`);
  }
  if (question.hopsThisMessage >= MAX_HOPS_PER_MESSAGE) {
    return refuse('hops', true, `${MAX_HOPS_PER_MESSAGE} handovers for one message are enough.`);
  }
  if (chain.length - 1 >= MAX_HOPS_PER_CHAIN) {
    return refuse('chain', true, `${MAX_HOPS_PER_CHAIN} handovers in one chain are enough.`);
  }
  if (chain.includes(target)) {
    return refuse('cycle', true, `${target} has already had this conversation in this chain.`);
  }
  if (question.excluded.includes(target)) {
    return refuse('excluded', false, `${target} was not ready for this message.`);
  }
  return { ok: true };
}
