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
import type { Game } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import type { Table } from '../../core/table.ts';
import type { Failure } from '../command.ts';
import { refuse } from '../text.ts';
import { formatSave, type ParsedSave, parseSave } from './save-text.ts';

/** A game in progress and the file that it is kept in. */
export interface Save {
  readonly file: string;
  readonly table: Table;
}

/** A save that could not be read, under its new name. */
export interface SetAside {
  readonly file: string;
  readonly failure: Failure;
}

const ending = '.game';
const damagedEnding = '.damaged';
/** More unfinished games than anyone keeps track of; the oldest beyond are left where they are. */
const mostSaves = 50;
const mostNames = 1000;
/** In bytes; no game of ours is longer. */
const largestSave = 1_000_000;

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
    const { table, failure } = await readSave(file, loaded);
    if (failure) setAside.push({ file: moveAside(file), failure });
    else if (table) saves.push({ file, table });
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

async function readSave(file: string, loaded: readonly Game[]): Promise<ParsedSave> {
  try {
    if (statSync(file).size > largestSave) return { failure: failsToRead(file, 'EFBIG') };
    return await parseSave(readFileSync(file, 'utf8'), loaded);
  } catch (error) {
    return { failure: failsToRead(file, reasonOf(error)) };
  }
}

function failsToRead(file: string, reason: string): Failure {
  return refuse({ code: 'file-fails', values: { file, reason } });
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
