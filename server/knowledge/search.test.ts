import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { searchArticles } from './search.ts';
import { sectionsOf } from './section.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T10:00:00Z'), { allowedOrigins: [] });
});
afterAll(() => database.close());

const find = (query: string, language: string, limit?: number) =>
  searchArticles(database.db, { siteId: 'demo', query, language, ...(limit && { limit }) });

test.each([
  ['Do you deliver to Malta?', 'en', 'delivery-countries', 'Malta'],
  ['How long do I have to return an item?', 'en', 'returns', '30 days'],
  ['how can I reset my password', 'en', 'password-reset', 'password'],
  ['when will I get my money back', 'en', 'refund-policy', 'money'],
  ['my lamp flickers', 'en', 'lamp-troubleshooting', 'bulb'],
  ['can I pay with a credit card or PayPal', 'en', 'payment-methods', 'PayPal'],
  ['I want to close my account', 'en', 'close-account', 'close'],
  ['what are your opening hours', 'en', 'contact-hours', 'Our team answers'],
  ['Livrez-vous à Malte ?', 'fr', 'delivery-countries', 'Malte'],
  ['Combien de temps pour renvoyer une commande ?', 'fr', 'returns', '30 jours'],
  ['Quanto costa la consegna?', 'it', 'delivery-times', '4,90 EUR'],
  ['He olvidado mi contraseña', 'es', 'password-reset', 'contraseña'],
  ['Wie lange dauert die Lieferung nach Österreich?', 'de', 'delivery-times', 'Werktage'],
  ['Mein Lautsprecher verbindet sich nicht mit dem WLAN', 'de', 'speaker-troubleshooting', 'Netz'],
  ['هل توصلون إلى مالطا؟', 'ar', 'delivery-countries', 'مالطا'],
  ['كيف أعيد تعيين كلمة المرور؟', 'ar', 'password-reset', 'كلمة مرور'],
  ['كم تكلفة التوصيل', 'ar', 'delivery-times', '4.90'],
])('"%s" (%s) finds %s', async (query, language, slug, words) => {
  const [best] = await find(query, language);
  expect(best).toMatchObject({ slug, language });
  expect(best?.excerpt).toContain(words);
  expect(best?.excerpt.length).toBeLessThanOrEqual(400);
});

test('the section is the part that answers', async () => {
  const [best] = await find('Do you deliver to Malta?', 'en');
  expect(best?.section).toBe('Islands and Malta');
});

test.each(['What is the capital of Peru?', 'the of and', '', '???', "o'clock & | ! ( :*"])(
  '"%s" finds nothing, and breaks nothing',
  async (query) => {
    expect(await find(query, 'en')).toEqual([]);
  },
);

test('what a language does not have is looked for in English', async () => {
  const [best] = await find('gift card code', 'fr');
  expect(best).toMatchObject({ slug: 'gift-cards', language: 'en' });
});

test('a draft, an article for operators only, and another site are not found', async () => {
  const { db } = database;
  await db.site.create({ data: { id: 'other', key: 'other', name: 'Other', secret: 's' } });
  const article = {
    title: 'Zebrawood',
    body: 'Zebrawood care.',
    language: 'en',
    updatedAt: new Date(),
  };
  await db.article.createMany({
    data: [
      { ...article, siteId: 'demo', slug: 'draft', status: 'draft' },
      { ...article, siteId: 'demo', slug: 'inside', audience: 'operators' },
      { ...article, siteId: 'other', slug: 'theirs' },
    ],
  });
  expect(await find('zebrawood', 'en')).toEqual([]);
});

test.each([
  ['en', 'english', "plain_words(title || ' ' || body)"],
  ['ar', 'simple', "normal_arabic(title || ' ' || body)"],
])('the search of %s can use its index', async (language, config, text) => {
  const { db } = database;
  await db.$executeRaw`
    insert into articles (site_id, slug, language, title, body, updated_at)
    select 'other', 'filler-' || n, ${language}, 'Filler ' || n, 'Nothing of use.', now()
    from generate_series(1, 2000) n`;
  await db.$executeRaw`analyze articles`;
  const plan = await db.$queryRawUnsafe<Record<string, string>[]>(
    `explain select id from articles where language = '${language}'
     and to_tsvector('${config}', ${text}) @@ 'lamp'::tsquery`,
  );
  expect(JSON.stringify(plan)).toContain(`articles_search_${language}`);
});

test('an article is its opening and its sections', () => {
  expect(sectionsOf('Open.\n\n## One\nFirst.\n\n## Two\nSecond\n1. step')).toEqual([
    { section: null, text: 'Open.' },
    { section: 'One', text: 'First.' },
    { section: 'Two', text: 'Second\n1. step' },
  ]);
});
