import { type Answer, escalate, finish, say } from '../answer.ts';
import { isClosing, isGreeting } from '../courtesy.ts';
import { asksForPerson, asksWhetherMachine } from '../person.ts';
import { predict, SURE_ENOUGH_TO_LEAVE } from '../predict.ts';
import { isMaskedCode, type Situation } from '../situation.ts';
import { namesOwn, wasAsked } from '../slots.ts';
import { WORDS, wasSaid } from '../words/all.ts';
import { account } from './account.ts';
import { answerFromArticles } from './articles.ts';
import { billing } from './billing.ts';
import { orders } from './orders.ts';
import { senior } from './senior.ts';
import { technical } from './technical.ts';

/** How far back a topic is looked for while a question of ours is open. */
const LOOK_BACK = 6;
/** A reply of so many words belongs to the question that was just asked. */
const SHORT_REPLY = 8;

/** What a specialist does before its own dialogue: a person, goodbyes, other people's business. */
export function specialist(s: Situation): Answer {
  const words = WORDS[s.language];
  const working = s.results.length > 0;
  if (!s.firstTurn && !working) {
    if (asksForPerson(s.said)) return escalate('explicit_request', s.said || 'Wants a person.');
    if (isClosing(s.said)) return finish(words.goodbye, 'thanked');
    if (asksWhetherMachine(s.said)) return say(words.machine);
    if (isGreeting(s.said) && !isMaskedCode(s.said)) return say(words.whatElse);
    if (isElsewhere(s))
      return {
        calls: [{ name: 'release', args: { outcome: 'not_mine', note: 'Another topic came up.' } }],
      };
  }
  return withNote(s, dialogue(s, topicTexts(s)));
}

function dialogue(s: Situation, texts: string[]): Answer {
  switch (s.agent) {
    case 'billing':
      return billing(s, texts);
    case 'orders':
      return orders(s, texts);
    case 'technical':
      return technical(s);
    case 'account':
      return account(s, texts);
    case 'senior':
      return senior(s);
    default:
      return answerFromArticles(s) ?? say(WORDS[s.language].unknown);
  }
}

/**
 * Newest first: a reply to our question goes on with the topic before it, and at last with what led
 * here: many mistyped codes push that out of the transcript's tail.
 */
function topicTexts(s: Situation): string[] {
  if (!s.firstTurn && !wasAsked(s) && !isMaskedCode(s.said)) return [s.said];
  const before = s.customerTexts.filter((text) => !isMaskedCode(text)).slice(-LOOK_BACK);
  const intent = s.pack?.userIntent ?? '';
  return [s.said, ...before.reverse(), ...(intent === '' ? [] : [intent])];
}

function isElsewhere(s: Situation): boolean {
  if (!s.tools.has('release') || isMaskedCode(s.said)) return false;
  const short = s.said.trim().split(/\s+/).length <= SHORT_REPLY;
  if (short && (wasAsked(s) || namesOwn(s, s.said))) return false;
  const { label, confidence } = predict(s.said, s.language);
  return (
    label !== s.agent &&
    label !== 'human' &&
    confidence >= SURE_ENOUGH_TO_LEAVE &&
    s.agent !== 'senior'
  );
}

/** After an operator gave it back: said once that their note was read (handoff.md H46). */
function withNote(s: Situation, answer: Answer): Answer {
  const { colleagueNote } = WORDS[s.language];
  if (s.note === null || answer.text === undefined) return answer;
  if (s.assistantTexts.some((text) => wasSaid(text, (words) => words.colleagueNote))) return answer;
  return { ...answer, text: `${colleagueNote} ${answer.text}` };
}
