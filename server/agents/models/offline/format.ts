import type { Language } from './language.ts';

/** `4200, 'EUR'` → `42.00 EUR`. */
export function formatAmount(minor: unknown, currency: unknown): string {
  const value = typeof minor === 'number' ? minor : 0;
  return `${(value / 100).toFixed(2)} ${String(currency ?? '')}`.trim();
}

/** `2026-03-04T…` → `March 4, 2026` in the language, with Latin digits; null when it is no date. */
export function formatDay(iso: unknown, language: Language): string | null {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return null;
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(time);
}
