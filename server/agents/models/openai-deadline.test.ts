import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadline } from './openai-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Deadline', () => {
  it('expires when the first event does not come in time', () => {
    const deadline = new Deadline(new AbortController().signal, 100);
    vi.advanceTimersByTime(99);
    expect(deadline.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.expired).toBe(true);
  });

  it('does not count the time that our own side takes with an event', () => {
    const deadline = new Deadline(new AbortController().signal, 100);
    deadline.pause();
    vi.advanceTimersByTime(10_000);
    deadline.resume(100);
    vi.advanceTimersByTime(99);
    expect(deadline.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(deadline.expired).toBe(true);
  });

  it('aborts with the caller without having expired', () => {
    const caller = new AbortController();
    const deadline = new Deadline(caller.signal, 100);
    caller.abort();
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.expired).toBe(false);
  });

  it('leaves no timer behind and ignores the caller once it is closed', () => {
    const caller = new AbortController();
    const deadline = new Deadline(caller.signal, 100);
    deadline.close();
    caller.abort();
    expect(vi.getTimerCount()).toBe(0);
    expect(deadline.signal.aborted).toBe(false);
  });
});
