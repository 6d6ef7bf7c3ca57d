import {
  closeSync,
  existsSync,
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
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import { formatRecord, recordOf } from '../../core/record.ts';
import { formatSeat, isPerson } from '../../core/seat.ts';
import { makePlayProblem } from '../../play/problems.ts';
import { seriesNotes } from '../../play/saved-record.ts';
import { formatTable, isFromElsewhere, parseTable, restoreTable, type SavedTable } from '../../play/saved-table.ts';
import { formatSeats, matchOf, type Table } from '../../play/table.ts';
import { type Failure, loadGame } from '../command.ts';
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
  /** Saves that are not damaged but from elsewhere: of a newer version, of a game or a player that is not here today. */
  readonly left: readonly SetAside[];
}

/** A save that could not be read, under the name that it has now, and why. */
export interface SetAside {
  readonly file: string;
  readonly failure: Failure;
}

const ending = '.game';
const damagedEnding = '.damaged';
/** More unfinished games than anyone keeps track of; the oldest beyond are left where they are. */
const maxSaves = 50;
const maxNames = 1000;
/** In bytes; no game of ours is longer. */
const maxBytes = 1_000_000;

/** Where the user's data belongs, by the XDG rules; a relative folder there is to be ignored. */
export function saveFolder(env: Readonly<Record<string, string | undefined>>, home: string): string {
  const data = env.XDG_DATA_HOME;
  return join(data && isAbsolute(data) ? data : join(home, '.local', 'share'), 'tabuleiro');
}

/** The unfinished games of a folder, the latest first. What can't be read is set aside, and never deleted. */
export async function readSaves(folder: string, loaded: readonly Game[], claimant: Claimant): Promise<Found> {
  const saves: Save[] = [];
  const setAside: SetAside[] = [];
  const left: SetAside[] = [];
  for (const { file, changed } of filesIn(folder)) {
    const { saved, failure, isLeft } = await readSave(file, loaded);
    if (failure && isLeft) left.push({ file, failure });
    else if (failure) setAside.push({ file: moveAside(file), failure });
    else if (saved) saves.push({ ...saved, file, changed, isElsewhere: isClaimedByOther(file, claimant) });
  }
  return { saves, setAside, left };
}

function filesIn(folder: string): readonly Pick<Save, 'file' | 'changed'>[] {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith(ending));
    const dated = files.flatMap((name) => {
      const file = join(folder, name);
      const changed = statSync(file, { throwIfNoEntry: false })?.mtime;
      return changed ? [{ file, changed }] : [];
    });
    return dated.sort((one, other) => other.changed.getTime() - one.changed.getTime()).slice(0, maxSaves);
  } catch {
    // No folder, no games.
    return [];
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
  try {
    const found = statSync(file);
    // A pipe would be waited for.
    if (!found.isFile()) return { failure: refuse({ code: 'not-a-file', values: { file } }) };
    if (found.size > maxBytes) return { failure: failsToRead(file, 'EFBIG') };
    return await readTable(readFileSync(file, 'utf8'), loaded);
  } catch (error) {
    return reasonOf(error) === 'ENOENT' ? {} : { failure: failsToRead(file, reasonOf(error)) };
  }
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
    mkdirSync(folder, { recursive: true });
    const own = file ?? claimNew(folder, saved.table.game.id, claimant);
    const draft = `${own}.draft`;
    writeWhole(draft, `${formatTable(saved)}\n`, 'w');
    renameSync(draft, own);
    return succeed(own);
  } catch (error) {
    return refuse({ code: 'save-fails', values: { file: file ?? folder, reason: reasonOf(error) } });
  }
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
    writeWhole(file, formatRecord(recordOf(matchOf(table), formatSeats(table), seriesNotes(table.series))), 'wx');
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

export function removeSave(file: string, claimant: Claimant): void {
  rmSync(file, { force: true });
  release(file, claimant);
}

/** Gives a file a name under which it is not read again, and returns that name; its own where that is not allowed. */
function moveAside(file: string): string {
  const name = file.slice(0, -ending.length);
  for (let number = 0; number < maxNames; number++) {
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
  return save ? `${basename(save, ending)}.txt` : `${table.game.id}.txt`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
