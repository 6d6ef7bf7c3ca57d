import type { Puzzle } from '../../../study/puzzles/puzzle.ts';
import type { Outcome } from '../../../study/training/attempt.ts';
import { noteDay, noteStreak, noteTry, type Progress, standingIn } from '../../../study/training/progress.ts';
import { afterTry } from '../../../study/training/streak.ts';
import type { KeptPuzzles, KeptStreak } from '../../storage/puzzles.ts';
import { puzzleOfStreak } from '../streak-puzzle.ts';

/** A puzzle that was tried, and how. */
export interface NotedTry {
  readonly puzzle: Puzzle;
  readonly outcome: Outcome;
  /** What it was chosen from. */
  readonly set: string | undefined;
  readonly now: number;
  /** The date of which it is the puzzle, where it was opened as that. */
  readonly day: string | undefined;
  /** The ratings of the game's levels, and its puzzles. */
  readonly levels: readonly number[];
  readonly puzzles: readonly Puzzle[];
}

export interface Noted {
  readonly before: Progress;
  readonly after: Progress;
  /** The streak that it belonged to. */
  readonly streak: KeptStreak | undefined;
  readonly isKept: boolean;
}

/** Keeps how a puzzle went: in the rating, in the schedule, for the day, and in the streak. */
export async function noteTryIn(kept: KeptPuzzles, tried: NotedTry): Promise<Noted> {
  const { puzzle, set, now, day } = tried;
  const streak = set === 'streak' ? await noteInStreak(kept, tried) : undefined;
  let before: Progress | undefined;
  const { value: after, isKept } = await kept.change((progress) => {
    before = progress;
    const noted = noteTry(progress, tried);
    const ofDay = day === undefined ? noted : noteDay(noted, day, tried);
    return streak ? noteStreak(ofDay, puzzle.game, streak.solved, now) : ofDay;
  });
  return { before: before ?? after, after, streak, isKept };
}

/** A puzzle counts for a streak if it is the one that the streak is at. */
async function noteInStreak(
  kept: KeptPuzzles,
  { puzzle, puzzles, outcome }: NotedTry,
): Promise<KeptStreak | undefined> {
  const streak = await kept.streak(puzzle.game);
  if (!streak || puzzleOfStreak(puzzles, streak)?.id !== puzzle.id) return streak;
  const after = { ...streak, ...afterTry(streak, puzzle, outcome !== 'failed') };
  await kept.keepStreak(puzzle.game, after);
  return after;
}

/** How much a rating has changed by a try; undefined where the try did not count. */
export function ratingChange({ before, after }: Noted, game: string, levels: readonly number[]): number | undefined {
  const [old, now] = [standingIn(before, game, levels), standingIn(after, game, levels)];
  return now.tries === old.tries ? undefined : Math.round(now.rating) - Math.round(old.rating);
}
