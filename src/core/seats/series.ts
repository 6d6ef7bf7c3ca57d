import { opponentOf, type Player } from '../game.ts';
import { type Random, seededRandom } from '../random.ts';

/** How many games a series has at the most: best of one, three or five, or as many as people like. */
export type SeriesLength = 1 | 3 | 5 | 'endless';
export const seriesLengths: readonly SeriesLength[] = [1, 3, 5, 'endless'];

/** Two participants, 0 and 1, and the games between them so far. Plain data, so that it can be saved. */
export interface Series {
  readonly length: SeriesLength;
  readonly seed: number;
  /** Who won each game: a participant, or null for a draw. */
  readonly winners: readonly (Player | null)[];
}

/** A series without games yet. Its seed decides every random setup in it. */
export function startSeries(length: SeriesLength, seed: number): Series {
  return { length, seed, winners: [] };
}

/** Which participant moves first in the next game: they take turns. */
export function firstToMove(series: Series): Player {
  return series.winners.length % 2 === 0 ? 0 : 1;
}

/**
 * The chance that sets up the next game. Each setup is played twice, seats swapped, because a random setup may favour
 * one seat, as Fuse's favours the second.
 */
export function setupRandom(series: Series): Random {
  return seededRandom(series.seed, Math.floor(series.winners.length / 2));
}

/** The series after one more game, given the seat that won it. */
export function addGame(series: Series, winningSeat: Player | null): Series {
  const first = firstToMove(series);
  const winner = winningSeat === null ? null : winningSeat === 0 ? first : opponentOf(first);
  return { ...series, winners: [...series.winners, winner] };
}

/** The points of each participant; a draw is half a point for both. */
export function score(series: Series): readonly [number, number] {
  const points = (participant: Player) =>
    series.winners.reduce((sum: number, winner) => sum + (winner === null ? 0.5 : winner === participant ? 1 : 0), 0);
  return [points(0), points(1)];
}

/** How the series ended: once someone can't be caught any more, or all its games are played. */
export function seriesResult(series: Series): Player | 'draw' | undefined {
  if (series.length === 'endless') return undefined;
  const [first, second] = score(series);
  if (first > series.length / 2) return 0;
  if (second > series.length / 2) return 1;
  if (series.winners.length < series.length) return undefined;
  return first === second ? 'draw' : first > second ? 0 : 1;
}
