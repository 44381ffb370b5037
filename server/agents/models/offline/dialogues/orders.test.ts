import { describe, expect, it } from 'vitest';
import { answerOf, type Given, VERIFIED } from '../test-walk.ts';

const ok = (data: object) => ({ status: 'ok', data });
const names = ({ calls }: { calls: { name: string }[] }) => calls.map(({ name }) => name);
const INTRO = 'a: I’m taking over from Triage. I have read what you wrote.';
const orders = (given: Partial<Given>) =>
  answerOf({ agent: 'orders', said: [], facts: [VERIFIED], ...given });

describe('orders', () => {
  const parcel = {
    order: 'B-2254',
    status: 'shipped',
    carrier: 'Northlink',
    tracking: 'NLX48213377',
    lastSeenPlace: 'Linz',
    expectedAt: '2026-03-04T10:00:00.000Z',
  };

  it('tracks a parcel and says carrier, place and day', async () => {
    const said = ['c: Where is my order B-2254?', INTRO];
    expect((await orders({ said })).calls).toEqual([
      { name: 'track_parcel', args: { order: 'B-2254' } },
    ]);
    const done = await orders({ said, results: [['track_parcel', ok(parcel)]] });
    for (const part of ['B-2254', 'Northlink', 'NLX48213377', 'Linz', 'March 4, 2026'])
      expect(done.text).toContain(part);
    expect(names(done)).toEqual(['release']);
  });

  it('O23: an order number that comes piecemeal is a reply, not another topic', async () => {
    const { calls } = await orders({ said: ['c: my order', INTRO, 'c: its B-2254'] });
    expect(calls).toEqual([{ name: 'track_parcel', args: { order: 'B-2254' } }]);
    const split = await orders({ said: ['c: my order', INTRO, 'c: its B-2254', 'c: where is it'] });
    expect(names(split)).toEqual(['track_parcel']);
  });

  it('verifies before it tracks, with the order that was named', async () => {
    const { calls } = await orders({ said: ['c: Where is my order B-2254?', INTRO], facts: [] });
    expect(calls).toEqual([
      { name: 'request_verification', args: { order: 'B-2254', email: null } },
    ]);
  });

  it('gives "delivered, but I have nothing" to a person with what the carrier says', async () => {
    const said = ['c: Order A-7781 says delivered but it never arrived', INTRO];
    const results: Given['results'] = [
      [
        'track_parcel',
        ok({ ...parcel, order: 'A-7781', status: 'delivered', lastSeenPlace: 'Berlin' }),
      ],
    ];
    const { text, calls } = await orders({ said, results });
    expect(text).toContain('Berlin');
    expect(calls).toMatchObject([{ name: 'escalate_to_human', args: { reason: 'beyond_powers' } }]);
  });

  it('checks a return and says until when, or why not', async () => {
    const said = ['c: I want to return order A-7781', INTRO];
    expect((await orders({ said })).calls[0]?.name).toBe('check_return');
    const until = '2026-05-01T00:00:00.000Z';
    const yes = await orders({
      said,
      results: [
        ['check_return', ok({ order: 'A-7781', returnable: true, until, reason: 'in_time' })],
      ],
    });
    expect(yes.text).toContain('May 1, 2026');
    const no = await orders({
      said,
      results: [
        [
          'check_return',
          ok({ order: 'A-7781', returnable: false, until: null, reason: 'too_late' }),
        ],
      ],
    });
    expect(no.text).toContain('the time for returns is over');
  });

  it('asks for the whole new address, then changes it once', async () => {
    const first = ['c: Please change the delivery address of order A-7902', INTRO];
    const asked = await orders({ said: first });
    expect(asked.calls).toMatchObject([{ name: 'ask_customer', args: { slot: 'address' } }]);
    const { question, why } = asked.calls[0]?.args ?? {};
    const said = [...first, `a: ${question} ${why}`, 'c: Long Street 5, 10115 Berlin, Germany'];
    expect((await orders({ said })).calls).toEqual([
      {
        name: 'change_address',
        args: {
          order: 'A-7902',
          street: 'Long Street 5',
          postcode: '10115',
          city: 'Berlin',
          country: 'Germany',
        },
      },
    ]);
    const done = await orders({ said, results: [['change_address', ok({})]] });
    expect(done.text).toContain('Long Street 5, 10115 Berlin, Germany');
  });

  it('says that a shipped order cannot be redirected by us', async () => {
    const said = [
      'c: Change the delivery address of order B-2254 to:\nLong Street 5, 10115 Berlin, Germany',
      INTRO,
    ];
    const error = { status: 'error', isError: true, errorCategory: 'business', code: 'shipped' };
    const { text } = await orders({ said, results: [['change_address', error]] });
    expect(text).toContain('B-2254 is already on its way');
  });

  it('lists the orders of a verified customer', async () => {
    const said = ['c: show me all my orders', INTRO];
    expect(names(await orders({ said }))).toEqual(['list_orders']);
    const rows = [{ order: 'A-7781', status: 'delivered', totalMinor: 4200, currency: 'EUR' }];
    const { text } = await orders({ said, results: [['list_orders', ok({ orders: rows })]] });
    expect(text).toContain('A-7781: 42.00 EUR, delivered');
  });

  it('answers a question about rules from an article and names it', async () => {
    const said = ['c: Do you deliver to Malta?', INTRO];
    expect((await orders({ said, facts: [] })).calls).toEqual([
      { name: 'search_articles', args: { query: 'Do you deliver to Malta?', language: 'en' } },
    ]);
    const articles = [
      {
        slug: 'x',
        title: 'Countries we deliver to',
        section: null,
        excerpt: 'Malta is included.',
        language: 'en',
      },
    ];
    const { text, calls } = await orders({
      said,
      results: [['search_articles', ok({ articles })]],
    });
    expect(text).toContain('Malta is included.');
    expect(text).toContain('Countries we deliver to');
    expect(calls.map(({ name }) => name)).toEqual(['release']);
  });

  it('says that it does not know when there is no article', async () => {
    const said = ['c: Do you deliver to the moon?', INTRO];
    const { text } = await orders({
      said,
      results: [['search_articles', { status: 'empty', query: {}, near: [] }]],
    });
    expect(text).toContain('rather not guess');
    expect(text).toContain('find a parcel');
  });

  it('tries a transient error once more and then brings in a person', async () => {
    const said = ['c: Where is my order B-2254?', INTRO];
    const error = {
      status: 'error',
      isError: true,
      errorCategory: 'transient',
      isRetryable: true,
      code: 'timeout',
    };
    const once: Given['results'] = [['track_parcel', error, { order: 'B-2254' }]];
    expect(names(await orders({ said, results: once }))).toEqual(['track_parcel']);
    expect(names(await orders({ said, results: [...once, ...once] }))).toEqual([
      'escalate_to_human',
    ]);
  });
});
