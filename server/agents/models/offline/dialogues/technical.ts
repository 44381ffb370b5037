import { type Answer, call, dataOf, escalate, finish, lastResult, say } from '../answer.ts';
import { askFor } from '../ask.ts';
import { saysItWorks } from '../courtesy.ts';
import type { Situation } from '../situation.ts';
import { wordsFor } from '../slots.ts';
import { isGeneral } from '../topics.ts';
import { WORDS, wasSaid } from '../words/all.ts';
import { answerFromArticles } from './articles.ts';

/** One step, then the others, then a person (handoff.md H6: two attempts). */
export function technical(s: Situation): Answer {
  const words = WORDS[s.language];
  const asked = !s.firstTurn && wasSaid(s.lastAnswer, ({ didItHelp }) => didItHelp);
  if (asked && saysItWorks(s.said)) return finish(words.works, 'works again');
  const product = wordsFor(s, 'item');
  const problem = wordsFor(s, 'problem');
  if (product === null && problem === null && !isGeneral(s.said, s.language) && isVague(s))
    return askFor(s, 'problem');
  const diagnosis = lastResult(s, 'run_diagnosis');
  if (product !== null && !diagnosis && s.tools.has('run_diagnosis'))
    return call({
      name: 'run_diagnosis',
      args: { product: product.slice(0, 80), symptom: symptomOf(s, problem) },
    });
  if (diagnosis?.output.status === 'ok') return nextStep(s);
  const article = answerFromArticles(s);
  if (article) return article;
  if (asked) return escalate('no_progress', `Not solved: ${symptomOf(s, problem)}`);
  return say(words.unknown, words.iCan.technical);
}

function nextStep(s: Situation): Answer {
  const words = WORDS[s.language];
  const data = dataOf(lastResult(s, 'run_diagnosis'));
  const steps = ((data.steps ?? []) as unknown[]).map(String);
  const given = steps.filter((step) => s.assistantTexts.some((text) => text.includes(step)));
  const left = steps.filter((step) => !given.includes(step));
  const [first] = left;
  if (given.length === 0 && first !== undefined)
    return say(words.tryThis(String(data.likelyCause ?? ''), first), words.didItHelp);
  if (left.length > 0) return say(words.thenTry(left.join(' ')), words.didItHelp);
  return escalate(
    'no_progress',
    `${String(data.product ?? 'Product')}: all steps were tried (${steps.join(' ')}) and it does not work.`,
  );
}

/** The words with which it began: "no, still dark" alone would lead to another diagnosis. */
const symptomOf = (s: Situation, problem: string | null): string => {
  const first = s.customerTexts.find((text) => wordsIn(text) > 3) ?? s.said;
  return (
    (problem !== null && !first.includes(problem) ? `${problem}. ${first}` : first).slice(0, 300) ||
    '-'
  );
};

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const isVague = (s: Situation): boolean => wordsIn(s.said) < 5;
