import { dirname, resolve } from 'node:path';
import { isBotName } from '../../bots/bot-name.ts';
import type { Player } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { formatSeat, isPerson, person, type Seat } from '../../core/seats/seat.ts';
import { firstToMove, type Series, setupRandom } from '../../core/seats/series.ts';
import { parseTable, restoreTable, type SavedTable } from '../../play/saved/saved-table.ts';
import { matchAt, seatOf, type Table } from '../../play/table.ts';
import { root } from '../../play/tree.ts';
import { type Failure, type Invocation, loadGame, readText } from '../command.ts';
import { refuse } from '../problems.ts';
import { isTableText, recordedMatchIn } from '../record-file.ts';
import { checkOpponent } from './opponent.ts';
import { openSave, ending as saveEnding, saveFolder } from './saves.ts';

/** A table to go on from, and the file that it is kept in where that is one of ours. */
export interface OpenedTable extends SavedTable {
  readonly file?: string;
  /** Whether another process is playing it, so that this is a copy. */
  readonly isElsewhere: boolean;
}

/** Who was given each side to play, if anybody. */
export type GivenSeats = readonly [first: Seat | undefined, second: Seat | undefined];

/**
 * The table that a file of the user's holds: a record, or a saved table. One that the program itself keeps is gone on with
 * in its place; any other file is only read.
 */
export async function openTableFile(
  file: string,
  invocation: Invocation,
): Promise<{ readonly opened: OpenedTable } | { readonly failure: Failure }> {
  const { loaded, claimant, env, home } = invocation;
  const isOurs = file.endsWith(saveEnding) && dirname(resolve(file)) === saveFolder(env, home);
  const kept = isOurs ? await openSave(resolve(file), loaded, claimant) : undefined;
  if (kept) return { opened: kept };
  const text = await readText(file, invocation);
  if (!text.ok) return { failure: text };
  // Of a record that is good only in part this says where it is not; of a table, its own reading does.
  const { failure } = isTableText(text.value) ? {} : await recordedMatchIn(text.value, loaded);
  if (failure) return { failure: unusable(file, failure) };
  const data = parseTable(text.value);
  if (!data.ok) return { failure: unusable(file, data) };
  const game = await loadGame(data.value.game, loaded);
  if (!game.ok) return { failure: unusable(file, game) };
  const saved = restoreTable(game.value, data.value);
  if (!saved.ok) return { failure: unusable(file, { ...saved, game: game.value }) };
  const { table, preferences } = saved.value;
  return { opened: { table: beginningThere(table), preferences, isElsewhere: false } };
}

function unusable(file: string, { problem, game }: Failure): Failure {
  return { ...refuse({ code: 'table-file', values: { file }, cause: problem }), ...(game && { game }) };
}

/** The next game of the series begins where this one did, unless that was drawn by chance or is usual. */
function beginningThere(table: Table): Table {
  const { position } = matchAt(table, root);
  const drawn = Match.start(table.game, setupRandom(table.series)).position;
  return { ...table, start: table.start ?? (position === drawn ? undefined : position) };
}

/**
 * The same table with who was given a side to play, and otherwise whom the file names: a name that is no computer
 * player's is a person's. What a file says is not run: a bot has to be given.
 */
export async function seatedAt({ table, file }: OpenedTable, given: GivenSeats): Promise<Result<Table>> {
  const first = await seatFor(0);
  if (!first.ok) return first;
  const second = await seatFor(1);
  if (!second.ok) return second;
  return succeed({ ...table, participants: participantsIn(table.series, [first.value, second.value]) });

  async function seatFor(player: Player): Promise<Result<Seat>> {
    const seat = given[player] ?? seatOf(table, player);
    const name = formatSeat(seat);
    if (given[player] || isPerson(seat)) return succeed(seat);
    if (isBotName(name)) return file ? succeed(seat) : refuse({ code: 'bot-in-file', values: { bot: name } });
    return succeed((await checkOpponent(table.game, name)).ok ? seat : person);
  }
}

/** The same table as a game of another series, whose participants have the seats that they have now. */
export function inSeries(table: Table, series: Series): Table {
  return { ...table, series, participants: participantsIn(series, [seatOf(table, 0), seatOf(table, 1)]) };
}

/** The participants of a series, by who has the pieces of each player in the next game. */
function participantsIn(series: Series, [first, second]: readonly [Seat, Seat]): readonly [Seat, Seat] {
  return firstToMove(series) === 0 ? [first, second] : [second, first];
}
