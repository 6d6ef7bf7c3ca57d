import type { Player } from '../../core/game.ts';
import { formatTimeControl, type TimeControl, usualTimeControls } from '../../core/seats/clock.ts';
import type { SeriesLength } from '../../core/seats/series.ts';

/** What the sheet asks for. */
export interface Choices {
  readonly opponent: 'computer' | 'friend' | 'elsewhere' | 'messages' | 'watch';
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
  if (isFriend(choices)) return [undefined, undefined];
  if (choices.opponent === 'watch') return [`level:${choices.levels[0]}`, `level:${choices.levels[1]}`];
  return sideFor(choices, coin) === 0 ? [undefined, computer(1)] : [computer(1), undefined];
}

/** Whether two people play, wherever they are. */
function isFriend({ opponent }: Choices): boolean {
  return opponent === 'friend' || opponent === 'elsewhere' || opponent === 'messages';
}

/** The side of the person who chooses. */
export function sideFor({ side }: Choices, coin: Player): Player {
  return side === 'chance' ? coin : side;
}

/** The clocks that were chosen, which only two people at one screen have. */
export function timeControlFor({ opponent, clock }: Choices): TimeControl | undefined {
  return opponent === 'friend' ? usualTimeControls.find((each) => formatTimeControl(each) === clock) : undefined;
}
