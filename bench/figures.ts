/** One line of a benchmark: a ratio above its goal fails nothing, it is reported. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What it is compared with: the floor's own figure, the published one, or the other side's. */
  floor: number | null;
  ratio: number | null;
  /** The ratio to reach; null where a figure is only reported. */
  goal: number | null;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

export function figure(
  name: string,
  value: number,
  unit: string,
  floor: number | null,
  goal: number | null,
): Figure {
  return {
    name,
    value: rounded(value, 3),
    unit,
    floor: floor === null ? null : rounded(floor, 3),
    ratio: floor === null ? null : rounded(value / floor, 3),
    goal,
  };
}

export const print = (one: Figure): void => void process.stdout.write(`${JSON.stringify(one)}\n`);

/** The value that `share` (0–1) of the samples do not exceed. Throws on no samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There are no samples.');
  return value;
}
