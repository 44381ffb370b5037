import type { Words } from './words/en.ts';
import { fill } from './words/fill.ts';

/** All in the viewer's zone: `Intl` takes it from the system unless a test names one. */
type Where = { locale: string; timeZone?: string };

const formats = new Map<string, Intl.DateTimeFormat>();
function format(
  where: Where,
  kind: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${where.locale} ${where.timeZone} ${kind}`;
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(where.locale, {
      ...options,
      ...(where.timeZone ? { timeZone: where.timeZone } : {}),
    });
  formats.set(key, made);
  return made;
}

/** `14:05` or `2:05 PM`, as the viewer's locale has it. */
export const clock = (iso: string, where: Where): string =>
  format(where, 'clock', { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));

export const fullTime = (iso: string, where: Where): string =>
  format(where, 'full', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(iso));

/** `2026-03-01` of the viewer: two messages share a day when these are equal. */
export function dayKey(iso: string, where: Where): string {
  return format({ ...where, locale: 'en-CA' }, 'key', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(iso));
}

/** "today", "yesterday", else the date. */
export function dayLabel(iso: string, now: Date, where: Where): string {
  const apart = Math.round(
    (Date.parse(dayKey(iso, where)) - Date.parse(dayKey(now.toISOString(), where))) / 86_400_000,
  );
  if (apart === 0 || apart === -1) {
    return new Intl.RelativeTimeFormat(where.locale, { numeric: 'auto' }).format(apart, 'day');
  }
  return format(where, 'day', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(iso),
  );
}

/** An honest range, in minutes or hours: never a single promised number. */
export function waitRange(
  seconds: readonly [number, number],
  words: Words,
  locale: string,
): string {
  if (seconds[1] < 60) return words.waitShort;
  const low = Math.floor(seconds[0] / 60);
  const high = Math.max(Math.ceil(seconds[1] / 60), low + 1);
  if (low === 0) return fill(words.waitUpTo, { high: duration(high, locale) });
  // "2–5 min" says the unit once; "15 min–4 hr" needs both.
  const first = high < LONG_MINUTES ? low : duration(low, locale);
  return fill(words.waitRange, { low: first, high: duration(high, locale) });
}

const LONG_MINUTES = 120;
function duration(minutes: number, locale: string): string {
  const [value, unit] =
    minutes < LONG_MINUTES ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

export function money(amountMinor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}
