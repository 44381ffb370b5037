/** `18000, "EUR"` → `180.00 EUR`: the verbatim form of amounts in facts and texts. */
export const formatMoney = (amountMinor: number, currency: string): string =>
  `${(amountMinor / 100).toFixed(2)} ${currency}`;
