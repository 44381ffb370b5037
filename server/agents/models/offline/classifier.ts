import { BUCKETS, type Features, featuresOf } from './features.ts';
import { LABELS, type Label } from './lines/labels.ts';

export interface Example {
  text: string;
  label: Label;
}

const K = LABELS.length;
const RATE = 0.5;
const EPOCHS = 8;

/** Softmax regression. `weights[bucket * K + label]`; the last row is the bias. */
export interface Classifier {
  weights: Float32Array;
}

/** Trains on the given order with AdaGrad; rare labels count more (root of inverse frequency). */
export function train(examples: Example[], random: () => number): Classifier {
  const weights = new Float32Array((BUCKETS + 1) * K);
  const squares = new Float32Array(weights.length).fill(1e-2);
  const rows = examples.map(({ text, label }) => ({
    features: featuresOf(text),
    label: LABELS.indexOf(label),
  }));
  const importance = LABELS.map((_, label) => {
    const count = rows.filter((row) => row.label === label).length;
    return Math.sqrt(rows.length / (K * Math.max(1, count)));
  });
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(rows, random);
    for (const { features, label } of rows) {
      const errors = softmax(weights, features);
      errors[label] = (errors[label] ?? 0) - 1;
      step(weights, squares, features, errors, importance[label] ?? 1);
    }
  }
  return { weights };
}

/** Probability per label, in the order of LABELS. */
export function probabilities(model: Classifier, text: string): Float64Array {
  return softmax(model.weights, featuresOf(text));
}

function softmax(weights: Float32Array, { buckets, weights: values }: Features): Float64Array {
  const scores = new Float64Array(K);
  for (let k = 0; k < K; k += 1) scores[k] = weights[BUCKETS * K + k] ?? 0;
  for (let at = 0; at < buckets.length; at += 1) {
    const row = (buckets[at] ?? 0) * K;
    const value = values[at] ?? 0;
    for (let k = 0; k < K; k += 1) scores[k] = (scores[k] ?? 0) + value * (weights[row + k] ?? 0);
  }
  const top = Math.max(...scores);
  let sum = 0;
  for (let k = 0; k < K; k += 1) {
    scores[k] = Math.exp((scores[k] ?? 0) - top);
    sum += scores[k] ?? 0;
  }
  for (let k = 0; k < K; k += 1) scores[k] = (scores[k] ?? 0) / sum;
  return scores;
}

function step(
  weights: Float32Array,
  squares: Float32Array,
  { buckets, weights: values }: Features,
  errors: Float64Array,
  importance: number,
): void {
  for (let at = -1; at < buckets.length; at += 1) {
    const row = (at < 0 ? BUCKETS : (buckets[at] ?? 0)) * K;
    const value = at < 0 ? 0.1 : (values[at] ?? 0);
    for (let k = 0; k < K; k += 1) {
      const gradient = (errors[k] ?? 0) * value * importance;
      const square = (squares[row + k] ?? 0) + gradient * gradient;
      squares[row + k] = square;
      weights[row + k] = (weights[row + k] ?? 0) - (RATE * gradient) / Math.sqrt(square);
    }
  }
}

function shuffle<T>(rows: T[], random: () => number): void {
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = rows[at] as T;
    rows[at] = rows[other] as T;
    rows[other] = kept;
  }
}
