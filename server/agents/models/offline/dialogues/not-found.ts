import { type Answer, escalate, say } from '../answer.ts';
import type { Result, Situation } from '../situation.ts';
import { meantPrefix } from '../slots.ts';
import { WORDS, wasSaid } from '../words/all.ts';

/**
 * A number that is not theirs: said plainly, with what is near (handoff.md H17). The second time in
 * a row a person looks at it (H6).
 */
export function notFound(s: Situation, number: string, result: Result): Answer {
  const words = WORDS[s.language];
  const near = Array.isArray(result.output.near) ? result.output.near.map(String) : [];
  const before = s.assistantTexts
    .slice(-3)
    .some(
      (text) =>
        wasSaid(text, (w) => w.notFound('|').split('|')[0] ?? '') && !wasSaid(text, meantPrefix),
    );
  if (near.length === 0 && before)
    return escalate('no_progress', `Nothing was found twice; last tried: ${number}.`);
  return say(
    words.notFound(number),
    near.length > 0 ? words.didYouMean(near.join(', ')) : words.ask.order_id.question,
  );
}
