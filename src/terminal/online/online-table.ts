import type { Game } from '../../core/game.ts';
import { Match, readMove } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { person, type Seat } from '../../core/seats/seat.ts';
import { startSeries } from '../../core/seats/series.ts';
import type { Snapshot, WireSeat } from '../../online/wire.ts';
import { matchOf, playAt, remove, type Table, tableWith } from '../../play/table.ts';
import { pathTo, withMatch } from '../../play/tree.ts';
import { refuse } from './problems.ts';

/** The table of a game online, with these moves played: those that the server has, and one that may be on its way. */
export function tableOf(game: Game, snapshot: Snapshot, moves: readonly string[]): Result<Table> {
  const start = Match.fromPosition(game, snapshot.start);
  const line = start.ok ? Match.replay(game, start.value.state, moves) : undefined;
  if (!line || line.problem) return refuse({ code: 'online-bad-line', values: { id: snapshot.id } });
  const seats = [seatOf(snapshot.seats[0]), seatOf(snapshot.seats[1])] as const;
  // The server has no series: each rematch is a game of its own.
  return succeed(tableWith(line.match, seats, startSeries(1, 0), snapshot.start));
}

function seatOf(seat: WireSeat): Seat {
  return seat.kind === 'computer' ? { kind: 'computer', player: seat.player } : person;
}

/** How a table comes to be as the server has it: what both share, then a table for each move, and the last with its end. */
export interface CatchUp {
  readonly shared: Table;
  readonly played: readonly Table[];
  readonly last: Table;
}

export function catchUp(table: Table, snapshot: Snapshot, moves: readonly string[]): Result<CatchUp> {
  const shared = withoutOthers(table, moves);
  const played: Table[] = [];
  let last = shared;
  for (let next = withNext(last, moves, snapshot.id); next; next = withNext(last, moves, snapshot.id)) {
    if (!next.ok) return next;
    last = next.value;
    played.push(last);
  }
  return succeed({ shared, played, last: withResult(last, snapshot) });
}

/** Takes back what is not among these moves. */
function withoutOthers(table: Table, moves: readonly string[]): Table {
  const { played } = matchOf(table);
  const same = played.findIndex((move, ply) => move !== moves[ply]);
  const node = same < 0 ? undefined : pathTo(table.tree, table.head)[same + 1];
  return node === undefined ? table : remove(table, node);
}

/** Plays the next of these moves; undefined where all are played. */
function withNext(table: Table, moves: readonly string[], id: string): Result<Table> | undefined {
  const match = matchOf(table);
  const text = moves[match.ply];
  if (text === undefined) return undefined;
  const move = readMove(match.game, match.state, text);
  const next = move.ok ? playAt(table, table.head, move.value) : move;
  return next.ok ? next : refuse({ code: 'online-bad-line', values: { id } });
}

/** The table with an end that came by no move: a resignation, or time. Others are in no record, and only said. */
function withResult(table: Table, { result }: Snapshot): Table {
  const match = matchOf(table);
  const isConclusion = result?.reason === 'resignation' || result?.reason === 'time';
  if (!isConclusion || result.winner === null) return table;
  const { reason, winner } = result;
  const ended = match.conclude({ reason: reason === 'time' ? 'time' : 'resignation', winner });
  return ended.ok ? { ...table, tree: withMatch(table.tree, table.head, ended.value) } : table;
}
