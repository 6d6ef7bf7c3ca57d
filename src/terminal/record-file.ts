import type { Game } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { type MatchRecord, parseRecord, recordOf, replayRecord } from '../core/record.ts';
import { seriesNotes } from '../play/saved/saved-record.ts';
import { parseTable, restoreTable } from '../play/saved/saved-table.ts';
import { formatSeats, matchOf } from '../play/table.ts';
import { type Failure, type Invocation, loadGame, readText, refuseExtra } from './command.ts';
import { refuse } from './problems.ts';
import { usages } from './terminal-text.ts';

/** A recorded game as far as it is good, and what is wrong with it if anything is. */
export interface RecordedMatch {
  readonly record?: MatchRecord;
  readonly match?: Match;
  readonly failure?: Failure;
}

/** Reads and replays the record that the command's only word names. */
export async function readRecordedMatch(invocation: Invocation): Promise<RecordedMatch> {
  const [file] = invocation.words;
  const usage = usages[invocation.name];
  if (file === undefined) return { failure: refuse({ code: 'argument-missing', values: { name: 'file', usage } }) };
  const extra = refuseExtra(invocation, 1);
  if (extra) return { failure: extra };
  const text = await readText(file, invocation);
  return text.ok ? recordedMatchIn(text.value, invocation.loaded) : { failure: text };
}

/** Whether a text is a saved table, and not a record. */
export function isTableText(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** The game that a text holds: a record, or a saved table. */
export async function recordedMatchIn(text: string, loaded: readonly Game[]): Promise<RecordedMatch> {
  if (isTableText(text)) return savedMatchIn(text, loaded);
  const { record, problem } = parseRecord(text);
  if (!record) return { ...(problem && { failure: { problem } }) };
  const game = await loadGame(record.game, loaded);
  if (!game.ok) return { failure: game };
  const replayed = replayRecord(game.value, record);
  const found = problem ?? replayed.problem;
  return {
    record,
    ...(replayed.match && { match: replayed.match }),
    ...(found && { failure: { problem: found, game: game.value } }),
  };
}

/** The game of a table that was saved, as it stands, without its variations. */
async function savedMatchIn(text: string, loaded: readonly Game[]): Promise<RecordedMatch> {
  const data = parseTable(text);
  if (!data.ok) return { failure: data };
  const game = await loadGame(data.value.game, loaded);
  if (!game.ok) return { failure: game };
  const saved = restoreTable(game.value, data.value);
  if (!saved.ok) return { failure: { ...saved, game: game.value } };
  const { table } = saved.value;
  const match = matchOf(table);
  return { record: recordOf(match, formatSeats(table), seriesNotes(table.series)), match };
}
