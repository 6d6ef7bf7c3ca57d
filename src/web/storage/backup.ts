import { isListOf, isRecord, isShape, parseJson } from '../../core/json.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { isFromElsewhere } from '../../play/saved/saved-table.ts';
import { refuse } from '../problems.ts';
import type { Addition } from './addition.ts';
import { evaluationVersion, isKeptEvaluation } from './evaluations.ts';
import { importPuzzles } from './import-puzzles.ts';
import { isStoredResult, resultVersion } from './results.ts';
import { readSavedGame } from './saved-game.ts';
import type { Store, StoredRecord } from './store.ts';

export const backupVersion = 1;
/** More than a browser's worth of games. */
export const maxBackupLength = 50_000_000;

/** Where everything is that is kept on this device. */
export interface Kept {
  readonly games: Store;
  readonly results: Store;
  /** Seats in games online: whoever has them plays for the person here. */
  readonly seats: Store;
  /** Evaluations of the person's own. */
  readonly evaluations: Store;
  /** How the person does with puzzles. */
  readonly puzzles: Store;
  /** The settings as they are stored. */
  formatSettings(): string;
  /** Whether a person has chosen any here, which an import leaves alone. */
  areSettingsChosen(): boolean;
  /** Whether there were any in the text. */
  applySettings(text: string): boolean;
  freshId(): string;
}

/** How much came of an import. */
export interface Imported {
  readonly games: number;
  readonly results: number;
  /** Seats in games online, where there were some. */
  readonly seats?: number;
  /** Evaluations of one's own, where there were some. */
  readonly evaluations?: number;
  /** Whether what is known here of puzzles has grown. */
  readonly puzzles?: true;
  /** Games that were here already. */
  readonly known: number;
  /** Games and results that could not be read. */
  readonly damaged: number;
  /** What became of the settings of the file, where it had any. */
  readonly settings?: 'taken' | 'left';
}

/** Everything that is kept, as the text of one file; the seats in games online, with their secrets, only where asked. */
export async function formatBackup(
  { games, results, seats, evaluations, puzzles, formatSettings }: Kept,
  { hasSeats }: { readonly hasSeats: boolean },
): Promise<Result<string>> {
  const savedGames = await games.list();
  if (!savedGames.ok) return savedGames;
  const savedResults = await results.list();
  if (!savedResults.ok) return savedResults;
  const savedEvaluations = await evaluations.list();
  if (!savedEvaluations.ok) return savedEvaluations;
  const keptPuzzles = await puzzles.list();
  if (!keptPuzzles.ok) return keptPuzzles;
  const keptSeats = hasSeats ? await seats.list() : undefined;
  if (keptSeats && !keptSeats.ok) return keptSeats;
  const settings = parseJson(formatSettings());
  const all = {
    games: savedGames.value,
    results: savedResults.value,
    evaluations: savedEvaluations.value,
    puzzles: keptPuzzles.value,
    settings,
    ...(keptSeats && { seats: keptSeats.value }),
  };
  return succeed(JSON.stringify({ tabuleiro: 'backup', version: backupVersion, ...all }));
}

/**
 * Adds what a file has to what is here. Nothing is overwritten: a game that is here in another state comes in beside it,
 * and what is here already does not come in twice. The settings of the file are taken where nobody has chosen any here.
 */
export async function importBackup(text: string, kept: Kept): Promise<Result<Imported>> {
  if (text.length > maxBackupLength) {
    return refuse({ code: 'backup-long', values: { megabytes: maxBackupLength / 1_000_000 } });
  }
  const found = parseJson(text);
  if (!isRecord(found) || found.tabuleiro !== 'backup') return refuse({ code: 'backup-foreign', values: {} });
  if (found.version !== backupVersion) {
    return refuse({ code: 'backup-version', values: { version: String(found.version), expected: backupVersion } });
  }
  if (!isBackup(found)) return refuse({ code: 'backup-foreign', values: {} });
  const games = await importGames(found.games, kept);
  if (!games.ok) return games;
  const results = await importWhole(found.results, kept.results, isWholeResult);
  if (!results.ok) return results;
  const seats = await importWhole(found.seats ?? [], kept.seats, isWholeSeat);
  if (!seats.ok) return seats;
  const evaluations = await importWhole(found.evaluations ?? [], kept.evaluations, isWholeEvaluation);
  if (!evaluations.ok) return evaluations;
  const puzzles = await importPuzzles(found.puzzles ?? [], kept.puzzles);
  if (!puzzles.ok) return puzzles;
  const settings = found.settings && importSettings(JSON.stringify(found.settings), kept);
  return succeed({
    games: games.value.added,
    results: results.value.added,
    known: games.value.known,
    ...(seats.value.added > 0 && { seats: seats.value.added }),
    ...(evaluations.value.added > 0 && { evaluations: evaluations.value.added }),
    ...(puzzles.value.added > 0 && { puzzles: true }),
    damaged: [games, results, seats, evaluations, puzzles].reduce((sum, { value }) => sum + value.damaged, 0),
    ...(settings && { settings }),
  });
}

