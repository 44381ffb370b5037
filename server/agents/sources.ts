import type { Source } from '../protocol/entities.ts';
import type { ModelItem } from './models/model.ts';

interface FoundArticle {
  slug: string;
  title: string;
  section: string | null;
}

/** The articles that this run's answer stands on: what `search_articles` found, once each. Pure. */
export function sourcesOf(ledger: ModelItem[]): Source[] {
  const found = ledger.flatMap((item) =>
    item.type === 'tool_result' && item.name === 'search_articles' ? articles(item.output) : [],
  );
  const bySlug = new Map(found.map((article) => [article.slug, article]));
  return [...bySlug.values()]
    .slice(0, 3)
    .map(({ slug, title, section }) => ({ slug, title, section }));
}

function articles(output: string): FoundArticle[] {
  const parsed: unknown = JSON.parse(output);
  const data = (parsed as { data?: { articles?: FoundArticle[] } }).data;
  return data?.articles ?? [];
}
