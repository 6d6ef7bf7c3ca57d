import type { Level } from '../../core/player.ts';
import type { Outcome } from './attempt.ts';

/**
 * How strong someone is at the puzzles of one game, on the scale of its levels: Elo points above level 1. A try is a game
 * against the puzzle, which has a rating of its own, so that who is as strong solves half of the time (Glicko, one game a
 * period).
 */
export interface Standing {
  readonly rating: number;
  /** The rating is that, give or take so much (one standard deviation). */
  readonly uncertainty: number;
  /** How many puzzles it comes from. */
  readonly tries: number;
}

/** What is not known of someone who has tried nothing: they may be of any level. */
export const startUncertainty = 250;
/** It never sinks below this, so that whoever gets better is seen to: a try moves the rating by up to 20 points. */
export const minUncertainty = 60;
/** What the making of puzzles leaves open about their ratings. */
const puzzleUncertainty = 50;
/** Where a game's levels were not measured, people begin here. */
const usualStart = 200;
/** Ratings stay within this of the levels', as those of puzzles do. */
const margin = 400;
const usualTop = 1700;

const scores: Readonly<Record<Outcome, number>> = { solved: 1, hinted: 0.5, failed: 0 };

/** The ratings of a game's levels, the weakest first; none where they were not all measured. */
export function ratingsOf(levels: readonly Level[]): readonly number[] {
  const ratings = levels.flatMap(({ rating }) => rating ?? []);
  return ratings.length === levels.length ? ratings : [];
}

/** Everybody begins between levels 2 and 3. */
export function startStanding(levels: readonly number[]): Standing {
  const [, second = usualStart, third = second] = levels;
  return { rating: Math.round((second + third) / 2), uncertainty: startUncertainty, tries: 0 };
}

/** The chance that someone of one rating solves a puzzle of another. */
export function chanceToSolve(rating: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - rating) / 400));
}

/** The standing after a puzzle was tried for the first time. */
export function afterPuzzle(standing: Standing, puzzle: number, outcome: Outcome, levels: readonly number[]): Standing {
  const q = Math.LN10 / 400;
  const damping = 1 / Math.sqrt(1 + (3 * (q * puzzleUncertainty) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((damping * (puzzle - standing.rating)) / 400));
  const information = (q * damping) ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / standing.uncertainty ** 2 + information);
  const rating = standing.rating + variance * q * damping * (scores[outcome] - expected);
  const [lowest, highest] = [levels[0] ?? 0, levels.at(-1) ?? usualTop];
  return {
    // Nothing below zero is zero too, which a stored text does not tell apart.
    rating: Math.round(Math.max(lowest - margin, Math.min(rating, highest + margin)) * 10) / 10 + 0,
    uncertainty: Math.round(Math.max(minUncertainty, Math.sqrt(variance)) * 10) / 10,
    tries: standing.tries + 1,
  };
}

/** Which level a rating is like. */
export interface Likeness {
  /** From 1; the nearest one. */
  readonly level: number;
  /** It lies beyond all levels, on this side. */
  readonly beyond?: 'below' | 'above';
  /** Too little is known to say so firmly. */
  readonly isTentative: boolean;
}

/** Beyond the last level by more than this is beyond it. */
const nearness = 60;
/** With an uncertainty above this, several levels may be meant. */
const tentative = 120;

/** The level that a standing is like; undefined where the levels of the game were not measured. */
export function levelLike({ rating, uncertainty }: Standing, levels: readonly number[]): Likeness | undefined {
  const [lowest, highest] = [levels[0], levels.at(-1)];
  if (lowest === undefined || highest === undefined) return undefined;
  const isTentative = uncertainty > tentative;
  if (rating < lowest - nearness) return { level: 1, beyond: 'below', isTentative };
  if (rating > highest + nearness) return { level: levels.length, beyond: 'above', isTentative };
  const distances = levels.map((level) => Math.abs(level - rating));
  return { level: distances.indexOf(Math.min(...distances)) + 1, isTentative };
}
