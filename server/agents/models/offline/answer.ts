import type { Result, Situation } from './situation.ts';

export interface Call {
  name: string;
  args: Record<string, unknown>;
}

/** One answer of the model: text first, then calls. */
export interface Answer {
  text?: string;
  calls?: Call[];
}

export const say = (...sentences: (string | null)[]): Answer => ({
  text: sentences.filter((sentence) => sentence !== null && sentence !== '').join(' '),
});

export const call = (...calls: Call[]): Answer => ({ calls });

/** The work is done: the answer, and the conversation is free for the next topic. */
export const finish = (text: string, note = 'answered'): Answer => ({
  text,
  calls: [{ name: 'release', args: { outcome: 'solved', note } }],
});

export type EscalationReason =
  | 'beyond_powers'
  | 'explicit_request'
  | 'ambiguous_case'
  | 'missing_data'
  | 'policy_gap'
  | 'no_progress';

export const escalate = (reason: EscalationReason, summary: string): Answer => ({
  calls: [
    {
      name: 'escalate_to_human',
      args: { reason, summary: summary.slice(0, 400), urgency: 'normal' },
    },
  ],
});

/** The last settled call of that name in this run. */
export const lastResult = (s: Situation, name: string): Result | undefined =>
  s.results.findLast((result) => result.name === name);

export const dataOf = (result: Result | undefined): Record<string, unknown> =>
  (result?.output.data ?? {}) as Record<string, unknown>;

/** Whether a result is neither data nor "nothing found": errors and writes that broke off. */
export const failedResult = (result: Result | undefined): boolean =>
  result !== undefined && result.output.status !== 'ok' && result.output.status !== 'empty';

/** A transient error is tried once more; anything else that failed is for a person. */
export function afterFailure(s: Situation, failed: Result, about: string): Answer {
  const tries = s.results.filter(({ name }) => name === failed.name).length;
  if (failed.output.isRetryable === true && tries < 2)
    return call({ name: failed.name, args: failed.args });
  const reason = failed.output.status === 'unknown' ? 'ambiguous_case' : 'beyond_powers';
  return escalate(
    reason,
    `${about} ${failed.name} failed: ${String(failed.output.message ?? failed.output.code ?? 'unknown outcome')}`,
  );
}
