/** A help article. `body` is plain paragraphs under `## Section` headings. */
export interface SeedArticle {
  slug: string;
  title: string;
  tags: string[];
  body: string;
}

/** Sections in order: `[heading, text]`; an empty heading is the opening paragraph. */
export function article(
  slug: string,
  title: string,
  tags: string[],
  sections: [heading: string, text: string][],
): SeedArticle {
  const body = sections
    .map(([heading, text]) => (heading === '' ? text : `## ${heading}\n${text}`))
    .join('\n\n');
  return { slug, title, tags, body };
}
