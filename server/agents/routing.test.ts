import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES, route } from './routing.ts';
import { complexityOf, foreignLanguage, isFailedAttempt, riskOf, type Signals } from './signals.ts';

const calm: Signals = {
  explicitHumanRequest: false,
  foreignLanguage: null,
  operatorSpeaksIt: false,
  risk: 0,
  complexity: 0,
  failedAttempts: 0,
  channel: 'widget',
  plan: null,
  intent: null,
};

describe('the routing table', () => {
  test('H7: with nothing certain no rule applies: nobody is the default', () => {
    expect(route(calm)).toBeNull();
  });

  test.each([
    ['person', { explicitHumanRequest: true, risk: 10, complexity: 10 }, 'explicit_request'],
    ['language', { foreignLanguage: 'zh', operatorSpeaksIt: true, risk: 10 }, 'language'],
    ['risk', { risk: 8, failedAttempts: 5, complexity: 10 }, 'threshold'],
    ['no_progress', { failedAttempts: 2, complexity: 10 }, 'no_progress'],
  ])('H3: %s comes before what follows it', (id, signals, reason) => {
    expect(route({ ...calm, ...signals })).toMatchObject({
      rule: id,
      route: { kind: 'human', reason },
    });
  });

  test('H3: complexity above 8 goes to the senior specialist, a certain intent to its agent', () => {
    expect(route({ ...calm, complexity: 9, intent: 'billing' })?.route).toEqual({
      kind: 'agent',
      agent: 'senior',
    });
    expect(route({ ...calm, complexity: 8, intent: 'billing' })?.route).toEqual({
      kind: 'agent',
      agent: 'billing',
    });
  });

  test('a language that no operator speaks stays with the agents', () => {
    expect(route({ ...calm, foreignLanguage: 'zh' })).toBeNull();
  });

  test('H5: changing sentiment alone never changes the route', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 }),
        fc.boolean(),
        fc.double(),
        fc.double(),
        (risk, person, a, b) => {
          const signals = { ...calm, risk, explicitHumanRequest: person };
          expect(route({ ...signals, sentiment: a } as Signals)).toEqual(
            route({ ...signals, sentiment: b } as Signals),
          );
        },
      ),
    );
  });

  test('priorities are unique, so the order is one', () => {
    expect(new Set(RULES.map((rule) => rule.priority)).size).toBe(RULES.length);
  });
});

describe('H4: scores are computed by code', () => {
  test.each([
    ['Someone logged into my account', 10],
    ['You will hear from my lawyer', 9],
    ['Je vais prendre mon avocat', 9],
    ['I will do a chargeback', 8],
    ['Where is my parcel?', 0],
    ['I want to speak about my hacked together shelf', 0],
  ])('%s → risk %i', (text, risk) => {
    expect(riskOf([text], [])).toBe(risk);
  });

  test('an amount over 500 is 6, over 50 is 4', () => {
    expect(riskOf([], [{ amountMinor: 72_000 }])).toBe(6);
    expect(riskOf([], [{ amountMinor: 18_000 }])).toBe(4);
    expect(riskOf([], [{ amountMinor: 4_200 }])).toBe(0);
  });

  test('complexity grows with intents, failed attempts and open questions, up to 10', () => {
    expect(complexityOf(1, 0, 0)).toBe(0);
    expect(complexityOf(3, 1, 2)).toBe(9);
    expect(complexityOf(9, 9, 9)).toBe(10);
  });

  test('an empty or failed answer is a failed attempt, a step of the dialogue is not', () => {
    expect(isFailedAttempt({ status: 'empty' })).toBe(true);
    expect(isFailedAttempt({ status: 'error', code: 'tool_failed' })).toBe(true);
    expect(isFailedAttempt({ status: 'error', code: 'verification_required' })).toBe(false);
    expect(isFailedAttempt({ status: 'ok' })).toBe(false);
  });

  test.each([
    ['我要找人工客服', 'zh'],
    ['Где мой заказ?', 'ru'],
    ['Where is order A-7781?', null],
    ['أين طلبي', null],
    ['👍', null],
  ])('%s is written in %s', (text, language) => {
    expect(foreignLanguage(text)).toBe(language);
  });
});
