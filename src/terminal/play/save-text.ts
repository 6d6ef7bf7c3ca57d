import type { Game, Player } from '../../core/game.ts';
import { fail, type Problem, type Result, succeed } from '../../core/problem.ts';
import { largestSeed } from '../../core/random.ts';
import { formatRecord, type MatchRecord, parseRecord, recordOf, replayRecord } from '../../core/record.ts';
import { formatSeat, isPerson, parseSeat } from '../../core/seat.ts';
import { firstToMove, type Series, seriesResult } from '../../core/series.ts';
import { seatOf, type Table } from '../../core/table.ts';
import { type Failure, loadGame } from '../command.ts';
import { refuse } from '../text.ts';
import { wholeNumber } from '../whole-number.ts';
import { checkOpponent } from './opponent.ts';
import { parseSeriesLength } from './series-length.ts';

/** A table, or what is wrong with its text, or the game that it is of where that is not among those of today. */
export interface ParsedSave {
  readonly table?: Table;
  readonly failure?: Failure;
  readonly strangeGame?: string;
}

const winnerWords: Readonly<Record<string, Player | null>> = { first: 0, second: 1, draw: null };

/** A record of the game, with its series in the notes: the winners are participants, not seats. */
export function formatSave(table: Table): string {
  const { length, seed, winners } = table.series;
  const won = winners.map((winner) => Object.keys(winnerWords).find((word) => winnerWords[word] === winner)).join(' ');
  const players = [formatSeat(seatOf(table, 0)), formatSeat(seatOf(table, 1))] as const;
  const notes = { series: String(length), seed: String(seed), ...(won && { winners: won }) };
  return formatRecord(recordOf(table.match, players, notes));
}

/** Reads a whole save. One that is good in part only is damaged: what is missing might be what matters. */
export async function parseSave(text: string, loaded: readonly Game[]): Promise<ParsedSave> {
  const { record, problem } = parseRecord(text);
  if (!record || problem) return { failure: damaged(problem) };
  const game = await loadGame(record.game, loaded);
  // A game from outside may not be loaded today.
  if (!game.ok) return { strangeGame: record.game };
  const { match, problem: broken } = replayRecord(game.value, record);
  if (!match || broken) return { failure: { ...damaged(broken), game: game.value } };
  const series = parseSeries(record);
  if (!series.ok) return { failure: series };
  const [first, second] = record.players.map((player) => parseSeat(player || 'me'));
  for (const seat of [first, second]) {
    const known = isPerson(seat) ? undefined : await checkOpponent(game.value, formatSeat(seat));
    if (known && !known.ok) return { failure: { problem: known.problem, game: game.value } };
  }
  const participants = firstToMove(series.value) === 0 ? ([first, second] as const) : ([second, first] as const);
  return { table: { match, participants, series: series.value } };
}

function damaged(problem: Problem | undefined): Failure {
  return fail(problem ?? { code: 'record-header', values: {} });
}

/** The series in a record's notes; a plain record is a game by itself. */
function parseSeries({ notes }: MatchRecord): Result<Series> {
  const { series = '1', seed = '1', winners = '' } = notes;
  const length = parseSeriesLength(series);
  if (!length.ok) return length;
  const number = wholeNumber(seed, 0, largestSeed);
  if (number === undefined) {
    return refuse({ code: 'bad-number', values: { name: 'seed', text: seed, least: 0, most: largestSeed } });
  }
  const words = winners.split(' ').filter((word) => word !== '');
  const odd = words.find((word) => !Object.hasOwn(winnerWords, word));
  if (odd !== undefined) return refuse({ code: 'record-result', values: { text: odd } });
  const played = { length: length.value, seed: number, winners: words.map((word) => winnerWords[word]) };
  if (seriesResult(played) !== undefined) return refuse({ code: 'series-over', values: {} });
  return succeed(played);
}
