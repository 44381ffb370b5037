import { expect, test } from 'vitest';
import type { Outgoing } from './outbox.ts';
import { loadOutbox, saveOutbox } from './outbox-storage.ts';
import { keepSafe } from './storage.ts';

function disk(): Storage {
  const rows = new Map<string, string>();
  return {
    get length() {
      return rows.size;
    },
    clear: () => rows.clear(),
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
    key: (index) => [...rows.keys()][index] ?? null,
  };
}
const entry = (id: string): Outgoing => ({
  clientMessageId: id,
  conversationId: 'c1',
  text: `text of ${id}`,
  createdAt: '2026-03-01T10:00:00.000Z',
  status: 'sending',
  tries: 2,
  reason: null,
});

test('where storage is refused, memory takes its place', () => {
  const storage = keepSafe('b:', () => {
    throw new Error('SecurityError');
  });
  storage.write('token', 't1');
  expect(storage.read('token')).toBe('t1');
  storage.write('token', null);
  expect(storage.read('token')).toBeNull();
});

test('a full disk keeps the value in memory', () => {
  const full = {
    ...disk(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const storage = keepSafe('b:', () => full);
  storage.write('draft', 'typed');
  expect(storage.read('draft')).toBe('typed');
  expect(storage.keys()).toEqual(['draft']);
});

test('the outbox survives a reload, with fresh tries', () => {
  const shared = disk();
  saveOutbox(
    keepSafe('b:', () => shared),
    [],
    [entry('a'), entry('b')],
  );
  const loaded = loadOutbox(keepSafe('b:', () => shared));
  expect(loaded.map((one) => [one.text, one.tries])).toEqual([
    ['text of a', 0],
    ['text of b', 0],
  ]);
});

test('a second tab does not erase what the first one has still to send', () => {
  const shared = disk();
  const [one, two] = [keepSafe('b:', () => shared), keepSafe('b:', () => shared)];
  saveOutbox(one, [], [entry('a')]);
  saveOutbox(two, [], [entry('b')]);
  saveOutbox(two, [entry('b')], []);
  expect(loadOutbox(one).map((each) => each.clientMessageId)).toEqual(['a']);
});

test('rows that are not ours or are broken are left out', () => {
  const shared = disk();
  shared.setItem('b:out:x', '{broken');
  shared.setItem('b:out:y', '{"text":5}');
  shared.setItem('other', 'z');
  expect(loadOutbox(keepSafe('b:', () => shared))).toEqual([]);
});
