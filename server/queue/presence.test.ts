import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type HelpDesk, helpDesk } from '../testing/help-desk.ts';
import { heartbeat, presenceView, setAvailability } from './presence.ts';
import { runDueQueue } from './run-due.ts';
import type { Staff } from './staff.ts';

let database: TestDatabase;
let desk: HelpDesk;
let ana: Staff;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  desk = await helpDesk(database.db);
  ana = await desk.person({ name: 'Ana' });
});

const state = async () => (await presenceView(database.db, ana.userId, desk.now))?.state;

test('H44: an operator who was given up and is heard of again is online again', async () => {
  await runDueQueue(desk.ctx(), desk.later(61));
  expect(await state()).toBe('offline');
  await heartbeat(desk.ctx(ana));
  expect(await state()).toBe('online');
  expect(desk.wakes).toContainEqual({ type: 'queue' });
});

test('who said that they are offline stays it, however often they are heard of', async () => {
  await setAvailability(desk.ctx(ana), { state: 'offline' });
  for (const seconds of [20, 20, 20, 20]) {
    desk.later(seconds);
    await heartbeat(desk.ctx(ana));
  }
  expect(await state()).toBe('offline');
});
