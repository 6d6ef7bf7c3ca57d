import { opponentOf, type Player } from '../../core/game.ts';
import { isOneOf } from '../../core/json.ts';
import { fail, type Result, succeed } from '../../core/problem.ts';
import { type MatchRecord, parseRecord } from '../../core/record.ts';
import { firstToMove, type Series, seriesLengths } from '../../core/seats/series.ts';
import { usualPreferences } from '../preferences.ts';
import { refusePlay } from '../problems.ts';
import { isTableData, type NodeData, type TableData } from './table-data.ts';

/**
 * A table as version 1 saved it in the terminal: a record of the game, with its series in the notes. One that is good in
 * part only is damaged: what is missing might be what matters.
 */
export function parseSavedRecord(text: string): Result<TableData> {
  const { record, problem } = parseRecord(text);
  if (!record || problem) return fail(problem ?? { code: 'record-header', values: {} });
  const series = seriesIn(record);
  if (!series) return refusePlay({ code: 'save-series', values: {} });
  const [first, second] = [record.players[0] || 'me', record.players[1] || 'me'];
  const nodes = nodesOf(record);
  const last = nodes.length - 1;
  const data: TableData = {
    game: record.game,
    participants: firstToMove(series) === 0 ? [first, second] : [second, first],
    series,
    tree: { start: record.start, nodes },
    head: last,
    current: last,
    tip: last,
    preferences: usualPreferences,
    ...(record.result && { result: record.result }),
  };
  // What is read is written in the form of today, which has to be able to hold it.
  return isTableData(data) ? succeed(data) : refusePlay({ code: 'save-shape', values: {} });
}

function nodesOf({ moves, comments, result }: MatchRecord): readonly NodeData[] {
  const loser = result?.reason === 'resignation' && result.winner !== null ? opponentOf(result.winner) : undefined;
  return ['', ...moves].map((move, ply) => ({
    parent: Math.max(0, ply - 1),
    move,
    ...(comments[ply] && { comment: comments[ply] }),
    ...(ply === moves.length && loser !== undefined && { resignedBy: loser }),
  }));
}

/** The winners are participants, not seats. */
const winnerWords: Readonly<Record<string, Player | null>> = { first: 0, second: 1, draw: null };

/** A series as the notes of a record; a game by itself says no winners. */
export function seriesNotes({ length, seed, winners }: Series): Readonly<Record<string, string>> {
  const words = winners.map((winner) => Object.keys(winnerWords).find((word) => winnerWords[word] === winner));
  return { series: String(length), seed: String(seed), ...(words.length > 0 && { winners: words.join(' ') }) };
}

/** The series in a record's notes; a plain record is a game by itself. */
function seriesIn({ notes }: MatchRecord): Series | undefined {
  const { series = '1', seed = '1', winners = '' } = notes;
  const length = seriesLengths.find((each) => String(each) === series.toLowerCase());
  const words = winners.split(' ').filter((word) => word !== '');
  const isWhole = length !== undefined && /^\d{1,10}$/u.test(seed) && words.every(isOneOf(Object.keys(winnerWords)));
  return isWhole ? { length, seed: Number(seed), winners: words.map((word) => winnerWords[word] ?? null) } : undefined;
}
