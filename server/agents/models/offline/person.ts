import { PERSON_WORDS } from './person-words.ts';
import { plain } from './words-of.ts';

/** Longer input is cut, so a huge message costs no more than a page. */
const LONGEST = 4_000;

/**
 * True when the customer explicitly asks for a person (handoff.md H3, H6), in English, French,
 * Italian, Spanish, German, Arabic or Chinese. A question whether one talks to a machine, a refusal
 * ("no need for an agent") and other uses of the words ("human error") are not requests.
 */
export function asksForPerson(text: string): boolean {
  const clean = cleaned(text);
  if (clean === '') return false;
  return wordsFor(clean).some(({ machine, not, ask }) => {
    const rest = [...machine, ...not].reduce((left, use) => left.replace(use, ' # '), clean);
    return ask.some((pattern) => pattern.test(rest));
  });
}

/** True for a question whether a person or a machine answers here. */
export function asksWhetherMachine(text: string): boolean {
  const clean = cleaned(text);
  // The patterns are global, for replacing; `search` has no memory between calls.
  return wordsFor(clean).some(({ machine }) => machine.some((use) => clean.search(use) >= 0));
}

/** Only the tables whose letters occur at all. */
const wordsFor = (clean: string) => PERSON_WORDS.filter(({ letters }) => letters.test(clean));

function cleaned(text: string): string {
  return plain(text.slice(0, LONGEST)).replace(/\s+/g, ' ').trim();
}
