import { expect, test } from 'vitest';
import { checkHop, type HopQuestion } from './guards.ts';

const question = (more: Partial<HopQuestion> = {}): HopQuestion => ({
  source: 'triage',
  target: 'billing',
  edges: ['billing', 'orders'],
  chain: ['triage'],
  hopsThisMessage: 0,
  excluded: [],
  ...more,
});

test.each([
  ['a first hop is allowed', {}, null],
  ['H9: an edge that the star does not have is refused', { target: 'senior' }, 'star'],
  ['H29: a fourth hop for one message is refused', { hopsThisMessage: 3 }, 'hops'],
  [
    'H29: a sixth hop of a chain is refused',
    { chain: ['triage', 'a', 'b', 'c', 'd', 'e'] },
    'chain',
  ],
  ['H29: a target that had it already is refused', { chain: ['triage', 'billing'] }, 'cycle'],
  [
    'H29: the starting agent counts too',
    { source: 'x', target: 'triage', edges: ['triage'] },
    'cycle',
  ],
  ['H27: a target that failed for this message is refused', { excluded: ['billing'] }, 'excluded'],
])('%s', (_title, more, guard) => {
  const verdict = checkHop(question(more));
  expect(verdict.ok ? null : verdict.guard).toBe(guard);
});

test('H29: at a limit a person is next, at a wrong edge the model tries again', () => {
  expect(checkHop(question({ hopsThisMessage: 3 }))).toMatchObject({ human: true });
  expect(checkHop(question({ target: 'senior' }))).toMatchObject({ human: false });
});
