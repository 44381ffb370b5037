const DAY_S = 86_400;

/** `48 s`, `3 min`, `2 h 05`, `3 d`: how long, at a glance. Seconds, never negative. */
export function duration(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min`;
  if (s < DAY_S) {
    return `${Math.floor(s / 3600)} h ${String(Math.floor((s % 3600) / 60)).padStart(2, '0')}`;
  }
  return `${Math.floor(s / DAY_S)} d`;
}

/** Milliseconds as people compare them: `38 ms`, `1.2 s`, `2 min`. */
export function milliseconds(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return duration(ms / 1000);
}

export const secondsSince = (iso: string, now: number) => (now - Date.parse(iso)) / 1000;

/** How much of a span has passed at `now`, 0 to 1. A span that is over, or has no length, is 1. */
export function passed(fromIso: string, toIso: string, now: number): number {
  const from = Date.parse(fromIso);
  const length = Date.parse(toIso) - from;
  if (!(length > 0)) return 1;
  return Math.min(1, Math.max(0, (now - from) / length));
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const clockWithSeconds = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Today `14:05`, before today `3 Jan, 14:05`. */
export function when(iso: string, now: number): string {
  const at = new Date(iso);
  const sameDay = at.toDateString() === new Date(now).toDateString();
  return sameDay ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`;
}

export const whenExactly = (iso: string) => clockWithSeconds.format(new Date(iso));
