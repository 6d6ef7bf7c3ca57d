import { differenceInterval, type Interval, shareInterval } from '../../../study/interval.ts';
import type { Answer } from '../worker/judge-tasks.ts';

/** How an evaluation does in the positions that have come in so far. */
export interface Judged {
  readonly positions: number;
  readonly kept: Interval;
  /** By how far the end is, the nearest first and draws last. */
  readonly groups: readonly JudgedGroup[];
  /** Where it errs: always before sometimes, and near the end before far from it, where an error is plainest. */
  readonly errors: readonly Answer[];
}

export interface JudgedGroup {
  readonly distance: number | null;
  readonly positions: number;
  readonly kept: Interval;
}

export function judgedOf(answers: readonly Answer[]): Judged {
  const distances = [...new Set(answers.map(({ distance }) => distance))].sort(
    (one, other) => order(one) - order(other),
  );
  const sharesOf = (some: readonly Answer[]) => shareInterval(some.map(({ kept }) => kept));
  return {
    positions: answers.length,
    kept: sharesOf(answers),
    groups: distances.map((distance) => {
      const alike = answers.filter((answer) => answer.distance === distance);
      return { distance, positions: alike.length, kept: sharesOf(alike) };
    }),
    errors: answers
      .filter(({ kept }) => kept < 1)
      .sort((one, other) => one.kept - other.kept || order(one.distance) - order(other.distance)),
  };
}

/** By how much more one keeps than another, position by position, as far as both have come. */
export function differenceOf(one: readonly Answer[], other: readonly Answer[]): Interval {
  const pairs = one.flatMap(({ kept }, index) => {
    const match = other[index];
    return match ? kept - match.kept : [];
  });
  return differenceInterval(pairs);
}

function order(distance: number | null): number {
  return distance ?? Number.MAX_SAFE_INTEGER;
}
