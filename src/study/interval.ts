/** A measured share or difference, with the ends of its 95 % interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** 95 % of a bell curve lies within so many standard deviations. */
const deviations = 1.96;

/** The mean of shares from 0 to 1, by the interval of Wilson, which is not fooled where all are 0 or all are 1. */
export function shareInterval(shares: readonly number[]): Interval {
  const count = shares.length;
  if (count === 0) return { value: Number.NaN, low: 0, high: 1 };
  const value = sum(shares) / count;
  const weight = deviations ** 2 / count;
  const middle = (value + weight / 2) / (1 + weight);
  const reach = (deviations * Math.sqrt((value * (1 - value) + weight / 4) / count)) / (1 + weight);
  return {
    value,
    low: Math.max(0, Math.min(value, middle - reach)),
    high: Math.min(1, Math.max(value, middle + reach)),
  };
}

/** The mean of differences from −1 to 1, each of a pair; half of one more counts against it, for where all are alike. */
export function differenceInterval(differences: readonly number[]): Interval {
  const count = differences.length;
  if (count === 0) return { value: Number.NaN, low: -1, high: 1 };
  const value = sum(differences) / count;
  const variance = sum(differences.map((each) => (each - value) ** 2)) / Math.max(1, count - 1);
  const reach = deviations * Math.sqrt(variance / count) + 1 / (2 * count);
  return { value, low: Math.max(-1, value - reach), high: Math.min(1, value + reach) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
