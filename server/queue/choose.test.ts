import { describe, expect, test } from 'vitest';
import { type Candidate, chooseOperator, type ToOffer } from './choose.ts';

const someone = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  name: id,
  capacity: 3,
  load: 0,
  languages: ['en'],
  teams: ['support'],
  lastOfferAt: null,
  ...more,
});
const ticket = (more: Partial<ToOffer> = {}): ToOffer => ({
  team: 'support',
  language: 'en',
  passedBy: new Set(),
  ...more,
});
const french = { languages: ['en', 'fr'] };

const rows: [title: string, ticket: ToOffer, operators: Candidate[], chosen: string | null][] = [
  ['nobody online', ticket(), [], null],
  ['the least loaded', ticket(), [someone('a', { load: 1 }), someone('b')], 'b'],
  [
    'load counts against capacity',
    ticket(),
    [someone('a', { load: 1, capacity: 1 }), someone('b', { load: 2 })],
    'b',
  ],
  ['everybody full', ticket(), [someone('a', { load: 3 })], null],
  [
    'equally loaded: who waits longest for an offer',
    ticket(),
    [someone('a', { lastOfferAt: new Date(2000) }), someone('b', { lastOfferAt: new Date(1000) })],
    'b',
  ],
  [
    'who speaks the language',
    ticket({ language: 'fr' }),
    [someone('a'), someone('b', french)],
    'b',
  ],
  [
    'whoever speaks it is full: it waits for them',
    ticket({ language: 'fr' }),
    [someone('a'), someone('b', { ...french, load: 3 })],
    null,
  ],
  ['nobody online speaks it: any', ticket({ language: 'ar' }), [someone('a')], 'a'],
  [
    'not who just declined',
    ticket({ passedBy: new Set(['a']) }),
    [someone('a'), someone('b')],
    'b',
  ],
  ['only the ticket’s team', ticket({ team: 'returns' }), [someone('a')], null],
];

describe('who is offered a ticket', () => {
  test.each(rows)('%s', (_title, given, operators, chosen) => {
    expect(chooseOperator(given, operators)?.id ?? null).toBe(chosen);
  });
});
