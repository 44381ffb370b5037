import { describe, expect, it } from 'vitest';
import { answerOf, type Given, VERIFIED } from '../test-walk.ts';

const ok = (data: object) => ({ status: 'ok', data });
const names = ({ calls }: { calls: { name: string }[] }) => calls.map(({ name }) => name);
const INTRO = 'a: I’m taking over from Triage. I have read what you wrote.';
describe('technical', () => {
  const technical = (given: Partial<Given>) => answerOf({ agent: 'technical', said: [], ...given });
  const steps = ['Screw the bulb in.', 'Try another socket.', 'Put in another bulb.'];
  const diagnosis: Given['results'] = [
    ['run_diagnosis', ok({ product: 'lamp', likelyCause: 'The bulb is loose.', steps })],
  ];
  const begin = ['c: My lamp does not turn on', INTRO];

  it('gives one step, then the others, then a person', async () => {
    const first = await technical({ said: begin });
    expect(first.calls).toMatchObject([{ name: 'run_diagnosis', args: { product: 'lamp' } }]);
    const one = await technical({ said: begin, results: diagnosis });
    expect(one.text).toContain('Screw the bulb in.');
    expect(one.text).not.toContain('Try another socket.');
    const tried = [...begin, `a: ${one.text}`, 'c: No, still dark'];
    const two = await technical({ said: tried, results: diagnosis });
    expect(two.text).toContain('Try another socket. Put in another bulb.');
    const end = await technical({
      said: [...tried, `a: ${two.text}`, 'c: still not working'],
      results: diagnosis,
    });
    expect(end.calls).toMatchObject([
      { name: 'escalate_to_human', args: { reason: 'no_progress' } },
    ]);
  });

  it('is done when the customer says that it works', async () => {
    const said = [...begin, 'a: Screw the bulb in. Does it work now?', 'c: yes, it works now'];
    const { text, calls } = await technical({ said });
    expect(text).toContain('it works');
    expect(calls).toMatchObject([{ name: 'release', args: { outcome: 'solved' } }]);
  });

  it('asks what it is about when nothing was named', async () => {
    const { calls } = await technical({ said: ['c: it broke', INTRO] });
    expect(calls).toMatchObject([{ name: 'ask_customer', args: { slot: 'problem' } }]);
  });
});

describe('account', () => {
  const account = (given: Partial<Given>) => answerOf({ agent: 'account', said: [], ...given });

  it('answers from the articles, in the language of the customer', async () => {
    const said = ['c: Ich habe mein Passwort vergessen', INTRO];
    expect((await account({ said })).calls).toMatchObject([
      { name: 'search_articles', args: { language: 'de' } },
    ]);
    const articles = [{ title: 'Passwort', excerpt: 'Nutzen Sie den Link auf der Anmeldeseite.' }];
    const { text } = await account({ said, results: [['search_articles', ok({ articles })]] });
    expect(text).toContain('Nutzen Sie den Link');
    expect(text).toContain('Quelle');
  });

  it('brings in a person when no article covers it', async () => {
    const said = ['c: I want to merge my two accounts', INTRO];
    const { calls } = await account({
      said,
      results: [['search_articles', { status: 'empty', near: [] }]],
    });
    expect(calls).toMatchObject([{ name: 'escalate_to_human', args: { reason: 'missing_data' } }]);
  });

  it('asks for the e-mail before it may change a saved address', async () => {
    const { calls } = await account({ said: ['c: I moved, please change my address', INTRO] });
    expect(calls).toMatchObject([{ name: 'ask_customer', args: { slot: 'email' } }]);
  });
});

describe('billing beyond refunds', () => {
  const billing = (given: Partial<Given>) =>
    answerOf({ agent: 'billing', said: [], facts: [VERIFIED], ...given });

  it('reads an invoice and says amount, state and due day', async () => {
    const said = ['c: Why is invoice INV-20518 so high?', INTRO];
    expect(names(await billing({ said }))).toEqual(['lookup_invoice']);
    const data = {
      invoice: 'INV-20518',
      order: 'A-7902',
      amountMinor: 3900,
      currency: 'EUR',
      status: 'open',
      dueAt: '2026-03-10T00:00:00.000Z',
    };
    const { text } = await billing({ said, results: [['lookup_invoice', ok(data)]] });
    for (const part of ['INV-20518', '39.00 EUR', 'open', 'March 10, 2026'])
      expect(text).toContain(part);
  });

  it('answers which ways of payment there are from an article', async () => {
    const { calls } = await billing({
      said: ['c: Which payment methods do you accept?', INTRO],
      facts: [],
    });
    expect(names({ calls })).toEqual(['search_articles']);
  });
});

describe('senior', () => {
  it('says what can be read and gives the rest to a person', async () => {
    const said = ['c: Refund A-7781, where is B-2254, and reset my password', INTRO];
    const base = { agent: 'senior', said, facts: [VERIFIED] };
    expect(names(await answerOf(base))).toEqual(['track_parcel']);
    const data = ok({ order: 'B-2254', status: 'packed' });
    const { text, calls } = await answerOf({ ...base, results: [['track_parcel', data]] });
    expect(text).toContain('B-2254 is packed');
    expect(calls).toMatchObject([
      { name: 'escalate_to_human', args: { reason: 'ambiguous_case' } },
    ]);
  });
});

describe('what every specialist does', () => {
  const billing = (...said: string[]) =>
    answerOf({ agent: 'billing', said: ['c: I want a refund', INTRO, ...said] });

  it('says goodbye and ends its work on thanks', async () => {
    const { text, calls } = await billing('a: Done.', 'c: thank you, bye');
    expect(text).toContain('Goodbye');
    expect(calls).toMatchObject([{ name: 'release', args: { outcome: 'solved' } }]);
  });

  it('gives away what is not its business, with a note', async () => {
    const { calls } = await billing(
      'a: Done.',
      'c: My wifi router is not working and I have no internet',
    );
    expect(calls).toMatchObject([{ name: 'release', args: { outcome: 'not_mine' } }]);
    expect(String(calls[0]?.args.note)).not.toBe('');
  });

  it('brings in a person at once when one is asked for', async () => {
    const { calls } = await billing('a: Done.', 'c: let me talk to a human');
    expect(calls).toMatchObject([
      { name: 'escalate_to_human', args: { reason: 'explicit_request' } },
    ]);
  });

  it('H46: says once, after a hand-back, that the note was read', async () => {
    const said = [
      'c: I want a refund',
      'a: You are back with Billing.',
      'c: which payment methods do you accept?',
    ];
    const articles = ok({ articles: [{ title: 'Payment', excerpt: 'Card.' }] });
    const given: Given = {
      agent: 'billing',
      said,
      note: 'Was paid.',
      results: [['search_articles', articles]],
    };
    const { text } = await answerOf(given);
    expect(text).toContain('my colleague noted');
    const again = await answerOf({ ...given, said: [`a: ${text}`, ...said.slice(2)] });
    expect(again.text).not.toContain('my colleague noted');
  });

  it('never asks for a slot that is known', async () => {
    const facts = [{ key: 'order_id', value: 'A-7781' }];
    const { calls } = await answerOf({
      agent: 'billing',
      said: ['c: I want a refund', INTRO],
      facts,
    });
    expect(calls).toMatchObject([{ name: 'request_verification', args: { order: 'A-7781' } }]);
  });
});
