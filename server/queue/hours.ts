import * as z from 'zod';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const spans = z.array(z.tuple([time, time])).default([]);

/**
 * When people answer. Local times of the site's own time zone; a span whose end is not after its
 * start goes on past midnight. `closedOn` are local dates. Null = always open (the demo).
 */
export const siteHours = z.strictObject({
  timeZone: z.string(),
  weekly: z.strictObject({
    mon: spans,
    tue: spans,
    wed: spans,
    thu: spans,
    fri: spans,
    sat: spans,
    sun: spans,
  }),
  closedOn: z.array(z.string()).default([]),
});
export type SiteHours = z.infer<typeof siteHours>;

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Day = (typeof DAYS)[number];

/** What is stored of a site's hours; null (always open) when there is none or it cannot be read. */
export function readHours(stored: unknown): SiteHours | null {
  const parsed = siteHours.safeParse(stored);
  if (!parsed.success) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: parsed.data.timeZone });
    return parsed.data;
  } catch {
    return null;
  }
}

export function isOpen(hours: SiteHours | null, now: Date): boolean {
  if (hours === null) return true;
  const { date, day, clock } = local(now, hours.timeZone);
  const before = local(new Date(now.getTime() - 86_400_000), hours.timeZone);
  const today = hours.closedOn.includes(date) ? [] : hours.weekly[day];
  const yesterday = hours.closedOn.includes(before.date) ? [] : hours.weekly[dayBefore(day)];
  return (
    today.some(([from, to]) => clock >= from && (to <= from || clock < to)) ||
    yesterday.some(([from, to]) => to <= from && clock < to)
  );
}

const dayBefore = (day: Day): Day => DAYS[(DAYS.indexOf(day) + 6) % 7] ?? day;

function local(at: Date, timeZone: string): { date: string; day: Day; clock: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  const name = part('weekday').toLowerCase();
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    day: DAYS.find((day) => day === name) ?? 'mon',
    clock: `${part('hour')}:${part('minute')}`,
  };
}
