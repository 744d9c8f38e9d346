/** Two-sided 95 % quantile of the normal distribution. */
const Z95 = 1.959963984540054;

/**
 * Wilson score interval of a share, 95 % (Wilson 1927). Unlike the textbook interval it stays inside [0, 1] and keeps
 * its coverage near 0 and 1. `successes` may be fractional: shared wins count in parts.
 * @param trials >= 0; without trials nothing is known and the interval is [0, 1]
 */
export function wilson(successes: number, trials: number): [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const z2 = Z95 * Z95;
  const scale = 1 + z2 / trials;
  const centre = (share + z2 / (2 * trials)) / scale;
  const half = (Z95 / scale) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Sample standard deviation (n - 1); 0 for fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

/**
 * Quantile by linear interpolation between order statistics (type 7 of Hyndman and Fan 1996, as in R and NumPy).
 * @param sorted ascending, not empty
 * @param share in [0, 1]
 */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] as number;
  const high = sorted[Math.ceil(at)] as number;
  return low + (high - low) * (at - Math.floor(at));
}

export interface Summary {
  readonly count: number;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}

/** @throws RangeError without values: there is nothing to sum up */
export function summarize(values: readonly number[]): Summary {
  if (values.length === 0) throw new RangeError('a summary of no values');
  const sorted = values.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    mean: mean(sorted),
    sd: standardDeviation(sorted),
    min: sorted[0] as number,
    p10: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    max: sorted.at(-1) as number,
  };
}

export interface Bin {
  /** Values v with from <= v < to; the last bin takes its upper edge too. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const NICE_STEPS = [1, 2, 5, 10] as const;

/** Bins of one round width (1, 2 or 5 times a power of ten) that cover the values, at most `bins` + 1 of them. */
export function histogram(values: readonly number[], bins = 10): Bin[] {
  if (values.length === 0) return [];
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (low === high) return [{ from: low, to: low, count: values.length }];
  const width = roundWidth((high - low) / bins);
  const first = Math.floor(low / width);
  const last = Math.max(first, Math.ceil(high / width) - 1);
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const value of values) {
    const bin = Math.min(Math.floor(value / width), last) - first;
    counts[bin] = (counts[bin] as number) + 1;
  }
  return counts.map((count, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count,
  }));
}

function roundWidth(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return (NICE_STEPS.find((step) => step * power >= atLeast) ?? 10) * power;
}
