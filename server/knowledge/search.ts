import { Prisma } from '../../prisma/client/client.ts';
import type { Db } from '../context.ts';
import { type Language, toLanguage } from '../protocol/language.ts';
import { bestSection } from './section.ts';
import { configOf, lettersOf, vectorOf } from './text-search.ts';

export interface ArticleHit {
  slug: string;
  title: string;
  /** The heading of the part that fits best; null = the opening. */
  section: string | null;
  /** At most 400 characters of that part. */
  excerpt: string;
  language: string;
}

export interface ArticleQuery {
  siteId: string;
  query: string;
  language: string;
  /** Default 3. */
  limit?: number;
}

/**
 * The published articles that answer a question, best first: full text in the query's language,
 * then in English where the language has nothing. Words that few articles have weigh more, and an
 * article must have a fair share of the question's weight, so that one common word finds nothing.
 */
export async function searchArticles(db: Db, asked: ArticleQuery): Promise<ArticleHit[]> {
  const language = toLanguage(asked.language);
  const found = await searchIn(db, asked, language);
  if (found.length > 0 || language === 'en') return found;
  return searchIn(db, asked, 'en');
}

interface Row {
  slug: string;
  title: string;
  body: string;
  words: string[];
}

/** The share of the question's weight that an article must have. */
const FAIR_SHARE = 0.3;
/** What scores far below the best one only distracts from it. */
const NEAR_BEST = 0.5;

async function searchIn(db: Db, asked: ArticleQuery, language: Language): Promise<ArticleHit[]> {
  const config = configOf(language);
  const whole = vectorOf(language, `title || ' ' || body`);
  const titleOnly = vectorOf(language, 'title');
  const rows = await db.$queryRaw<Row[]>(Prisma.sql`
    with words as (
      select lexeme, quote_literal(lexeme)::tsquery as query
      from unnest(to_tsvector(${config}, ${lettersOf(language, asked.query)}))
    ), wanted as (
      select string_agg(query::text, '|')::tsquery as any_word from words
    ), known as (
      select count(*)::float as all_articles from articles
      where site_id = ${asked.siteId} and language = ${language} and status = 'published'
    ), hits as (
      select a.id, w.lexeme, ${titleOnly} @@ w.query as in_title
      from articles a, words w, wanted
      where a.site_id = ${asked.siteId} and a.language = ${Prisma.raw(`'${language}'`)}
        and a.status = 'published' and a.audience = 'everyone'
        and ${whole} @@ wanted.any_word and ${whole} @@ w.query
    ), weights as (
      select w.lexeme, ln(1 + known.all_articles / coalesce(nullif(count(h.id), 0), 3)) as weight
      from words w cross join known left join hits h using (lexeme)
      group by w.lexeme, known.all_articles
    ), scores as (
      select h.id, sum(weight * case when in_title then 2 else 1 end) as score,
        sum(weight) / (select sum(weight) from weights) as share,
        array_agg(h.lexeme) as words
      from hits h join weights using (lexeme) group by h.id
    )
    select a.slug, a.title, a.body, s.words from scores s join articles a using (id)
    where s.share >= ${FAIR_SHARE}
      and s.score >= ${NEAR_BEST} * (select max(score) from scores)
    order by s.score desc, a.slug limit ${asked.limit ?? 3}`);
  return Promise.all(
    rows.map(async ({ slug, title, body, words }) => ({
      slug,
      title,
      ...(await bestSection(db, language, body, words)),
      language,
    })),
  );
}
