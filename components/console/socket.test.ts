import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '../../server/protocol/ack.ts';
import { inWords, Refusal } from './refusal.ts';
import { type Line, type Link, makeWire } from './socket.ts';

type Heard = (...args: unknown[]) => void;

function fakeLine(answer?: Reply<unknown>) {
  const hearers = new Map<string, Heard[]>();
  const line = {
    connected: true,
    active: true,
    connects: 0,
    told: [] as unknown[],
    on: (event: string, hear: Heard) => hearers.set(event, [...(hearers.get(event) ?? []), hear]),
    off: (event: string, hear: Heard) =>
      hearers.set(
        event,
        (hearers.get(event) ?? []).filter((other) => other !== hear),
      ),
    emit: (event: string, payload: unknown) => line.told.push([event, payload]),
    timeout: () => ({
      emit: (_e: string, _p: unknown, ack: (late: Error | null, reply: Reply<unknown>) => void) =>
        answer ? ack(null, answer) : ack(new Error('late'), { ok: true, data: null }),
    }),
    connect: () => {
      line.connects += 1;
    },
    disconnect: () => undefined,
    say: (event: string, ...args: unknown[]) => {
      for (const hear of hearers.get(event) ?? []) hear(...args);
    },
  };
  return line;
}

interface Asks {
  greet: { name: string };
}
interface Replies {
  greet: { text: string };
}
interface Tells {
  news: (frame: { n: number }) => void;
}
const wireOn = (line: ReturnType<typeof fakeLine>) =>
  makeWire<Asks, Replies, Tells>(line as unknown as Line);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an ask resolves with the data of a good answer', async () => {
  const wire = wireOn(fakeLine({ ok: true, data: { text: 'hello Ana' } }));
  await expect(wire.ask('greet', { name: 'Ana' })).resolves.toEqual({ text: 'hello Ana' });
});

test('a refusal keeps its code, its words and who has it', async () => {
  const error = { code: 'conflict', message: 'This ticket is taken.', by: { name: 'Luc Petit' } };
  const wire = wireOn(fakeLine({ ok: false, error }));
  const thrown = await wire.ask('greet', { name: 'Ana' }).catch((e: unknown) => e);
  expect(thrown).toBeInstanceOf(Refusal);
  expect(inWords(thrown)).toBe('Luc Petit has it. This ticket is taken.');
});

test('no answer in time is said as such, never as a success', async () => {
  const wire = wireOn(fakeLine());
  await expect(wire.ask('greet', { name: 'Ana' })).rejects.toMatchObject({ code: 'timeout' });
});

test('an ask while offline is refused at once instead of being sent later', async () => {
  const line = fakeLine({ ok: true, data: { text: 'hello' } });
  line.connected = false;
  await expect(wireOn(line).ask('greet', { name: 'Ana' })).rejects.toMatchObject({
    code: 'offline',
  });
});

test('the link says why it ended, and comes back by itself only when that can help', () => {
  const line = fakeLine();
  const seen: Link[] = [];
  const wire = wireOn(line);
  wire.onLink((link) => seen.push(link));
  line.say('connect');
  line.say('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(3_000);
  expect(line.connects).toBe(1);

  line.active = false;
  line.say('connect_error', Object.assign(new Error('no'), { data: { code: 'unauthenticated' } }));
  vi.advanceTimersByTime(60_000);
  expect(line.connects).toBe(1);
  expect(seen).toEqual(['connecting', 'online', 'offline', 'unauthenticated']);
});

test('a hearer that left hears nothing more', () => {
  const line = fakeLine();
  const heard: number[] = [];
  const leave = wireOn(line).on('news', ({ n }) => heard.push(n));
  line.say('news', { n: 1 });
  leave();
  line.say('news', { n: 2 });
  expect(heard).toEqual([1]);
});
