/** One find in a text, by position, so that values and quotes are cut verbatim. */
export interface Span {
  key: string;
  start: number;
  end: number;
  amountMinor?: number;
  currency?: string;
}

/** `\b` knows no accents and no Arabic, so words are bounded by letters and digits. */
export const whole = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');

const ORDER_WORD =
  'orders?|purchase|commandes?|ordin[ei]|pedidos?|bestellung(?:en)?|bestellnummer|auftrag|(?:ال|ل|لل)?طلب(?:ي|ية|ك)?|(?:ال)?طلبية';
const INVOICE_WORD =
  'invoices?|bills?|receipts?|factures?|fattur[ae]|facturas?|recibo|rechnung(?:en)?|rechnungsnummer|(?:ال|لل)?فاتور(?:ة|تي)';
const NUMBER_WORD =
  '(?:\\s*(?:is|est|è|es|ist|number|num[eé]ro|numero|nummer|no\\.?|nr\\.?|n[°º]|رقم|:|#))*\\s*#?';
const ID = '(?:\\p{L}{1,4}-?)?\\p{Nd}{3,12}(?:-\\p{Nd}{2,10}){0,2}';

const INVOICE_PREFIX = whole('(?:inv|fac|fact|rg|re|ft|fv)-?\\p{Nd}{3,12}(?:-\\p{Nd}{2,10}){0,2}');
const AFTER_INVOICE = new RegExp(
  `(?<![\\p{L}])(?:${INVOICE_WORD})${NUMBER_WORD}(${ID})(?![\\p{L}\\p{N}])`,
  'giu',
);
const AFTER_ORDER = new RegExp(
  `(?<![\\p{L}])(?:${ORDER_WORD})${NUMBER_WORD}(${ID})(?![\\p{L}\\p{N}])`,
  'giu',
);
const LETTERED =
  /(?<![\p{L}\p{N}-])(?:\p{Lu}{1,4}-\p{Nd}{3,12}(?:-\p{Nd}{2,10}){0,2}|[a-z]{1,3}-\p{Nd}{4,12}|[A-Z]\p{Nd}{4,12})(?![\p{L}\p{N}])/gu;
const HASHED = /(?<![\p{L}\p{N}])#\p{Nd}{3,12}(?![\p{L}\p{N}])/gu;
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

const NUMBER = "\\p{Nd}{1,9}(?:[.,'’٬]\\p{Nd}{3}){0,3}(?:[.,٫]\\p{Nd}{1,2})?";
const CURRENCIES: [string, string][] = [
  ['EUR', '€|eur|euros?|يورو'],
  ['USD', 'us\\$|\\$|usd|dollars?|d[oó]lares|dollari|dollaro|دولار(?:ات)?'],
  ['GBP', '£|gbp|pounds?|livres|sterline|libras|pfund|quid'],
  ['CHF', 'chf|francs?|franken|franchi'],
  ['AED', 'aed|درهم'],
  ['SAR', 'sar|ريال'],
  ['EGP', 'egp|جنيه'],
  ['INR', '₹|inr|rs\\.?|rupees?'],
];

/** Order and invoice numbers, e-mail addresses and amounts, where they stand. */
export function numberSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(EMAIL)) spans.push(spanOf('email', match));
  for (const match of text.matchAll(INVOICE_PREFIX)) spans.push(spanOf('invoice_id', match));
  for (const match of text.matchAll(AFTER_INVOICE)) spans.push(groupOf('invoice_id', match));
  spans.push(...amounts(text));
  for (const match of text.matchAll(AFTER_ORDER)) spans.push(groupOf('order_id', match));
  for (const match of text.matchAll(LETTERED)) spans.push(spanOf('order_id', match));
  for (const match of text.matchAll(HASHED)) spans.push(spanOf('order_id', match));
  return spans;
}

function amounts(text: string): Span[] {
  return CURRENCIES.flatMap(([currency, names]) => {
    const before = `(?<![\\p{L}\\p{N}])(?:${names}) ?(${NUMBER})(?![\\p{L}\\p{N}])`;
    const after = `(?<![\\p{L}\\p{N}.,-])(${NUMBER})(?:[.,]-)? ?(?:${names})(?![\\p{L}\\p{N}])`;
    return [before, after].flatMap((source) =>
      [...text.matchAll(new RegExp(source, 'giu'))].map((match) => ({
        ...spanOf('amount', match),
        amountMinor: minorUnits(match[1] ?? ''),
        currency,
      })),
    );
  });
}

/** `1.249,50` and `1,249.50` are 124950; `١٢٣` is 12300: a mark before one or two last digits is decimal. */
export function minorUnits(written: string): number {
  const latin = latinDigits(written).replaceAll('٫', ',').replace(/['’٬]/g, '');
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(latin) ?? [];
  return Number(whole.replace(/\D/g, '') || '0') * 100 + Number(cents.padEnd(2, '0') || '0');
}

/** Arabic and Persian digits as 0–9; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

export const spanOf = (key: string, match: RegExpMatchArray): Span => ({
  key,
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** The first group, searched from the match's end because the words before it may repeat it. */
export function groupOf(key: string, match: RegExpMatchArray): Span {
  const group = match[1] ?? '';
  const start = (match.index ?? 0) + match[0].lastIndexOf(group);
  return { key, start, end: start + group.length };
}
