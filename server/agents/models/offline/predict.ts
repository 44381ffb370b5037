import { probabilities } from './classifier.ts';
import { keywordVote } from './keywords.ts';
import type { Language } from './language.ts';
import { LABELS, type Label } from './lines/labels.ts';
import { currentClassifier } from './model-file.ts';
import { asksForPerson, asksWhetherMachine } from './person.ts';

/** Below this the agent asks instead of moving the customer (clarify). */
export const SURE = 0.5;

/** A specialist gives a new message away only above this: it may well be a reply to it. */
export const SURE_ENOUGH_TO_LEAVE = 0.7;

/** Chosen on development lines among 0.2, 0.4, 0.6, 0.8 and 1.0. */
const VOTE = 0.6;

/** Billing may move money: without any word about money its probability counts this much. */
const NO_MONEY_WORD = 0.3;

export interface Prediction {
  /** The likeliest label, before any threshold. */
  label: Label;
  /** 0–1, comparable between messages; below SURE means ask. */
  confidence: number;
  scores: Record<Label, number>;
}

/** Where one message belongs: the explicit-person rule, then classifier plus keywords. */
export function predict(text: string, language: Language | null): Prediction {
  const learned = probabilities(currentClassifier(), text);
  const vote = keywordVote(text, language);
  const weight = 1 + VOTE * vote.strength;
  const scores = {} as Record<Label, number>;
  LABELS.forEach((label, at) => {
    const voted = vote.label === label ? VOTE * vote.strength : 0;
    const doubt = label === 'billing' && !vote.money ? NO_MONEY_WORD : 1;
    scores[label] = ((learned[at] ?? 0) * doubt + voted) / weight;
  });
  if (asksForPerson(text))
    return { label: 'human', confidence: 1, scores: { ...scores, human: 1 } };
  if (asksWhetherMachine(text)) return { label: 'none', confidence: 1, scores };
  const label = LABELS.reduce((best, next) => (scores[next] > scores[best] ? next : best));
  return { label, confidence: scores[label], scores };
}
