import type { Match } from '../core/match.ts';
import { type MatchRecord, parseRecord, replayRecord } from '../core/record.ts';
import { type Context, type Failure, loadGame, readText } from './command.ts';
import { refuse, usages } from './text.ts';

/** A recorded game as far as it is good, and what is wrong with it if anything is. */
export interface RecordedMatch {
  readonly record?: MatchRecord;
  readonly match?: Match;
  readonly failure?: Failure;
}

/** Reads and replays the record that the command's only word names. */
export async function readRecordedMatch(context: Context): Promise<RecordedMatch> {
  const [file, extra] = context.words;
  const usage = usages[context.name];
  if (file === undefined) return { failure: refuse({ code: 'argument-missing', values: { name: 'file', usage } }) };
  if (extra !== undefined) return { failure: refuse({ code: 'argument-unwanted', values: { text: extra, usage } }) };
  const text = readText(file, context);
  if (!text.ok) return { failure: text };
  const record = parseRecord(text.value);
  if (!record.ok) return { failure: record };
  const game = await loadGame(record.value.game, context.loaded);
  if (!game.ok) return { failure: game };
  const { match, problem } = replayRecord(game.value, record.value);
  return {
    record: record.value,
    ...(match && { match }),
    ...(problem && { failure: { problem, game: game.value } }),
  };
}
