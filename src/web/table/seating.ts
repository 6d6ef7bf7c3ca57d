import type { Player } from '../../core/game.ts';
import { isPerson, type Seat } from '../../core/seat.ts';
import { type Series, score, seriesResult } from '../../core/series.ts';
import { hasNextGame, participantOf, seriesOf } from '../../core/table.ts';
import type { SessionState } from './session-state.ts';
import { seatAt, type TableState, tableOf } from './table-state.ts';

/** Who sits at the table, and how they stand. */
export interface Seating {
  /** Who has the pieces of a player in this game. */
  seat(player: Player): Seat;
  /** `people`: nobody but people; `computer`: a person and a computer; `watch`: two computers. */
  mode(): Mode;
  /** The series, this game included once it is over. */
  series(): Series;
  /** The points of whoever has the pieces of a player in this game, over the series. */
  points(player: Player): number;
  /** How the series came out: by the player of this game, or `draw`; undefined while it goes on. */
  seriesWinner(): Player | 'draw' | undefined;
  /** Whether `newGame` goes on with the series; otherwise it begins another one. */
  hasNextGame(): boolean;
}

export type Mode = 'people' | 'computer' | 'watch';

export function modeOf({ participants }: TableState): Mode {
  const people = participants.filter(isPerson).length;
  return people === 2 ? 'people' : people === 1 ? 'computer' : 'watch';
}

export function createSeating({ state }: SessionState): Seating {
  const table = () => tableOf(state());
  const series = () => seriesOf(table());

  function seriesWinner(): Player | 'draw' | undefined {
    const winner = seriesResult(series());
    if (winner === undefined || winner === 'draw') return winner;
    return winner === participantOf(table(), 0) ? 0 : 1;
  }

  return {
    seat: (player) => seatAt(state(), player),
    mode: () => modeOf(state()),
    series,
    points: (player) => score(series())[participantOf(table(), player)],
    seriesWinner,
    hasNextGame: () => hasNextGame(table()),
  };
}
