/** Minor units as people write them: `{ amountMinor: 18000, currency: 'EUR' }` → `180.00 EUR`. */
export function money({
  amountMinor,
  currency,
}: {
  amountMinor: number;
  currency: string;
}): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  const figure = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 10 ** digits);
  return `${figure} ${currency}`;
}
