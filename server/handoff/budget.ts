import type { HandoffPackage } from '../protocol/package.ts';

type Count = (text: string) => number;

/** 65 MiB and 145 ms: loaded on first use only (decisions.md 59). */
let tokenizer: Promise<Count> | undefined;

/** The tokenizer's time grows with the square of an unbroken run: longer ones are counted in pieces. */
const LONGEST_RUN = 500;
const UNBROKEN = new RegExp(`\\S{${LONGEST_RUN}}`);
/** Beyond this nothing fits a budget anyway: the estimate is never too small. */
const MAX_CHARS = 200_000;

/** Counts o200k_base tokens, special tokens as text; at most one too many for each 500 unbroken characters. */
export function loadCounter(): Promise<Count> {
  tokenizer ??= import('gpt-tokenizer/encoding/o200k_base').then(({ countTokens }) => {
    const exact = (text: string) =>
      countTokens(text, { allowedSpecial: new Set(), disallowedSpecial: new Set() });
    return (text: string) => {
      if (text.length > MAX_CHARS) return text.length;
      return UNBROKEN.test(text) ? sum(pieces(text).map(exact)) : exact(text);
    };
  });
  return tokenizer;
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

const pieces = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / LONGEST_RUN) }, (_, at) =>
    text.slice(at * LONGEST_RUN, (at + 1) * LONGEST_RUN),
  );

/** The text whose tokens count: what the receiver's model reads, without digest and count. */
export function renderPackage(pack: HandoffPackage): string {
  const { tokenCount: _count, digest: _digest, ...visible } = pack;
  return JSON.stringify(visible);
}

export interface Fitted {
  pack: HandoffPackage;
  tokens: number;
  /** What was left out, in order, for supervisors: e.g. `quotes`, `segment 1`. */
  elided: string[];
}

/**
 * Fits a package into the budget (handoff.md H19). Elided in the order of decisions.md 17: quotes,
 * inferred facts, data of closed actions, oldest segments, customer's facts outside the intent.
 * Null: still too large, so it may not be offered. Pure given the counter.
 */
export function fitBudget(pack: HandoffPackage, budget: number, count: Count): Fitted | null {
  const elided: string[] = [];
  let current = pack;
  let tokens = count(renderPackage(current));
  for (const step of elisions(pack)) {
    if (tokens <= budget) break;
    const smaller = step.apply(current);
    if (smaller === current) continue;
    current = smaller;
    elided.push(step.name);
    tokens = count(renderPackage(current));
  }
  return tokens <= budget ? { pack: current, tokens, elided } : null;
}

interface Elision {
  name: string;
  apply(pack: HandoffPackage): HandoffPackage;
}

const withFacts = (
  pack: HandoffPackage,
  keep: (fact: HandoffPackage['keyFacts'][number]) => boolean,
) => {
  const keyFacts = pack.keyFacts.filter(keep);
  return keyFacts.length === pack.keyFacts.length ? pack : { ...pack, keyFacts };
};

function elisions(pack: HandoffPackage): Elision[] {
  const intent = `${pack.userIntent} ${pack.recommendation?.text ?? ''} ${pack.recommendation?.args ?? ''}`;
  const outside = pack.keyFacts.filter(
    (fact) =>
      fact.source === 'customer_said' &&
      fact.amountMinor === undefined &&
      !intent.includes(fact.value),
  );
  return [
    {
      name: 'quotes',
      apply: (now) => ({ ...now, keyFacts: now.keyFacts.map((fact) => ({ ...fact, quote: '' })) }),
    },
    {
      name: 'inferred facts',
      apply: (now) => withFacts(now, (fact) => fact.source !== 'agent_inferred'),
    },
    {
      name: 'action data',
      apply: (now) => ({
        ...now,
        actions: now.actions.map((action) =>
          action.status === 'ok' ? { ...action, summary: '', attemptedQuery: null } : action,
        ),
      }),
    },
    ...pack.segments.slice(0, -1).map((segment, index) => ({
      name: `segment ${segment.hop}`,
      apply: (now: HandoffPackage) => ({
        ...now,
        segments: now.segments.map((other, at) =>
          at === index ? { ...other, text: `(in ${now.contextRef})`, elided: true } : other,
        ),
      }),
    })),
    ...outside.map((fact) => ({
      name: `fact ${fact.key}`,
      apply: (now: HandoffPackage) => withFacts(now, (other) => other.id !== fact.id),
    })),
  ];
}
