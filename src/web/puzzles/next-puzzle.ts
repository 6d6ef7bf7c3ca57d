import type { Random } from '../../core/random.ts';
import { type Puzzle, type PuzzleTheme, puzzleThemes } from '../../study/puzzles/puzzle.ts';
import { choosePuzzle, type Wishes } from '../../study/training/choose.ts';
import { type Progress, progressIn } from '../../study/training/progress.ts';
import type { PuzzleGame } from './puzzle-games.ts';

/** What is asked for by a theme's name or by `grade-3`; undefined for the name of another set. */
export function wishesOf(set: string): Wishes | undefined {
  const theme = puzzleThemes.find((name) => name === set);
  if (theme) return { theme };
  const [, grade] = /^grade-([1-8])$/u.exec(set) ?? [];
  return grade === undefined ? undefined : { grades: [Number(grade), Number(grade)] };
}

export const setOfGrade = (grade: number): string => `grade-${grade}`;
export const setOfTheme = (theme: PuzzleTheme): string => theme;

/** The next puzzle of a game by a theme or a grade, or any that fits the person; `skipped` were passed over just now. */
export function nextByWishes(
  { game, puzzles, levels }: PuzzleGame,
  progress: Progress,
  set: string | undefined,
  skipped: readonly string[],
  now: number,
  random: Random,
): Puzzle | undefined {
  const wishes = set === undefined ? {} : (wishesOf(set) ?? {});
  const choosing = { progress: progressIn(progress, game.id), levels, now, wishes, skipped };
  return choosePuzzle(puzzles, choosing, random)?.puzzle;
}
