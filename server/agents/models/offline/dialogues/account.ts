import { type Answer, escalate } from '../answer.ts';
import type { Situation } from '../situation.ts';
import { isAboutAddress } from '../topics.ts';
import { plain } from '../words-of.ts';
import { addressChange } from './address.ts';
import { answerFromArticles } from './articles.ts';

const MAIL = /e-?mail|mail\b|correo|بريد/;

/** Sign-in, personal data, closing: from the articles; what they do not say is for a person. */
export function account(s: Situation, texts: string[]): Answer {
  const about = texts.find((text) => isAboutAddress(text));
  if (about !== undefined && !MAIL.test(plain(about))) return addressChange(s, null);
  return (
    answerFromArticles(s) ??
    escalate('missing_data', `About the account, not in the articles: ${s.said.slice(0, 300)}`)
  );
}
