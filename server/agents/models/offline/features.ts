import { wordsOf } from './words-of.ts';

export const BUCKETS = 1 << 15;
const CHARACTER_WEIGHT = 0.6;
/** Longer input is cut: what somebody wants is said before, and cost stays flat. */
const LONGEST = 1_200;

export interface Features {
  buckets: Int32Array;
  /** Same length as `buckets`; Euclidean length 1. */
  weights: Float32Array;
}

/** Hashed word 1-2-grams and, inside words, character 3-5-grams. */
export function featuresOf(text: string): Features {
  const words = wordsOf(text.slice(0, LONGEST));
  const counts = new Map<number, number>();
  const add = (gram: string, weight: number) => {
    const bucket = fnv(gram) & (BUCKETS - 1);
    counts.set(bucket, (counts.get(bucket) ?? 0) + weight);
  };
  let previous = '^';
  for (const word of words) {
    add(`w:${word}`, 1);
    add(`b:${previous} ${word}`, 1);
    previous = word;
    const framed = `<${word.slice(0, 24)}>`;
    for (let size = 3; size <= 5; size += 1)
      for (let at = 0; at + size <= framed.length; at += 1)
        add(framed.slice(at, at + size), CHARACTER_WEIGHT);
  }
  return unitLength(counts);
}

function unitLength(counts: Map<number, number>): Features {
  const buckets = new Int32Array(counts.size);
  const weights = new Float32Array(counts.size);
  let squares = 0;
  for (const value of counts.values()) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  let at = 0;
  for (const [bucket, value] of counts) {
    buckets[at] = bucket;
    weights[at] = value / length;
    at += 1;
  }
  return { buckets, weights };
}

/** FNV-1a over UTF-16 code units. */
export function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
