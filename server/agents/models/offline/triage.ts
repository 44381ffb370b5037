import { type Answer, escalate } from './answer.ts';
import { isClosing, isGreeting, isVague } from './courtesy.ts';
import { isTopic, type Plan, planFor } from './intents.ts';
import { LANGUAGES } from './language.ts';
import { asksForPerson, asksWhetherMachine } from './person.ts';
import { SURE } from './predict.ts';
import type { Situation } from './situation.ts';
import { namesOwn } from './slots.ts';
import { WORDS, wasSaid } from './words/all.ts';
import type { Topic } from './words/words.ts';

/** From so many different wishes on, one specialist is not enough. */
const TANGLED = 3;
/** A classifier that is this sure of a wish for a person saw a misspelt one. */
const SURE_OF_PERSON = 0.6;

/** The entry agent: transfers, declines, asks once, or replies; always through a tool. */
export function triage(s: Situation): Answer {
  const words = WORDS[s.language];
  if (asksForPerson(s.said)) return toPerson(s);
  const chosen = chosenTopic(s);
  if (chosen && s.tools.has(`transfer_to_${chosen}`)) return transfer(chosen);
  if (s.spoken === null) return reply(`${words.hello} ${speaks()}`);
  if (asksWhetherMachine(s.said)) return reply(words.machine);
  if (isClosing(s.said)) return reply(words.welcome);
  if (isGreeting(s.said)) return reply(words.hello);
  if (isVague(s.said)) return clarify(s);
  const plan = planOf(s);
  if (plan.whole.label === 'human' && plan.whole.confidence >= SURE_OF_PERSON) return toPerson(s);
  const target = targetOf(s, plan);
  if (target) return transfer(target);
  if (plan.first !== null) return withoutTarget(s);
  if (plan.whole.label === 'none' && plan.whole.confidence >= SURE && !namesOwn(s, s.said))
    return { calls: [{ name: 'decline_out_of_scope', args: { text: words.decline } }] };
  return clarify(s);
}

/** A follow-up that says little is read together with what was written before it. */
export function planOf(s: Situation): Plan {
  const plan = planFor(s.said, s.language);
  if (plan.first !== null || plan.whole.confidence >= SURE) return plan;
  const before = s.customerTexts.at(-2);
  const follows = wasClarified(s) || s.said.trim().split(/\s+/).length <= 4;
  if (before === undefined || !follows) return plan;
  const together = planFor(`${before}\n${s.said}`, s.language);
  return together.first === null ? plan : together;
}

/** Null when the agent that it needs is not open for this conversation. */
export function targetOf(s: Situation, plan: Plan): string | null {
  if (plan.first === null) return null;
  const open = (agent: string) => s.tools.has(`transfer_to_${agent}`);
  if (plan.pending.length + 1 >= TANGLED && open('senior')) return 'senior';
  return open(plan.first) ? plan.first : null;
}

/** The choice that was picked after the question what it is about. */
export function chosenTopic(s: Situation): Topic | null {
  if (!wasClarified(s)) return null;
  const said = s.said.trim().toLowerCase();
  const found = Object.values(WORDS)
    .flatMap(({ topics }) => Object.entries(topics))
    .find(([, label]) => label.toLowerCase() === said)?.[0];
  return found !== undefined && isTopic(found) ? found : null;
}

const wasClarified = (s: Situation): boolean =>
  s.lastAnswer !== '' && wasSaid(s.lastAnswer, ({ clarify: { why } }) => why);

/** Asks once; the second time it is for the senior specialist or a person, not for a guess. */
function clarify(s: Situation): Answer {
  const words = WORDS[s.language];
  if (wasClarified(s)) return withoutTarget(s);
  return {
    calls: [
      {
        name: 'ask_customer',
        args: { slot: 'topic', ...words.clarify, choices: Object.values(words.topics) },
      },
    ],
  };
}

const withoutTarget = (s: Situation): Answer =>
  s.tools.has('transfer_to_senior')
    ? transfer('senior')
    : escalate('ambiguous_case', `Not clear who can do this: ${s.said.slice(0, 300)}`);

const toPerson = (s: Situation): Answer =>
  escalate('explicit_request', `Asks for a person: ${s.said.slice(0, 300)}`);

const transfer = (agent: string): Answer => ({
  calls: [{ name: `transfer_to_${agent}`, args: { reason: 'specialization' } }],
});

const reply = (text: string): Answer => ({ calls: [{ name: 'reply', args: { text } }] });

/** For a customer whose language nobody here speaks: in which ones there is an answer. */
const speaks = (): string => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return `I answer in ${LANGUAGES.map((language) => names.of(language)).join(', ')}, or a person can answer you: just ask for one.`;
};
