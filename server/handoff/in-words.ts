/**
 * Data as people and models read it: `name: Mia Brandt; total: 42.00 EUR; placed at: 2026-11-16`.
 * Absent values are left out; amounts in minor units get their currency, also from around them.
 */
export function inWords(value: unknown, separator = '; ', around = ''): string {
  if (Array.isArray(value)) return value.map((entry) => inWords(entry, ', ', around)).join(' / ');
  if (value === null || typeof value !== 'object') return scalar(value);
  const record = value as Record<string, unknown>;
  const currency = typeof record.currency === 'string' ? record.currency : around;
  const hasAmount = Object.keys(record).some(isAmount);
  return Object.entries(record)
    .filter(([, entry]) => entry !== null && entry !== undefined)
    .filter(([key]) => !(key === 'currency' && hasAmount))
    .map(([key, entry]) =>
      isAmount(key) && typeof entry === 'number'
        ? `${spoken(key.slice(0, -MINOR.length))}: ${(entry / 100).toFixed(2)} ${currency}`.trim()
        : `${spoken(key)}: ${inWords(entry, ', ', currency)}`,
    )
    .join(separator);
}

const MINOR = 'Minor';
const isAmount = (key: string) => key.endsWith(MINOR);

/** `deliveredAt` → `delivered at` */
const spoken = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Of a moment its day: nobody decides by its milliseconds. */
const scalar = (value: unknown) => String(value).replace(/^(\d{4}-\d{2}-\d{2})T[\d:.]+Z$/, '$1');
