import { describe, expect, it } from 'vitest';
import { answerOf, type Given, REQUEST_REFUND, VERIFIED } from '../test-walk.ts';

const LAMP = 'c: The lamp from my order A-7781 arrived broken, I want my 42 EUR back';
const INTRO =
  'a: I’m taking over from Triage. I see this is about order A-7781 (lamp, arrived broken, 42 EUR).';
const ORDER = {
  order: 'A-7781',
  status: 'delivered',
  totalMinor: 4200,
  currency: 'EUR',
  refundedMinor: 0,
  lines: [{ sku: 'LAMP-ALDER', name: 'Alder table lamp', quantity: 1, unitMinor: 4200 }],
};
const pack = { keyFacts: [], recommendation: REQUEST_REFUND };
const billing = (given: Partial<Given>) =>
  answerOf({ agent: 'billing', said: [LAMP, INTRO], pack, ...given });
const ok = (data: object) => ({ status: 'ok', data });

describe('a refund in one conversation', () => {
  it('H21: confirms the recommendation and asks for proof of identity first', async () => {
    const { text, calls } = await billing({});
    expect(text).toBe('');
    expect(calls).toEqual([
      { name: 'decide_recommendation', args: { verdict: 'confirm', reason: null } },
      { name: 'request_verification', args: { order: 'A-7781', email: null } },
    ]);
  });

  it('then asks only for the six digits, says why, and nothing from the shop', async () => {
    const { text, calls } = await billing({
      results: [
        ['decide_recommendation', ok({ verdict: 'confirm' })],
        ['request_verification', ok({ sent: true, channel: 'email' })],
      ],
    });
    expect(calls).toEqual([]);
    expect(text).toContain('six-digit code');
    expect(text).toContain('that it is you');
    expect(text).not.toMatch(/what is|which|Alder/i);
  });

  const code = {
    said: [LAMP, INTRO, 'a: … I have sent a six-digit code …', 'c: ••••••'],
    facts: [VERIFIED],
  };

  it('H49: reads customer and order once the code was right', async () => {
    const { calls } = await billing(code);
    expect(calls.map(({ name }) => name)).toEqual(['get_customer', 'lookup_order']);
  });

  it('pays back what was asked, then says the amount and the order and is done', async () => {
    const read: Given['results'] = [
      ['get_customer', ok({ customerId: 'cus_1' })],
      ['lookup_order', ok(ORDER)],
    ];
    const pay = await billing({ ...code, results: read });
    expect(pay.calls.map(({ name }) => name)).toEqual(['decide_recommendation', 'process_refund']);
    expect(pay.calls[1]?.args).toMatchObject({ order: 'A-7781', lines: null, amountMinor: null });
    const refund = {
      refundId: 'r1',
      order: 'A-7781',
      amountMinor: 4200,
      currency: 'EUR',
      status: 'done',
      alreadyDone: false,
    };
    const done = await billing({ ...code, results: [...read, ['process_refund', ok(refund)]] });
    expect(done.text).toContain('42.00 EUR');
    expect(done.text).toContain('A-7781');
    expect(done.calls).toEqual([
      { name: 'release', args: { outcome: 'solved', note: 'refunded' } },
    ]);
  });

  it('asks a part of the order when the customer asks for less', async () => {
    const said = ['c: Order A-7781 came scratched, refund me 20 EUR of it', INTRO];
    const { calls } = await billing({
      said,
      facts: [VERIFIED],
      results: [['lookup_order', ok(ORDER)]],
    });
    expect(calls.at(-1)?.args).toMatchObject({ amountMinor: 2000, lines: null });
  });

  it('refunds the broken line of an order with several', async () => {
    const lines = [
      ...ORDER.lines,
      { sku: 'BULB-E27', name: 'Warm bulb E27', quantity: 2, unitMinor: 650 },
    ];
    const { calls } = await billing({
      facts: [VERIFIED],
      results: [['lookup_order', ok({ ...ORDER, totalMinor: 5500, lines })]],
    });
    expect(calls.at(-1)?.args).toMatchObject({ lines: [{ sku: 'LAMP-ALDER', quantity: 1 }] });
  });

  it('asks for the order number when it was not said, and says why', async () => {
    const { calls } = await billing({
      said: ['c: I want a refund, it arrived broken', 'a: I have read what you wrote.'],
      pack: {},
    });
    expect(calls).toMatchObject([{ name: 'ask_customer', args: { slot: 'order_id' } }]);
    expect(String(calls[0]?.args.why)).toContain('not in what you wrote');
  });

  it('takes a bare number as the answer to that question', async () => {
    const said = ['c: I want a refund', 'a: What is the order number? I need it.', 'c: 77120'];
    const { calls } = await billing({ said, pack: {} });
    expect(calls).toMatchObject([{ name: 'request_verification', args: { order: '77120' } }]);
  });

  it('H17: proposes what is near a transposed number, and goes on after a yes', async () => {
    const said = ['c: Please refund order A-7718, it arrived broken', 'a: Noted.'];
    const near = { status: 'empty', query: {}, near: ['A-7781'] };
    const { text, calls } = await billing({
      said,
      facts: [VERIFIED],
      results: [['lookup_order', near]],
    });
    expect(text).toContain('A-7718');
    expect(text).toContain('Did you mean A-7781?');
    expect(calls).toEqual([]);
    const next = await billing({
      said: [...said, `a: ${text}`, 'c: Yes'],
      facts: [VERIFIED, { key: 'order_id', value: 'A-7718' }],
    });
    expect(next.calls.at(-1)).toEqual({ name: 'lookup_order', args: { order: 'A-7781' } });
  });

  it('promises nothing above the limit and brings in a person', async () => {
    const error = {
      status: 'error',
      isError: true,
      code: 'cap_exceeded',
      errorCategory: 'business',
    };
    const { text, calls } = await billing({
      facts: [VERIFIED],
      results: [
        ['lookup_order', ok({ ...ORDER, totalMinor: 72000 })],
        ['process_refund', error],
      ],
    });
    expect(text).toBe('');
    expect(calls).toMatchObject([{ name: 'escalate_to_human', args: { reason: 'beyond_powers' } }]);
  });

  it('says that an order was refunded before instead of paying twice', async () => {
    const { text, calls } = await billing({
      facts: [VERIFIED],
      results: [['lookup_order', ok({ ...ORDER, refundedMinor: 4200 })]],
    });
    expect(text).toContain('already refunded');
    expect(calls.map(({ name }) => name)).toEqual(['release']);
  });

  it('reminds of the code, and after three times gives it to a person', async () => {
    const ask = 'a: I have sent a six-digit code to the e-mail.';
    const once = await billing({ said: [LAMP, INTRO, ask, 'c: just do it already'] });
    expect(once.text).toContain('still need the six-digit code');
    const thrice = await billing({
      said: [LAMP, INTRO, ask, 'c: no', ask, 'c: why', ask, 'c: just do it'],
    });
    expect(thrice.calls).toMatchObject([
      { name: 'escalate_to_human', args: { reason: 'missing_data' } },
    ]);
  });

  it('sends another code when none came or the number was corrected', async () => {
    const ask = 'a: I have sent a six-digit code to the e-mail on file for order A-7781.';
    const resend = await billing({ said: [LAMP, INTRO, ask, 'c: I did not get any code'] });
    expect(resend.calls.at(-1)?.name).toBe('request_verification');
    const other = await billing({ said: [LAMP, INTRO, ask, 'c: sorry, it is A-7902'] });
    expect(other.calls.at(-1)?.args).toEqual({ order: 'A-7902', email: null });
  });

  it('sends another code after five wrong ones, although they fill the transcript’s tail', async () => {
    const wrong = ['c: ••••••', 'a: That code is not right.'];
    const { calls } = await billing({
      said: [...Array.from({ length: 5 }, () => wrong).flat(), 'c: ••••••'],
      facts: [
        { key: 'order_id', value: 'A-7781' },
        { key: 'request', value: 'refund' },
      ],
      pack: { ...pack, userIntent: LAMP.slice(3) },
    });
    expect(calls.at(-1)).toEqual({
      name: 'request_verification',
      args: { order: 'A-7781', email: null },
    });
  });
});

