import type { Answer } from './answer.ts';
import { say } from './answer.ts';
import type { Situation } from './situation.ts';
import { WORDS } from './words/all.ts';
import type { Words } from './words/words.ts';

/** Asks for one slot through the runtime, which shows the question and why (handoff.md H37). */
export function askFor(s: Situation, slot: keyof Words['ask']): Answer {
  const { question, why } = WORDS[s.language].ask[slot];
  // A slot that is known but did not lead anywhere would be refused; then plain words do.
  if (s.results.some(({ output }) => output.code === 'already_known')) return say(question, why);
  return { calls: [{ name: 'ask_customer', args: { slot, why, question, choices: null } }] };
}
