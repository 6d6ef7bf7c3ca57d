import type { Puzzle } from '../../src/study/puzzles/puzzle.ts';
import type { TriedLevel } from './levels.ts';
import { gradePuzzle, type LevelTries, ratePuzzle } from './rating.ts';
import type { Solved } from './tries.ts';

/** A puzzle with its rating and grade, and what they rest on. */
export interface RatedPuzzle {
  readonly puzzle: Puzzle;
  readonly tries: readonly LevelTries[];
  /** What the rating would be by one half of the tries alone, and by the other. */
  readonly halves: readonly [number, number];
}

/** The rating of a puzzle by what each level came to; undefined for one that has no grade. */
export function rated<S>(
  puzzle: Puzzle,
  levels: readonly TriedLevel<S>[],
  solved: readonly Solved[],
): RatedPuzzle | undefined {
  const triesBy = (count: (solved: Solved) => number, part: number) =>
    levels.map(({ rating, tries }, index): LevelTries => {
      return { rating, solved: count(solved[index] ?? [0, 0]), tries: part * tries };
    });
  const all = triesBy(([first, second]) => first + second, 1);
  const grade = gradePuzzle(all);
  if (grade === undefined) return undefined;
  const half = (which: 0 | 1) => ratePuzzle(triesBy((halves) => halves[which], 1 / 2));
  return { puzzle: { ...puzzle, rating: ratePuzzle(all), grade }, tries: all, halves: [half(0), half(1)] };
}
