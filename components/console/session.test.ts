import { expect, test } from 'vitest';
import { nextPath } from './session.ts';

const ana = { name: 'Ana Ruiz', email: 'ana@demo.test', role: 'operator' };
const vera = { name: 'Vera Lang', email: 'vera@demo.test', role: 'supervisor' };

test('after signing in people land where they were going, else where they work', () => {
  expect(nextPath('/operator?c=1', ana)).toBe('/operator?c=1');
  expect(nextPath(null, ana)).toBe('/operator');
  expect(nextPath('', vera)).toBe('/supervisor');
});

test('an address of another site is never followed', () => {
  for (const bad of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    expect(nextPath(bad, ana)).toBe('/operator');
  }
});
