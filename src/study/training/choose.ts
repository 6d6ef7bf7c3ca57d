import type { Random } from '../../core/random.ts';
import type { Puzzle, PuzzleTheme } from '../puzzles/puzzle.ts';
import { type GameProgress, ownValue } from './progress.ts';
import { startStanding } from './rating.ts';
import { dueCards } from './schedule.ts';

/** Which puzzles are wanted; what is not said does not matter. */
export interface Wishes {
  readonly theme?: PuzzleTheme | undefined;
  /** The lowest and the highest grade. */
  readonly grades?: readonly [number, number] | undefined;
}

export interface Choosing {
  /** What is kept of the game. */
  readonly progress: GameProgress;
  /** The ratings of the game's levels. */
  readonly levels: readonly number[];
  readonly now: number;
  readonly wishes?: Wishes;
  /** The ids of those that were passed over just now. */
  readonly skipped?: readonly string[];
}

export interface Chosen {
  readonly puzzle: Puzzle;
  /** It was failed before, and comes again. */
  readonly isDue: boolean;
}

/** It is one of so many, so that not everybody of a rating gets the same ones in the same order. */
const choices = 12;

/** The puzzles that fit. */
export function puzzlesFor(puzzles: readonly Puzzle[], { theme, grades }: Wishes): readonly Puzzle[] {
  const [least, most] = grades ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return puzzles.filter(
    ({ grade, themes }) => grade >= least && grade <= most && (theme === undefined || themes.includes(theme)),
  );
}

/**
 * The next puzzle: one that is due, then one that is new and about as hard as one is strong, then one that was tried long
 * ago. Undefined where none fits the wishes.
 */
export function choosePuzzle(puzzles: readonly Puzzle[], choosing: Choosing, random: Random): Chosen | undefined {
  const { progress, levels, now, wishes = {}, skipped = [] } = choosing;
  const fitting = puzzlesFor(puzzles, wishes);
  const fresh = fitting.filter(({ id }) => !skipped.includes(id));
  // When all that fit were passed over, they are all that is left.
  const candidates = fresh.length > 0 ? fresh : fitting;
  const byId = new Map(candidates.map((puzzle) => [puzzle.id, puzzle]));
  for (const id of dueCards(progress.cards, now)) {
    const puzzle = byId.get(id);
    if (puzzle) return { puzzle, isDue: true };
  }
  const { rating } = progress.standing ?? startStanding(levels);
  const untried = candidates.filter(({ id }) => !ownValue(progress.results, id));
  const ranked =
    untried.length > 0
      ? sortBy(untried, (puzzle) => Math.abs(puzzle.rating - rating))
      : sortBy(candidates, ({ id }) => ownValue(progress.results, id)?.at ?? 0);
  const puzzle = ranked[random.below(Math.max(1, Math.min(choices, ranked.length)))];
  return puzzle && { puzzle, isDue: false };
}

/** Least first; of equals, in the order of their ids, however they came. */
function sortBy(puzzles: readonly Puzzle[], worth: (puzzle: Puzzle) => number): readonly Puzzle[] {
  return [...puzzles].sort((one, other) => worth(one) - worth(other) || (one.id < other.id ? -1 : 1));
}
