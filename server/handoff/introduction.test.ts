import { expect, test } from 'vitest';
import { LANGUAGES } from '../protocol/language.ts';
import type { HandoffPackage } from '../protocol/package.ts';
import { introduction } from './introduction.ts';

const said = (key: string, value: string, source = 'customer_said') => ({ key, value, source });
const packWith = (facts: ReturnType<typeof said>[]) =>
  ({ keyFacts: facts }) as unknown as HandoffPackage;

test.each(LANGUAGES)('H36: in %s it names what the customer said, verbatim', (language) => {
  const facts = [said('order_id', 'A-7781'), said('item', 'lamp'), said('amount', '42 EUR')];
  const text = introduction(packWith(facts), 'Triage', language);
  for (const value of ['Triage', 'A-7781', 'lamp', '42 EUR']) expect(text).toContain(value);
});

test.each(LANGUAGES)('H36: in %s it stands without any fact', (language) => {
  expect(introduction(packWith([]), 'Triage', language)).toMatch(/Triage.+\S/u);
});

test('decisions 22: nothing that was read from the shop is in it', () => {
  const facts = [said('order_id', 'A-7781'), said('item', 'Brass lamp "Halden"', 'tool_verified')];
  expect(introduction(packWith(facts), 'Triage', 'en')).not.toContain('Halden');
});
