import { existsSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import type { Game } from '../../core/game.ts';
import { type Problem, type Refusal, type Result, succeed } from '../../core/problem.ts';
import { formatRecord, recordOf } from '../../core/record.ts';
import { formatSeat, isPerson } from '../../core/seats/seat.ts';
import { makePlayProblem } from '../../play/problems.ts';
import { seriesNotes } from '../../play/saved/saved-record.ts';
import {
  formatTable,
  isFromElsewhere,
  parseTable,
  restoreTable,
  type SavedTable,
} from '../../play/saved/saved-table.ts';
import { formatSeats, matchOf, type Table } from '../../play/table.ts';
import { type Failure, loadGame } from '../command.ts';
import { reasonOf } from '../files/file-error.ts';
import { moveAside } from '../files/move-aside.ts';
import { maxTextBytes, readTextFile } from '../files/read-text.ts';
import { makeFolder, replaceText, writeNewText } from '../files/write-text.ts';
import { refuse } from '../problems.ts';
import { type Claimant, claim, isClaimedByOther, release } from './claims.ts';
import { checkOpponent } from './opponent.ts';

/** A game in progress and the file that it is kept in. */
export interface Save extends SavedTable {
  readonly file: string;
  /** When it was written. */
  readonly changed: Date;
  /** Whether another process is playing it. */
  readonly isElsewhere: boolean;
}

/** What was found in a folder. */
export interface Found {
  readonly saves: readonly Save[];
  readonly setAside: readonly SetAside[];
  /**
   * What is not damaged but can't be opened: saves of a newer version, of a game or a player that is not here today; and
   * what has the name of a save and is none, or may not be read.
   */
  readonly left: readonly SetAside[];
  /** Why the folder itself can't be read, where it is there. */
  readonly failure?: Failure;
}

/** A save that could not be read, under the name that it has now, and why. */
export interface SetAside {
  readonly file: string;
  readonly failure: Failure;
}

/** How the names of saves end. */
export const ending = '.game';
/** More unfinished games than anyone keeps track of; the oldest beyond are left where they are. */
const maxSaves = 50;
const maxNames = 1000;

/** Where the user's data belongs, by the XDG rules; a relative folder there is to be ignored. */
export function saveFolder(env: Readonly<Record<string, string | undefined>>, home: string): string {
  const data = env.XDG_DATA_HOME;
  return join(data && isAbsolute(data) ? data : join(home, '.local', 'share'), 'tabuleiro');
}

/** The unfinished games of a folder, the latest first. What can't be read is set aside, and never deleted. */
export async function readSaves(folder: string, loaded: readonly Game[], claimant: Claimant): Promise<Found> {
  const saves: Save[] = [];
  const setAside: SetAside[] = [];
  const names = namesIn(folder);
  if (!names.ok) return { saves, setAside, left: [], failure: names };
  const { files, left } = sortOut(names.value.map((name) => join(folder, name)));
  for (const { file, changed } of files) {
    const { saved, failure, isLeft } = await readSave(file, loaded);
    if (failure && isLeft) left.push({ file, failure });
    else if (failure) setAside.push({ file: moveAside(file, ending), failure });
    else if (saved) saves.push({ ...saved, file, changed, isElsewhere: isClaimedByOther(file, claimant) });
  }
  return { saves, setAside, left };
}

/** No folder, no games. */
function namesIn(folder: string): Result<readonly string[]> {
  try {
    return succeed(readdirSync(folder).filter((name) => name.endsWith(ending)));
  } catch (error) {
    const reason = reasonOf(error);
    return reason === 'ENOENT' ? succeed([]) : refuse({ code: 'folder-fails', values: { folder, reason } });
  }
}

/** The files among some entries of a folder, the latest first, and what is none: one bad entry must not hide the rest. */
function sortOut(entries: readonly string[]): {
  readonly files: readonly Pick<Save, 'file' | 'changed'>[];
  readonly left: SetAside[];
} {
  const files: Pick<Save, 'file' | 'changed'>[] = [];
  const left: SetAside[] = [];
  for (const file of entries) {
    try {
      const found = statSync(file);
      // A folder can't be read, and a pipe would be waited for.
      if (found.isFile()) files.push({ file, changed: found.mtime });
      else left.push({ file, failure: refuse({ code: 'not-a-file', values: { file } }) });
    } catch (error) {
      if (!hasJustGone(file)) left.push({ file, failure: failsToRead(file, reasonOf(error)) });
    }
  }
  files.sort((one, other) => other.changed.getTime() - one.changed.getTime());
  return { files: files.slice(0, maxSaves), left: left.slice(0, maxSaves) };
}

/** Whether another process has removed an entry meanwhile; a link to nothing and a name that is no text are still there. */
function hasJustGone(file: string): boolean {
  if (file.includes('\ufffd')) return false;
  try {
    return lstatSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** What a file holds: a table, or why not. Nothing at all where another process has just removed it. */
interface ReadSave {
  readonly saved?: SavedTable;
  readonly failure?: Failure;
  /** The file is not damaged, and stays where it is. */
  readonly isLeft?: boolean;
}

async function readSave(file: string, loaded: readonly Game[]): Promise<ReadSave> {
  const text = readTextFile(file);
  if (text.ok) return readTable(text.value, loaded);
  if (hasJustGone(file)) return {};
  // One that is too long is none of ours; one that may not be read, or that a disk does not give, may be whole.
  return { failure: text, isLeft: text.problem.code !== 'file-long' };
}

async function readTable(text: string, loaded: readonly Game[]): Promise<ReadSave> {
  const data = parseTable(text);
  if (!data.ok) return { failure: data, isLeft: isFromElsewhere(data.problem) };
  const found = await loadGame(data.value.game, loaded);
  // A game from outside may not be loaded today.
  if (!found.ok) return { failure: { problem: notHere(data.value.game) }, isLeft: true };
  const game = found.value;
  const saved = restoreTable(game, data.value);
  if (!saved.ok) return { failure: { ...saved, game } };
  for (const seat of saved.value.table.participants) {
    const known = isPerson(seat) ? undefined : await checkOpponent(game, formatSeat(seat));
    if (known && !known.ok) return { failure: { ...known, game }, isLeft: true };
  }
  return { saved: saved.value };
}

function notHere(game: string): Problem {
  return makePlayProblem({ code: 'save-game', values: { game } });
}

/**
 * Takes a game out of its file, as that is now, to be gone on with: in the same file where no other process plays it, as a
 * copy otherwise. Undefined where it is not there any more.
 */
export async function openSave(
  file: string,
  loaded: readonly Game[],
  claimant: Claimant,
): Promise<(SavedTable & { readonly file?: string; readonly isElsewhere: boolean }) | undefined> {
  const isOurs = canClaim(file, claimant);
  const { saved } = await readSave(file, loaded);
  if (!saved && isOurs) release(file, claimant);
  return saved && { ...saved, ...(isOurs && { file }), isElsewhere: isClaimedByOther(file, claimant) };
}

/** Where nothing can be written, nothing can be claimed, and a game can still be played. */
function canClaim(file: string, claimant: Claimant): boolean {
  try {
    return claim(file, claimant);
  } catch {
    return false;
  }
}

function failsToRead(file: string, reason: string): Failure {
  return refuse({ code: 'file-fails', values: { file, reason } });
}

/**
 * Keeps a table in its file, which must be claimed, or in a new one, and returns that file. The old text is there until
 * the new one is whole: whatever happens in between, one of them can be read.
 */
export function writeSave(
  folder: string,
  file: string | undefined,
  saved: SavedTable,
  claimant: Claimant,
): Result<string> {
  try {
    const text = `${formatTable(saved)}\n`;
    // It could be written, and not be read again.
    if (Buffer.byteLength(text) > maxTextBytes) return failsToSave(file ?? folder, 'EFBIG');
    makeFolder(folder);
    const own = file ?? claimNew(folder, saved.table.game.id, claimant);
    replaceText(own, text);
    return succeed(own);
  } catch (error) {
    return failsToSave(file ?? folder, reasonOf(error));
  }
}

function failsToSave(file: string, reason: string): Refusal {
  return refuse({ code: 'save-fails', values: { file, reason } });
}

/** The first name that is free and that no other process has just taken. */
function claimNew(folder: string, id: string, claimant: Claimant): string {
  for (let number = 1; number <= maxNames; number++) {
    const file = join(folder, `${id}-${number}${ending}`);
    if (existsSync(file) || !claim(file, claimant)) continue;
    if (!existsSync(file)) return file;
    release(file, claimant);
  }
  throw new Error(`more than ${maxNames} games`);
}

/** Writes a record where the user wants it; never over another file. */
export function writeRecord(file: string, table: Table): Result<string> {
  try {
    writeNewText(file, formatRecord(recordOf(matchOf(table), formatSeats(table), seriesNotes(table.series))));
    return succeed(file);
  } catch (error) {
    const reason = reasonOf(error);
    return reason === 'EEXIST' ? refuse({ code: 'file-exists', values: { file } }) : failsToSave(file, reason);
  }
}

export function removeSave(file: string, claimant: Claimant): void {
  rmSync(file, { force: true });
  release(file, claimant);
}

/** A name for the record of a game that no file has yet. */
export function suggestRecordName(table: Table, save: string | undefined): string {
  return save ? `${basename(save, ending)}.txt` : `${table.game.id}.txt`;
}
