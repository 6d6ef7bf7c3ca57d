import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import type { Game, Player } from '../../core/game.ts';
import { fail, type Problem, type Result, succeed } from '../../core/problem.ts';
import { largestSeed } from '../../core/random.ts';
import { formatRecord, type MatchRecord, parseRecord, recordOf, replayRecord } from '../../core/record.ts';
import { firstToMove, type Series } from '../../core/series.ts';
import { wholeNumber } from '../arguments.ts';
import { loadGame } from '../command.ts';
import { refuse } from '../text.ts';
import { formatSeat, parseSeat } from './seat.ts';
import { parseSeriesLength } from './series-length.ts';
import { seatOf, type Table } from './table.ts';

/** A game in progress and the file that it is kept in. */
export interface Save {
  readonly file: string;
  readonly table: Table;
}

/** A save that could not be read, under its new name. */
export interface SetAside {
  readonly file: string;
  readonly problem: Problem;
  readonly game?: Game;
}

const ending = '.game';
const damagedEnding = '.damaged';
/** More unfinished games than anyone keeps track of; the oldest beyond are left where they are. */
const mostSaves = 50;
const mostNames = 1000;

/** Where the user's data belongs, by the XDG rules; a relative folder there is to be ignored. */
export function saveFolder(env: Readonly<Record<string, string | undefined>>, home: string): string {
  const data = env.XDG_DATA_HOME;
  return join(data && isAbsolute(data) ? data : join(home, '.local', 'share'), 'tabuleiro');
}

/** The unfinished games of a folder, the latest first. What can't be read is set aside, and never deleted. */
export async function readSaves(
  folder: string,
  loaded: readonly Game[],
): Promise<{ readonly saves: readonly Save[]; readonly setAside: readonly SetAside[] }> {
  const saves: Save[] = [];
  const setAside: SetAside[] = [];
  for (const file of filesIn(folder)) {
    const read = await readSave(file, loaded);
    if (read.ok) {
      if (read.value) saves.push({ file, table: read.value });
    } else {
      setAside.push({ ...read, file: moveAside(file) });
    }
  }
  return { saves, setAside };
}

function filesIn(folder: string): string[] {
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith(ending));
    const times = new Map(files.map((name) => [join(folder, name), changed(join(folder, name))]));
    return [...times.keys()].sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0)).slice(0, mostSaves);
  } catch {
    // No folder, no games.
    return [];
  }
}

/** A save's table; nothing where its game is not among those of today, as one from outside may be. */
async function readSave(
  file: string,
  loaded: readonly Game[],
): Promise<Result<Table | undefined> | { readonly ok: false; readonly problem: Problem; readonly game: Game }> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return refuse({ code: 'file-fails', values: { file, reason: reasonOf(error) } });
  }
  const { record, problem } = parseRecord(text);
  if (!record || problem) return fail(problem ?? { code: 'record-header', values: {} });
  const game = await loadGame(record.game, loaded);
  if (!game.ok) return succeed(undefined);
  const replayed = replayRecord(game.value, record);
  const series = parseSeries(record);
  if (!series.ok) return series;
  if (!replayed.match || replayed.problem) {
    return { ok: false, problem: replayed.problem ?? { code: 'record-header', values: {} }, game: game.value };
  }
  const [first, second] = record.players.map((player) => parseSeat(player || 'me'));
  const participants = firstToMove(series.value) === 0 ? ([first, second] as const) : ([second, first] as const);
  return succeed({ match: replayed.match, participants, series: series.value });
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
  const marks: Readonly<Record<string, Player | null>> = { first: 0, second: 1, draw: null };
  const words = winners.split(' ').filter((word) => word !== '');
  const odd = words.find((word) => !Object.hasOwn(marks, word));
  if (odd !== undefined) return refuse({ code: 'record-result', values: { text: odd } });
  return succeed({ length: length.value, seed: number, winners: words.map((word) => marks[word]) });
}

/** The text of a save: a record, with the series in its notes. */
export function formatSave(table: Table): string {
  const { length, seed, winners } = table.series;
  const won = winners.map((winner) => (winner === null ? 'draw' : winner === 0 ? 'first' : 'second')).join(' ');
  const players = [formatSeat(seatOf(table, 0)), formatSeat(seatOf(table, 1))] as const;
  const notes = { series: String(length), seed: String(seed), ...(won && { winners: won }) };
  return formatRecord(recordOf(table.match, players, notes));
}

/**
 * Keeps a table in its file, or in a new one, and returns that file. The old text is there until the new one is whole:
 * whatever happens in between, one of them can be read.
 */
export function writeSave(folder: string, file: string | undefined, table: Table): Result<string> {
  try {
    mkdirSync(folder, { recursive: true });
    if (file === undefined) return succeed(writeNew(folder, table.match.game.id, formatSave(table)));
    const draft = `${file}.draft`;
    writeWhole(draft, formatSave(table), 'w');
    renameSync(draft, file);
    return succeed(file);
  } catch (error) {
    return refuse({ code: 'save-fails', values: { file: file ?? folder, reason: reasonOf(error) } });
  }
}

/** The first free name: opening fails where another program has just taken it. */
function writeNew(folder: string, id: string, text: string): string {
  for (let number = 1; ; number++) {
    const file = join(folder, `${id}-${number}${ending}`);
    try {
      writeWhole(file, text, 'wx');
      return file;
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST' || number === mostNames) throw error;
    }
  }
}

function writeWhole(file: string, text: string, flag: 'w' | 'wx'): void {
  const opened = openSync(file, flag, 0o600);
  try {
    writeSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Writes a record where the user wants it; never over another file. */
export function writeRecord(file: string, table: Table): Result<string> {
  try {
    writeWhole(file, formatSave(table), 'wx');
    return succeed(file);
  } catch (error) {
    const reason = reasonOf(error);
    return refuse(
      reason === 'EEXIST'
        ? { code: 'file-exists', values: { file } }
        : { code: 'save-fails', values: { file, reason } },
    );
  }
}

export function removeSave(file: string): void {
  rmSync(file, { force: true });
}

/** Gives a file a name under which it is not read again, and returns that name; its own where that is not allowed. */
function moveAside(file: string): string {
  const name = file.slice(0, -ending.length);
  for (let number = 0; number < mostNames; number++) {
    const aside = `${name}${number === 0 ? '' : `-${number}`}${damagedEnding}`;
    if (statSync(aside, { throwIfNoEntry: false })) continue;
    try {
      renameSync(file, aside);
      return aside;
    } catch {
      return file;
    }
  }
  return file;
}

/** A name for the record of a game that no file has yet. */
export function suggestRecordName(table: Table, save: string | undefined): string {
  return save ? `${basename(save, ending)}.txt` : `${table.match.game.id}.txt`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
