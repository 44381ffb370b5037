import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

function bench(most: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const slots = new Slots(most, (key) => {
    started.push(key);
    return new Promise((resolve) => ends.set(key, resolve));
  });
  const end = async (key: string) => {
    ends.get(key)?.();
    await Promise.resolve();
  };
  return { slots, started, end };
}

test('no more than the slots run at once, the next by arrival when one ends', async () => {
  const { slots, started, end } = bench(2);
  for (const key of ['a', 'b', 'c', 'd']) slots.add(key);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('who waits already waits once, and who runs can be asked for again', async () => {
  const { slots, started, end } = bench(1);
  for (const key of ['a', 'b', 'b', 'a']) slots.add(key);
  await end('a');
  await end('b');
  expect(started).toEqual(['a', 'b', 'a']);
});

test('what was forgotten does not start', async () => {
  const { slots, started, end } = bench(1);
  slots.add('a');
  slots.add('b');
  slots.clear();
  await end('a');
  expect(started).toEqual(['a']);
});
