import { numberSpans } from './entity-numbers.ts';
import { personSpans, phraseSpans, type WishSpan } from './entity-phrases.ts';
import type { CanonicalRequest } from './entity-words.ts';
import type { Language } from './language.ts';

export interface ExtractedFact {
  key: string;
  /** Verbatim from the text, at most 120 characters. */
  value: string;
  /** The shortest clause of the text that contains the value, at most 160 characters. */
  quote: string;
  /** Only for `amount`: integer minor units with an ISO currency. */
  amountMinor?: number;
  currency?: string;
  /** Only for `request`: what the words mean. */
  canonical?: CanonicalRequest;
}

const LONGEST = 4_000;
/** More figures than this is no message of a person. */
const MOST = 120;
const MAX_QUOTE = 160;
const MAX_VALUE = 120;
/** One of each per message, the first; numbers may be several. */
const ONCE = new Set(['name', 'item', 'problem', 'request', 'phone', 'postcode']);
const BREAK = /[.,;:!?؟،؛](?=\s|$)|\n/g;

/**
 * What one message says, without a model: numbers, amounts, contact data, item, problem, wish
 * (handoff.md H16). Values stand in the text exactly as given; nothing is added, nothing throws.
 */
export function extractFacts(text: string, language: Language): ExtractedFact[] {
  const source = text.slice(0, LONGEST);
  const taken: WishSpan[] = [];
  const figures = [...numberSpans(source), ...personSpans(source)].slice(0, MOST);
  for (const span of figures) if (!taken.some((other) => overlap(span, other))) taken.push(span);
  const phrases = phraseSpans(source, language).filter(
    (span) => span.key !== 'item' || !taken.some((other) => overlap(span, other)),
  );
  const all = [...taken, ...firsts(phrases)].sort((a, b) => a.start - b.start);
  return distinct(all.map((span) => toFact(source, span)));
}

function toFact(text: string, span: WishSpan): ExtractedFact {
  const value = text.slice(span.start, span.end).slice(0, MAX_VALUE).trim();
  return {
    key: span.key,
    value: span.key === 'order_id' ? value.replace(/^#/, '') : value,
    quote: clause(text, span),
    ...(span.amountMinor === undefined ? {} : { amountMinor: span.amountMinor }),
    ...(span.currency === undefined ? {} : { currency: span.currency }),
    ...(span.canonical === undefined ? {} : { canonical: span.canonical as CanonicalRequest }),
  };
}

/** From the break before to the break after; a longer clause is cut to the words around. */
function clause(text: string, { start, end }: WishSpan): string {
  let from = 0;
  let to = text.length;
  for (const found of text.matchAll(BREAK)) {
    if (found.index < start) from = found.index + 1;
    else if (found.index >= end) {
      to = found.index;
      break;
    }
  }
  if (to - from > MAX_QUOTE) {
    from = Math.max(from, start - Math.floor((MAX_QUOTE - (end - start)) / 2));
    to = Math.min(to, from + MAX_QUOTE);
  }
  return text.slice(from, Math.max(to, Math.min(end, from + MAX_QUOTE))).trim();
}

/** Of the phrases the first item, the first problem, and the wish that counts most. */
function firsts(spans: WishSpan[]): WishSpan[] {
  const kept = new Map<string, WishSpan>();
  for (const span of spans) if (!kept.has(span.key)) kept.set(span.key, span);
  return [...kept.values()];
}

function distinct(facts: ExtractedFact[]): ExtractedFact[] {
  const seen = new Set<string>();
  return facts.filter(({ key, value }) => {
    const id = ONCE.has(key) ? key : `${key}:${value}`;
    if (value === '' || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

const overlap = (a: WishSpan, b: WishSpan) => a.start < b.end && b.start < a.end;
