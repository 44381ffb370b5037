import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractFacts } from './entities.ts';
import { LANGUAGES, type Language } from './language.ts';

const found = (text: string, language: Language = 'en') =>
  Object.fromEntries(extractFacts(text, language).map(({ key, value }) => [key, value]));
const all = (text: string, key: string, language: Language = 'en') =>
  extractFacts(text, language).flatMap((fact) => (fact.key === key ? [fact] : []));

describe('facts from one message', () => {
  const stories: [Language, string, Record<string, string>][] = [
    [
      'en',
      'The lamp from my order A-7781 arrived broken, I want my 42 EUR back',
      {
        item: 'lamp',
        order_id: 'A-7781',
        problem: 'arrived broken',
        amount: '42 EUR',
        request: 'want my 42 EUR back',
      },
    ],
    [
      'fr',
      'La lampe de ma commande A-7781 est arrivée cassée, je veux récupérer mes 42 EUR',
      { item: 'lampe', order_id: 'A-7781', problem: 'est arrivée cassée', amount: '42 EUR' },
    ],
    [
      'it',
      'La lampada del mio ordine A-7781 è arrivata rotta, rivoglio i miei 42 EUR',
      { item: 'lampada', order_id: 'A-7781', problem: 'è arrivata rotta', amount: '42 EUR' },
    ],
    [
      'es',
      'La lámpara de mi pedido A-7781 llegó rota, quiero que me devuelvan mis 42 EUR',
      { item: 'lámpara', order_id: 'A-7781', problem: 'llegó rota', amount: '42 EUR' },
    ],
    [
      'de',
      'Die Lampe aus meiner Bestellung A-7781 kam kaputt an, ich will meine 42 EUR zurück',
      { item: 'Lampe', order_id: 'A-7781', problem: 'kam kaputt an', amount: '42 EUR' },
    ],
    [
      'ar',
      'وصل المصباح من طلبي A-7781 مكسورا وأريد استعادة 42 يورو',
      { item: 'المصباح', order_id: 'A-7781', problem: 'مكسورا', amount: '42 يورو' },
    ],
  ];
  it.each(stories)('%s: %s', (language, text, expected) => {
    expect(found(text, language)).toMatchObject(expected);
    expect(all(text, 'request', language)[0]?.canonical).toBe('refund');
  });

  it('finds order numbers in every shape', () => {
    const text = 'Order DE-2024-00917 and W1234567 and order 77120 and #48213';
    expect(all(text, 'order_id').map(({ value }) => value)).toEqual([
      'DE-2024-00917',
      'W1234567',
      '77120',
      '48213',
    ]);
  });

  it('tells invoice numbers from order numbers', () => {
    expect(found('Rechnung 20431 zur Bestellung A-7781', 'de')).toMatchObject({
      invoice_id: '20431',
      order_id: 'A-7781',
    });
    expect(found('invoice INV-20431')).toEqual({ invoice_id: 'INV-20431' });
  });

  const amounts: [string, Language, number, string][] = [
    ['€1.249,50', 'en', 124_950, 'EUR'],
    ['1,249.50 EUR', 'en', 124_950, 'EUR'],
    ['£39.90', 'en', 3_990, 'GBP'],
    ['$420', 'en', 42_000, 'USD'],
    ['39,90 €', 'de', 3_990, 'EUR'],
    ['0 EUR', 'en', 0, 'EUR'],
    ['١٢٣ دولار', 'ar', 12_300, 'USD'],
    ['1 249 EUR', 'fr', 24_900, 'EUR'],
  ];
  it.each(amounts)(
    'H16: the amount %s (%s) is %i in minor units',
    (text, language, minor, currency) => {
      const fact = all(`x ${text}.`, 'amount', language)[0];
      expect(fact).toMatchObject({ amountMinor: minor, currency });
    },
  );

  it('finds e-mail, phone, date, postcode and name', () => {
    expect(
      found(
        'My name is Anna Smith, a.b@example.test, phone +49 170 1234567, on 12 March 2024, zip code 10115',
      ),
    ).toMatchObject({
      name: 'Anna Smith',
      email: 'a.b@example.test',
      phone: '+49 170 1234567',
      date: '12 March 2024',
      postcode: '10115',
    });
    expect(found('the March invoice')).toEqual({ date: 'March' });
  });

  const names: [Language, string, string][] = [
    ['en', 'my name is sam and it broke', 'sam'],
    ['fr', 'Je m’appelle Marie Dupont et je', 'Marie Dupont'],
    ['it', 'Mi chiamo Luca Rossi, grazie', 'Luca Rossi'],
    ['es', 'Me llamo Ana', 'Ana'],
    ['de', 'Ich heiße Jan Weber', 'Jan Weber'],
    ['ar', 'اسمي سارة', 'سارة'],
  ];
  it.each(names)('%s: a name that is given: %s', (language, text, name) => {
    expect(found(text, language).name).toBe(name);
  });

  it('finds nothing where nothing is', () => {
    for (const text of [
      '',
      'I want to speak to someone',
      'covid-19',
      'I was charged 12.90',
      'orders',
    ])
      expect(extractFacts(text, 'en')).toEqual([]);
  });

  it('quotes the shortest clause with the value in it', () => {
    const [fact] = all('Hello there. Order A-7781 is late, please hurry.', 'order_id');
    expect(fact?.quote).toBe('Order A-7781 is late');
  });

  it('H16: values and quotes stand in the text, whatever the text', () => {
    const words = fc.constantFrom(
      'order',
      'A-7781',
      '#48213',
      '42',
      'EUR',
      '€',
      'lamp',
      'arrived broken',
      'refund',
      'Rechnung',
      '٧٧٨١',
      'my name is',
      'Anna',
      'a@b.c',
      '12/03/2024',
      '.',
      ',',
      '\n',
      'مكسور',
      'é',
    );
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 30 }),
        fc.constantFrom(...LANGUAGES),
        (parts, language) => {
          const text = parts.join(' ');
          for (const { value, quote } of extractFacts(text, language)) {
            expect(text).toContain(value);
            expect(text).toContain(quote);
            expect(quote).toContain(value);
            expect(value.length).toBeLessThanOrEqual(120);
            expect(quote.length).toBeLessThanOrEqual(160);
          }
        },
      ),
    );
  });

  it('never throws and takes no longer than a moment for 4,000 characters', () => {
    const parts = [
      'a',
      '1',
      '1 ',
      'a-1',
      'order ',
      'want my ',
      '. ',
      'é@',
      '€1 ',
      'A-1234 ',
      'is was broken ',
      '(((',
      '1,',
      '٧.',
    ];
    for (const part of parts)
      for (const language of LANGUAGES) {
        const started = performance.now();
        extractFacts(part.repeat(Math.ceil(4_000 / part.length)), language);
        expect(performance.now() - started).toBeLessThan(400);
      }
  });
});
