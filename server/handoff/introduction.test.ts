import { expect, test } from 'vitest';
import { LANGUAGES } from '../protocol/language.ts';
import type { HandoffPackage } from '../protocol/package.ts';
import { introduction } from './introduction.ts';

const said = (key: string, value: string, source = 'customer_said') => ({ key, value, source });
const packWith = (facts: ReturnType<typeof said>[]) =>
  ({ keyFacts: facts, userIntent: '' }) as unknown as HandoffPackage;

test.each(LANGUAGES)('H36: in %s it names what the customer said, verbatim', (language) => {
  const facts = [said('order_id', 'A-7781'), said('item', 'lamp'), said('amount', '42 EUR')];
  const text = introduction(packWith(facts), 'Triage', language);
  for (const value of ['Triage', 'A-7781', 'lamp', '42 EUR']) expect(text).toContain(value);
});

test.each(LANGUAGES)('H36: in %s it stands without any fact', (language) => {
  expect(introduction(packWith([]), 'Triage', language)).toMatch(/Triage.+\S/u);
});

test('H36: what was solved before this chain is not told again, unless the intent names it', () => {
  const old = { ...said('order_id', 'B-2254'), observedAt: '2026-03-02T09:00:00.000Z' };
  const now = { ...said('problem', 'forgot my password'), observedAt: '2026-03-02T10:00:00.000Z' };
  const since = new Date('2026-03-02T09:30:00Z');
  const pack = { ...packWith([old, now]), userIntent: 'Cannot sign in.' };
  expect(introduction(pack, 'Triage', 'en', since)).not.toContain('B-2254');
  const named = { ...pack, userIntent: 'Cannot sign in, and asks for B-2254 again.' };
  expect(introduction(named, 'Triage', 'en', since)).toContain('B-2254');
});

test('decisions 22: nothing that was read from the shop is in it', () => {
  const facts = [said('order_id', 'A-7781'), said('item', 'Brass lamp "Halden"', 'tool_verified')];
  expect(introduction(packWith(facts), 'Triage', 'en')).not.toContain('Halden');
});
