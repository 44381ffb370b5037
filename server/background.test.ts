import { expect, test } from 'vitest';
import { Background } from './background.ts';
import { silentLog } from './testing/silent-log.ts';

test('a stop waits also for what the work has started meanwhile', async () => {
  const background = new Background(silentLog);
  const done: string[] = [];
  const step = async (name: string, then?: () => void) => {
    await Promise.resolve();
    then?.();
    await new Promise(setImmediate);
    done.push(name);
  };
  background.run(step('offer', () => background.run(step('answer', () => undefined))));
  background.run(Promise.reject(new Error('one that fails')));
  background.run(step('last', () => setImmediate(() => background.run(step('after')))));
  await background.settled();
  expect(done.sort()).toEqual(['after', 'answer', 'last', 'offer']);
});