function importSettings(text: string, { areSettingsChosen, applySettings }: Kept): Imported['settings'] {
  if (areSettingsChosen()) return 'left';
  return applySettings(text) ? 'taken' : undefined;
}

const isAnything = (value: unknown): value is unknown => value !== undefined;
const isBackup = isShape(
  { games: isListOf(isAnything), results: isListOf(isAnything) },
  { settings: isRecord, seats: isListOf(isAnything), evaluations: isListOf(isAnything), puzzles: isListOf(isAnything) },
);

type Record = StoredRecord & Readonly<{ [name: string]: unknown }>;

function isStoredRecord(data: unknown): data is Record {
  return isRecord(data) && typeof data.id === 'string' && typeof data.revision === 'number';
}

async function importGames(records: readonly unknown[], { games, freshId }: Kept): Promise<Result<Addition>> {
  const here = await games.list();
  if (!here.ok) return here;
  const ids = new Set(here.value.filter(isStoredRecord).map(({ id }) => id));
  const contents = new Set(here.value.filter(isStoredRecord).map(contentOf));
  let [added, known, damaged] = [0, 0, 0];
  for (const record of records) {
    if (!isWhole(record)) damaged++;
    else if (contents.has(contentOf(record))) known++;
    else {
      const written = await games.write(ids.has(record.id) ? { ...record, id: freshId() } : record);
      if (!written.ok) return written;
      contents.add(contentOf(record));
      added++;
    }
  }
  return succeed({ added, known, damaged });
}

/** A game that can be read, here or by a version to come. */
function isWhole(record: unknown): record is Record {
  const read = readSavedGame(record);
  return isStoredRecord(record) && (read.ok || isFromElsewhere(read.problem));
}

/** What makes two saved games the same, whenever and under whatever id they were written. */
function contentOf({ id: _id, revision: _revision, changed: _changed, ended: _ended, ...content }: Record): string {
  return JSON.stringify(content);
}

/** A result is written once, and a seat is held once: one with the same id is the same. */
async function importWhole(
  records: readonly unknown[],
  store: Store,
  isWholeOne: (record: unknown) => record is StoredRecord,
): Promise<Result<Addition>> {
  const here = await store.list();
  if (!here.ok) return here;
  const ids = new Set(here.value.filter(isStoredRecord).map(({ id }) => id));
  let [added, known, damaged] = [0, 0, 0];
  for (const record of records) {
    if (!isWholeOne(record)) damaged++;
    else if (ids.has(record.id)) known++;
    else {
      const written = await store.write(record);
      if (!written.ok) return written;
      ids.add(record.id);
      added++;
    }
  }
  return succeed({ added, known, damaged });
}

/** A result that can be read, here or by a version to come. */
function isWholeResult(record: unknown): record is StoredRecord {
  if (isStoredResult(record)) return true;
  return isStoredRecord(record) && typeof record.version === 'number' && record.version > resultVersion;
}

/** An evaluation that can be read, here or by a version to come. */
function isWholeEvaluation(record: unknown): record is StoredRecord {
  if (isKeptEvaluation(record)) return true;
  return isStoredRecord(record) && typeof record.version === 'number' && record.version > evaluationVersion;
}

/** A seat by which a game can be gone on with; whether it is known by then is for the server to say. */
function isWholeSeat(record: unknown): record is StoredRecord {
  return isStoredRecord(record) && typeof record.secret === 'string' && typeof record.version === 'number';
}
