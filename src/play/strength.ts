import type { Language } from '../core/game.ts';
import type { Level } from '../core/player.ts';
import { strengthText } from './strength-text.ts';

/** How strong a level was measured: what that means against the level below, then in a number; nothing where it was not. */
export function sayStrength(levels: readonly Level[], number: number, language: Language): string | undefined {
  const words = strengthText[language];
  const [rating, below] = [levels[number - 1]?.rating, levels[number - 2]?.rating];
  if (rating === undefined || !isMeasured(levels)) return undefined;
  if (below === undefined) return words.scaleBegins;
  return `${words.againstBelow(...expectedWins(rating - below), number - 1)} ${words.rating(rating)}`;
}

/** How strong a level of a report was measured: the graded level that is nearest to it. */
export function sayReportedStrength(
  levels: readonly Level[],
  rating: number | undefined,
  language: Language,
): string | undefined {
  if (rating === undefined || !isMeasured(levels)) return undefined;
  const distances = levels.map((level) => Math.abs((level.rating ?? Number.POSITIVE_INFINITY) - rating));
  return strengthText[language].like(distances.indexOf(Math.min(...distances)) + 1);
}

/** Where all ratings are alike, nothing has been measured yet. */
function isMeasured(levels: readonly Level[]): boolean {
  return levels.some((level) => level.rating !== undefined && level.rating !== levels[0]?.rating);
}

/** Shares that one can picture. */
const plainShares = [
  [1, 10],
  [1, 4],
  [1, 3],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
  [99, 100],
] as const;

/** What a difference of ratings means, by Elo's own formula: the nearest plain share of the games. */
export function expectedWins(difference: number): readonly [wins: number, games: number] {
  const share = 1 / (1 + 10 ** (-difference / 400));
  const distance = ([wins, games]: readonly [number, number]) => Math.abs(wins / games - share);
  return plainShares.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}
