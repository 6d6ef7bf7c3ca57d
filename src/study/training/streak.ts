import type { Random } from '../../core/random.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';

/** A run of puzzles, each at least as hard as the one before; the first that is failed ends it. */
export interface Streak {
  readonly solved: number;
  /** The ids of those that were asked. */
  readonly seen: readonly string[];
  readonly isOver: boolean;
}

export const newStreak: Streak = { solved: 0, seen: [], isOver: false };

/** How many puzzles of a grade come before the next grade. */
const rungsOfGrade = 3;

/** The next puzzle of a streak; undefined once it is over, or when every puzzle was solved. */
export function nextInStreak(puzzles: readonly Puzzle[], streak: Streak, random: Random): Puzzle | undefined {
  if (streak.isOver) return undefined;
  const seen = new Set(streak.seen);
  const ladder = ladderOf(puzzles);
  // Whoever is at the top stays there; when all of its puzzles are used up, those next to it are left.
  const upwards = ladder.slice(streak.solved);
  const downwards = ladder.slice(0, streak.solved).reverse();
  for (const rung of [...upwards, ...downwards]) {
    const fresh = rung.filter(({ id }) => !seen.has(id));
    if (fresh.length > 0) return fresh[random.below(fresh.length)];
  }
  return undefined;
}

/** The streak after a puzzle of it was tried. */
export function afterTry(streak: Streak, puzzle: Puzzle, isSolved: boolean): Streak {
  const seen = [...streak.seen, puzzle.id];
  return isSolved ? { ...streak, solved: streak.solved + 1, seen } : { ...streak, seen, isOver: true };
}

/**
 * The puzzles in steps from the easiest to the hardest: every grade that there is has the same number of them, however
 * many puzzles it has, and within a grade the rating rises.
 */
export function ladderOf(puzzles: readonly Puzzle[]): readonly (readonly Puzzle[])[] {
  const grades = [...new Set(puzzles.map(({ grade }) => grade))].sort((one, other) => one - other);
  return grades.flatMap((grade) => {
    const rising = puzzles.filter((puzzle) => puzzle.grade === grade).sort(byRating);
    const cut = (rung: number) => Math.floor((rung * rising.length) / rungsOfGrade);
    const rungs = Array.from({ length: rungsOfGrade }, (_, rung) => rising.slice(cut(rung), cut(rung + 1)));
    return rungs.filter((rung) => rung.length > 0);
  });
}

/** The same order however the puzzles came. */
export function byRating(one: Puzzle, other: Puzzle): number {
  return one.rating - other.rating || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}
