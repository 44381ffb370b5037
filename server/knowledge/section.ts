import { Prisma } from '../../prisma/client/client.ts';
import type { Db } from '../context.ts';
import type { Language } from '../protocol/language.ts';
import { configOf, vectorOf } from './text-search.ts';

const EXCERPT = 400;

interface Section {
  section: string | null;
  text: string;
}

/** An article's parts: what stands before the first `## Heading`, then each part with its heading. */
export function sectionsOf(body: string): Section[] {
  return body
    .split(/^(?=## )/m)
    .map((part) => {
      const heading = /^## (.+)\n?/.exec(part);
      return {
        section: heading?.[1]?.trim() ?? null,
        text: part.slice(heading?.[0].length ?? 0).trim(),
      };
    })
    .filter(({ text }) => text !== '');
}

/** The part that has most of the found words, with its heading counted, and an excerpt of it. */
export async function bestSection(
  db: Db,
  language: Language,
  body: string,
  words: string[],
): Promise<{ section: string | null; excerpt: string }> {
  const sections = sectionsOf(body);
  const config = configOf(language);
  const texts = sections.map(({ section, text }) => `${section ?? ''}\n${text}`);
  const vector = vectorOf(language, 'part');
  const query = Prisma.sql`array_to_string(array(
    select quote_literal(word) from unnest(${words}::text[]) word), '|')::tsquery`;
  const [best] = await db.$queryRaw<{ place: number; excerpt: string }[]>(Prisma.sql`
    select place::int,
      ts_headline(${config}, part, ${query},
        'StartSel="", StopSel="", MaxWords=60, MinWords=30, MaxFragments=2') as excerpt
    from unnest(${texts}::text[]) with ordinality as parts (part, place)
    order by (select count(*) from unnest(${words}::text[]) word
      where ${vector} @@ quote_literal(word)::tsquery) desc,
      ts_rank(${vector}, ${query}) desc, place
    limit 1`);
  const chosen = sections[(best?.place ?? 1) - 1];
  if (!chosen) return { section: null, excerpt: body.slice(0, EXCERPT) };
  const { section, text } = chosen;
  return {
    section,
    excerpt: text.length <= EXCERPT ? text : (best?.excerpt ?? text).slice(0, EXCERPT),
  };
}
