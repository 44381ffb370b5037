import { expect, test } from 'vitest';
import type { HandoffPackage, PathEntry } from '../../server/protocol/package.ts';
import { defaultStep, steps, tookMs } from './path.ts';

const entry = (id: string, at: string, more: Partial<PathEntry> = {}): PathEntry => ({
  id,
  kind: 'handoff',
  hop: 1,
  handoffId: null,
  from: 'triage',
  to: 'billing',
  actor: 'triage',
  reason: 'specialization',
  note: null,
  status: 'committed',
  attempts: [],
  startedAt: `2026-01-05T10:${at}.000Z`,
  ackMs: null,
  package: null,
  snapshotRef: null,
  recommendation: null,
  factsGained: [],
  factsLost: [],
  ...more,
});

const attempt = (status: string, late: boolean) => ({
  attempt: 1,
  target: 'orders',
  status,
  reason: null,
  late,
  offeredAt: '2026-01-05T10:00:00.000Z',
  answeredAt: '2026-01-05T10:00:00.040Z',
});

test('each step tells how long its receiver held the conversation', () => {
  const path = steps([entry('a', '00:00'), entry('b', '01:30')]);
  expect(path.map((step) => step.heldMs)).toEqual([90_000, null]);
});

test('late and refused attempts are counted, and a returned handoff did not move the holder', () => {
  const attempts = [attempt('refused', false), attempt('timeout', false), attempt('ready', true)];
  expect(steps([entry('a', '00:00', { attempts, status: 'returned' })])[0]).toMatchObject({
    late: 1,
    refused: 1,
    moved: false,
  });
});

test('the last step with a package is shown first', () => {
  const travelled = { id: 'h' } as HandoffPackage;
  const chain = [entry('a', '00:00', { package: travelled }), entry('b', '01:00')];
  expect(defaultStep(chain)).toBe('a');
  expect(defaultStep([])).toBeNull();
});

test('an attempt without an answer took no time that could be shown', () => {
  expect(tookMs(attempt('ready', false))).toBe(40);
  expect(tookMs({ ...attempt('timeout', false), answeredAt: null })).toBeNull();
});
