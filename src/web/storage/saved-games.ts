import type { Game } from '../../core/game.ts';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import { makePlayProblem, refusePlay } from '../../play/problems.ts';
import { isFromElsewhere, parseTable, restoreTable, type SavedTable } from '../../play/saved/saved-table.ts';
import { makeProblem, refuse } from '../problems.ts';
import { type GameSummary, readSavedGame, type SavedGame } from './saved-game.ts';
import type { Store, Writing } from './store.ts';

/** A game that was taken from the store. */
export interface OpenedGame {
  readonly saved: SavedTable;
  readonly record: SavedGame;
}

/** What there is, and what can't be opened here: of a newer version, or of a game that is not here. That stays. */
export interface Listing {
  readonly games: readonly GameSummary[];
  readonly left: readonly Problem[];
  /** Why nothing can be read at all. */
  readonly failure?: Problem;
}

/** The games that are saved. What is damaged is set aside, never deleted, and told of once. */
export interface SavedGames {
  /** All games in which something was played, the latest first; nothing where the browser keeps nothing. */
  list(): Promise<Listing>;
  /** The game that was at the table last, whatever its state. */
  last(): Promise<GameSummary | undefined>;
  open(id: string): Promise<Result<OpenedGame>>;
  write(saved: SavedGame): Promise<Result<Writing>>;
  rename(id: string, name: string): Promise<Result<void>>;
  /** Takes a game away; the answer puts it back. */
  remove(id: string): Promise<Result<() => Promise<void>>>;
  /** Takes away old games in which nothing was played, and the oldest beyond what anyone keeps track of. */
  tidy(except: string, today: number): Promise<void>;
}

export interface SavedGamesDeps {
  readonly store: Store;
  hasGame(id: string): boolean | Promise<boolean>;
  loadGame(id: string): Promise<Game | undefined>;
  /** Told of what went wrong, in passing. */
  report(problem: Problem): void;
}

/** So many games are kept; beyond, the oldest that are over and have no name go. */
const maxGames = 300;
export const maxNameLength = 80;
/** So long a game is kept in which nothing was played: it may be at a table still. */
const blankMilliseconds = 24 * 60 * 60 * 1000;

export function createSavedGames({ store, hasGame, loadGame, report }: SavedGamesDeps): SavedGames {
  /** Reads what can be read, leaves what is from elsewhere, and sets aside what is damaged. */
  async function readAll(): Promise<Omit<Listing, 'games'> & { readonly games: readonly SavedGame[] }> {
    const found = await store.list();
    const games: SavedGame[] = [];
    const left: Problem[] = [];
    for (const data of found.ok ? found.value : []) {
      const saved = readSavedGame(data);
      const trouble = saved.ok ? await missingGame(saved.value) : saved.problem;
      if (saved.ok && !trouble) games.push(saved.value);
      else if (trouble && isFromElsewhere(trouble)) left.push(leftThere(trouble));
      else if (trouble) await setAside(idOf(data), trouble);
    }
    const sorted = games.sort((one, other) => other.changed - one.changed);
    return { games: sorted, left, ...(!found.ok && { failure: found.problem }) };
  }

  async function missingGame({ game }: SavedGame): Promise<Problem | undefined> {
    return (await hasGame(game)) ? undefined : makePlayProblem({ code: 'save-game', values: { game } });
  }

  async function setAside(id: string | undefined, cause: Problem): Promise<Problem> {
    const damaged = makeProblem({ code: 'save-damaged', values: {}, cause });
    if (id !== undefined) await store.setAside(id);
    report(damaged);
    return damaged;
  }

  async function open(id: string): Promise<Result<OpenedGame>> {
    const found = await store.read(id);
    if (!found.ok) return found;
    if (found.value === undefined) return refuse({ code: 'save-missing', values: {} });
    const opened = await openRecord(found.value);
    if (opened.ok) return opened;
    const cause = opened.problem;
    return { ok: false, problem: isFromElsewhere(cause) ? leftThere(cause) : await setAside(id, cause) };
  }

  async function openRecord(data: unknown): Promise<Result<OpenedGame>> {
    const record = readSavedGame(data);
    if (!record.ok) return record;
    const { game: id, table: text } = record.value;
    const game = await loadGame(id);
    if (!game) return refusePlay({ code: 'save-game', values: { game: id } });
    const parsed = parseTable(text, id);
    const saved = parsed.ok ? restoreTable(game, parsed.value) : parsed;
    return saved.ok ? succeed({ saved: saved.value, record: record.value }) : saved;
  }

  async function rename(id: string, name: string): Promise<Result<void>> {
    const found = await store.read(id);
    if (!found.ok) return found;
    const saved = readSavedGame(found.value);
    if (!saved.ok) return refuse({ code: 'save-missing', values: {} });
    const called = name.trim().slice(0, maxNameLength) || undefined;
    const renamed: SavedGame = { ...saved.value, name: called, revision: saved.value.revision + 1 };
    const written = await store.write(renamed);
    if (!written.ok) return written;
    return written.value === 'written' ? succeed(undefined) : refuse({ code: 'played-elsewhere', values: {} });
  }

  async function remove(id: string): Promise<Result<() => Promise<void>>> {
    const found = await store.read(id);
    if (!found.ok) return found;
    const removed = await store.remove(id);
    if (!removed.ok) return removed;
    const saved = readSavedGame(found.value);
    return succeed(async () => {
      if (saved.ok) await store.write(saved.value);
    });
  }

  async function tidy(except: string, today: number): Promise<void> {
    const games = (await readAll()).games.filter(({ id }) => id !== except);
    const blank = games.filter((saved) => saved.isBlank && saved.changed < today - blankMilliseconds);
    const old = games.filter((saved) => !saved.isBlank && !saved.isOpen && !saved.name).slice(maxGames);
    for (const { id } of [...blank, ...old]) await store.remove(id);
  }

  async function list(): Promise<Listing> {
    const found = await readAll();
    return { ...found, games: found.games.filter((saved) => !saved.isBlank) };
  }

  return {
    list,
    last: async () => (await readAll()).games[0],
    open,
    write: (saved) => store.write(saved),
    rename,
    remove,
    tidy,
  };
}

function leftThere(cause: Problem): Problem {
  return makeProblem({ code: 'save-left', values: {}, cause });
}

function idOf(data: unknown): string | undefined {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
