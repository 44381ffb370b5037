import { z } from 'zod';
import { searchArticles as search } from '../../knowledge/search.ts';
import { LANGUAGES } from '../../protocol/language.ts';
import { empty, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const searchArticles = defineTool({
  name: 'search_articles',
  description:
    'Search the help articles. Answer general questions only from what is found, and say so when nothing is.',
  effect: 'none',
  needsCustomer: false,
  input: z.strictObject({
    query: z.string().min(1).max(300),
    language: z.enum(LANGUAGES).describe('The language of the query.'),
  }),
  async run({ ctx, siteId }, input) {
    const articles = await search(ctx.db, { siteId, ...input });
    return articles.length > 0 ? ok({ articles }) : empty(input, []);
  },
});
