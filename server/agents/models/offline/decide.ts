import type { Answer } from './answer.ts';
import type { Situation } from './situation.ts';

/**
 * The recommendation is decided before the tool that it proposes is called, and on the first turn
 * as soon as the work that it speaks of begins (handoff.md H21).
 */
export function withDecision(s: Situation, answer: Answer): Answer {
  const proposed = s.pack?.recommendation?.proposedTool ?? null;
  const calls = answer.calls ?? [];
  if (proposed === null || !s.tools.has('decide_recommendation')) return answer;
  if ([...s.results, ...calls].some(({ name }) => name === 'decide_recommendation')) return answer;
  const acts = calls.some(({ name }) => name === proposed);
  const begins = s.firstTurn && calls.some(({ name }) => BEGIN.has(name));
  if (!acts && !begins) return answer;
  const verdict = { name: 'decide_recommendation', args: { verdict: 'confirm', reason: null } };
  return { ...answer, calls: [verdict, ...calls] };
}

const BEGIN = new Set(['request_verification', 'get_customer', 'lookup_order']);
