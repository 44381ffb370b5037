import { wordsOf } from './words-of.ts';

export const BUCKETS = 1 << 15;
const CHARACTER_WEIGHT = 0.6;
const SHORTEST = 3;
const LONGEST_GRAM = 5;
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
  const add = (hash: number, weight: number) => {
    const bucket = hash & (BUCKETS - 1);
    counts.set(bucket, (counts.get(bucket) ?? 0) + weight);
  };
  let previous = '^';
  for (const word of words) {
    add(fnv(`w:${word}`), 1);
    add(fnv(`b:${previous} ${word}`), 1);
    previous = word;
    const framed = `<${word.slice(0, 24)}>`;
    for (let at = 0; at + SHORTEST <= framed.length; at += 1) {
      let hash = FNV_BASIS;
      for (let size = 1; size <= LONGEST_GRAM && at + size <= framed.length; size += 1) {
        hash = fnvStep(hash, framed.charCodeAt(at + size - 1));
        if (size >= SHORTEST) add(hash >>> 0, CHARACTER_WEIGHT);
      }
    }
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

const FNV_BASIS = 0x811c9dc5;
const fnvStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** FNV-1a over UTF-16 code units. */
export function fnv(text: string): number {
  let hash = FNV_BASIS;
  for (let at = 0; at < text.length; at += 1) hash = fnvStep(hash, text.charCodeAt(at));
  return hash >>> 0;
}