describe('the same story in the other languages', () => {
  const stories: [string, string, string][] = [
    [
      'fr',
      'La lampe de ma commande A-7781 est arrivée cassée, je veux récupérer mes 42 EUR',
      'code à six chiffres',
    ],
    [
      'it',
      'La lampada del mio ordine A-7781 è arrivata rotta, rivoglio i miei 42 EUR',
      'codice di sei cifre',
    ],
    [
      'es',
      'La lámpara de mi pedido A-7781 llegó rota, quiero que me devuelvan mis 42 EUR',
      'código de seis cifras',
    ],
    [
      'de',
      'Die Lampe aus meiner Bestellung A-7781 kam kaputt an, ich will meine 42 EUR zurück',
      'sechsstelligen Code',
    ],
    ['ar', 'وصل المصباح من طلبي A-7781 مكسورا وأريد استعادة 42 يورو', 'رمزا من ستة أرقام'],
  ];
  it.each(stories)(
    '%s: verifies, then refunds and names amount and order',
    async (_, words, code) => {
      const said = [`c: ${words}`, 'a: A-7781'];
      const first = await billing({ said });
      expect(first.calls.map(({ name }) => name)).toEqual([
        'decide_recommendation',
        'request_verification',
      ]);
      const asked = await billing({
        said,
        results: [['request_verification', ok({ sent: true })]],
      });
      expect(asked.text).toContain(code);
      const after = [...said, `a: ${asked.text}`, 'c: ••••••'];
      const read: Given['results'] = [['lookup_order', ok(ORDER)]];
      const pay = await billing({ said: after, facts: [VERIFIED], results: read });
      expect(pay.calls.at(-1)?.name).toBe('process_refund');
      const refund = ok({
        order: 'A-7781',
        amountMinor: 4200,
        currency: 'EUR',
        alreadyDone: false,
      });
      const done = await billing({
        said: after,
        facts: [VERIFIED],
        results: [...read, ['process_refund', refund]],
      });
      expect(done.text).toContain('42.00 EUR');
      expect(done.text).toContain('A-7781');
    },
  );
});
