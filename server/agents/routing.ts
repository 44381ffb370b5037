import type { EscalationReason } from '../handoff/escalate.ts';
import type { Signals } from './signals.ts';

export type Route =
  | { kind: 'human'; reason: EscalationReason; urgency: 'normal' | 'high' }
  | { kind: 'agent'; agent: string };

export interface Rule {
  id: string;
  priority: number;
  when(signals: Signals): boolean;
  target(signals: Signals): Route;
}

/** No progress after so many failed attempts (handoff.md H6). */
export const MAX_FAILED_ATTEMPTS = 2;

/**
 * What is known with certainty is code, tried before any model (handoff.md H3). First match by
 * priority; none = a model decides, and its default is nobody (H7). Sentiment is not a column (H5).
 */
export const RULES: Rule[] = [
  {
    id: 'person',
    priority: 1,
    when: (signals) => signals.explicitHumanRequest,
    target: () => ({ kind: 'human', reason: 'explicit_request', urgency: 'normal' }),
  },
  {
    id: 'language',
    priority: 2,
    when: (signals) => signals.foreignLanguage !== null && signals.operatorSpeaksIt,
    target: () => ({ kind: 'human', reason: 'language', urgency: 'normal' }),
  },
  {
    id: 'risk',
    priority: 3,
    when: (signals) => signals.risk > 7,
    target: () => ({ kind: 'human', reason: 'threshold', urgency: 'high' }),
  },
  {
    id: 'no_progress',
    priority: 4,
    when: (signals) => signals.failedAttempts >= MAX_FAILED_ATTEMPTS,
    target: () => ({ kind: 'human', reason: 'no_progress', urgency: 'normal' }),
  },
  {
    id: 'complexity',
    priority: 5,
    when: (signals) => signals.complexity > 8,
    target: () => ({ kind: 'agent', agent: 'senior' }),
  },
  {
    id: 'intent',
    priority: 6,
    when: (signals) => signals.intent !== null,
    target: (signals) => ({ kind: 'agent', agent: signals.intent ?? '' }),
  },
];

/** The first rule that applies, with its id for the record; null when a model must decide. */
export function route(
  signals: Signals,
  rules: Rule[] = RULES,
): { rule: string; route: Route } | null {
  const rule = [...rules].sort((a, b) => a.priority - b.priority).find((row) => row.when(signals));
  return rule ? { rule: rule.id, route: rule.target(signals) } : null;
}
