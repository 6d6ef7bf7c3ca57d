import type { Player } from '../../../core/game.ts';
import type { Seat } from '../../../core/seats/seat.ts';
import { type Series, score } from '../../../core/seats/series.ts';
import { hasNextGame, type Mode, modeOf, participantOf, seatOf, seriesOf } from '../../../play/table.ts';
import type { SessionState } from './session-state.ts';

/** Who sits at the table, and how they stand. */
export interface Seats {
  /** Who has the pieces of a player in this game. */
  seat(player: Player): Seat;
  /** `people`: nobody but people; `computer`: a person and a computer; `watch`: two computers. */
  mode(): Mode;
  /** The series, this game included once it is over. */
  series(): Series;
  /** The points of whoever has the pieces of a player in this game, over the series. */
  points(player: Player): number;
  /** Whether `newGame` goes on with the series; otherwise it begins another one. */
  hasNextGame(): boolean;
}

export function createSeats({ table }: SessionState): Seats {
  return {
    seat: (player) => seatOf(table(), player),
    mode: () => modeOf(table()),
    series: () => seriesOf(table()),
    points: (player) => score(seriesOf(table()))[participantOf(table(), player)],
    hasNextGame: () => hasNextGame(table()),
  };
}
