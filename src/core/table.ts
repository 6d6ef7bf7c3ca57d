import { type Game, opponentOf, type Player } from './game.ts';
import { Match } from './match.ts';
import { isPerson, type Seat } from './seat.ts';
import { addGame, firstToMove, type Series, seriesResult, setupRandom } from './series.ts';

/** A game being played, within its series. A table never changes; each action gives a new one. */
export interface Table {
  readonly match: Match;
  /** Who plays the series; the first of them begins its first game, and then they take turns. */
  readonly participants: readonly [Seat, Seat];
  /** The games before this one. */
  readonly series: Series;
}

export function openTable(game: Game, participants: readonly [Seat, Seat], series: Series): Table {
  return { match: Match.start(game, setupRandom(series)), participants, series };
}

/** Which participant has the pieces of a player in this game. */
export function participantOf({ series }: Table, player: Player): Player {
  return player === 0 ? firstToMove(series) : opponentOf(firstToMove(series));
}

export function seatOf(table: Table, player: Player): Seat {
  return table.participants[participantOf(table, player)];
}

export function isPersonsTurn(table: Table): boolean {
  return isPerson(seatOf(table, table.match.turn));
}

export function hasPerson({ participants }: Table): boolean {
  return participants.some(isPerson);
}

/** The series with this game, once it is over. */
export function seriesOf({ match, series }: Table): Series {
  return match.ending ? addGame(series, match.ending.winner) : series;
}

/** Whether another game of the series is to come. */
export function hasNextGame(table: Table): boolean {
  return table.series.length !== 1 && seriesResult(seriesOf(table)) === undefined;
}

/** The next game of the series, or the first of another one like it. */
export function nextGame(table: Table): Table {
  const played = seriesOf(table);
  // A new series does not repeat the setups of the last one.
  const series = hasNextGame(table) ? played : { ...played, seed: (played.seed + 1) >>> 0, winners: [] };
  return openTable(table.match.game, table.participants, series);
}

/** Takes back the last move; against a computer, up to the person's own. Undefined where there is none to take back. */
export function takeBack(table: Table): Table | undefined {
  return walk(table, table.match.undo(), (match) => match.undo());
}

export function playAgain(table: Table): Table | undefined {
  return walk(table, table.match.redo(), (match) => match.redo());
}

/** Steps on until a person is to move, where there is one. */
function walk(table: Table, first: Match, step: (match: Match) => Match): Table | undefined {
  if (isSameStep(table.match, first)) return undefined;
  let match = first;
  while (hasPerson(table) && !match.ending && !isPersonsTurn({ ...table, match })) {
    const next = step(match);
    // At the end of the line a computer may well be to move; at its start, there was nothing of a person's to take back.
    if (isSameStep(match, next)) return match.ply === 0 ? undefined : { ...table, match };
    match = next;
  }
  return { ...table, match };
}

function isSameStep(one: Match, other: Match): boolean {
  return one.ply === other.ply && one.ending?.reason === other.ending?.reason;
}

/** The person to move gives up; while a computer is to move, the person who plays it. Undefined where nobody can. */
export function giveUp(table: Table): Table | undefined {
  const { match } = table;
  const loser = isPersonsTurn(table) ? match.turn : opponentOf(match.turn);
  const resigned = isPerson(seatOf(table, loser)) ? match.resign(loser) : undefined;
  return resigned?.ok ? { ...table, match: resigned.value } : undefined;
}
