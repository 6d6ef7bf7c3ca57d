import { formatTimeControl, type TimeControl, usualTimeControls } from '../../core/clock.ts';
import type { Player } from '../../core/game.ts';
import type { Level } from '../../core/player.ts';
import type { SeriesLength } from '../../core/series.ts';

/** What the sheet asks for. */
export interface Choices {
  readonly opponent: 'computer' | 'friend' | 'watch';
  /** The level of the computer that plays each side, from 1; against a person only the one that is not theirs counts. */
  readonly levels: readonly [number, number];
  /** A level of the reports that plays instead, by its id. */
  readonly style: string | undefined;
  readonly side: Player | 'chance';
  readonly series: SeriesLength;
  /** The time that two people have, as in `5+3`; undefined for no clocks. */
  readonly clock: string | undefined;
}

export const usualChoices: Choices = {
  opponent: 'computer',
  levels: [3, 3],
  style: undefined,
  side: 0,
  series: 1,
  clock: undefined,
};

/** Who sits where: nothing for a person, or the name of the computer player. `coin` decides where chance is wanted. */
export function seatsFor(choices: Choices, coin: Player): readonly [string | undefined, string | undefined] {
  const computer = (player: Player) => choices.style ?? `level:${choices.levels[player]}`;
  if (choices.opponent === 'friend') return [undefined, undefined];
  if (choices.opponent === 'watch') return [`level:${choices.levels[0]}`, `level:${choices.levels[1]}`];
  const own = choices.side === 'chance' ? coin : choices.side;
  return own === 0 ? [undefined, computer(1)] : [computer(1), undefined];
}

/** The clocks that were chosen, which only two people at one screen have. */
export function timeControlFor({ opponent, clock }: Choices): TimeControl | undefined {
  return opponent === 'friend' ? usualTimeControls.find((each) => formatTimeControl(each) === clock) : undefined;
}

/** How a level's strength can be told; nothing where it was not measured. */
export interface Strength {
  readonly rating: number;
  /** In how many of how many games its rating means a win against the level below. */
  readonly againstBelow: readonly [wins: number, games: number] | undefined;
}

export function strengthOf(levels: readonly Level[], number: number): Strength | undefined {
  const [rating, below] = [levels[number - 1]?.rating, levels[number - 2]?.rating];
  // Where all ratings are alike, nothing has been measured yet.
  if (rating === undefined || levels.every((level) => level.rating === rating)) return undefined;
  return { rating, againstBelow: below === undefined ? undefined : expectedWins(rating - below) };
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
