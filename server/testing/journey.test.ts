import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoApp, demoApp } from './demo-app.ts';
import { runJourney } from './journey-steps.ts';
import { JourneyError } from './journey-wire.ts';

let app: DemoApp;
beforeAll(async () => {
  app = await demoApp();
});
afterAll(() => app.close());

// A whole story with its waits in real time: on a busy machine it is not over in a test's usual time.
test('the journey from outside: two handoffs, an approval, back to the agent, reviewed', async () => {
  const printed: string[] = [];
  await runJourney(app.url, (line) => printed.push(line));
  const steps = printed.flatMap((line) => /^path +(\w+):/.exec(line)?.[1] ?? []);
  // Billing lets go once it has answered the thanks: before or after the supervisor reads.
  expect(steps.filter((kind) => kind !== 'release')).toEqual([
    'handoff',
    'queued',
    'accepted',
    'handed_back',
  ]);
}, 60_000);

test('the journey says what is missing: a second run finds B-2210 refunded', async () => {
  const second = runJourney(app.url, () => undefined);
  await expect(second).rejects.toBeInstanceOf(JourneyError);
  await expect(second).rejects.toThrow(/instead of ticket_created.*B-2210/);
});
