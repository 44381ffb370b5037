import { type Answer, call, dataOf, finish, lastResult } from '../answer.ts';
import type { Situation } from '../situation.ts';
import { WORDS } from '../words/all.ts';

interface Article {
  title: string;
  excerpt: string;
}

/** Answers from the shop's articles and names the source; null when there is none. */
export function answerFromArticles(s: Situation): Answer | null {
  const found = lastResult(s, 'search_articles');
  if (!found) {
    if (!s.tools.has('search_articles')) return null;
    const query = s.said.slice(0, 300);
    return call({ name: 'search_articles', args: { query, language: s.language } });
  }
  const [best] = (dataOf(found).articles ?? []) as Article[];
  if (!best) return null;
  return finish(
    `${best.excerpt}\n${WORDS[s.language].source(best.title)}`,
    'answered from an article',
  );
}
