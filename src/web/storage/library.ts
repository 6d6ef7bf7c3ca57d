import type { Game } from '../../core/game.ts';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import { problem, refuse } from '../problems.ts';
import type { Opening } from '../table/opening.ts';
import { restoreTable } from '../table/saved-table.ts';
import { type GameSummary, readSavedGame, type SavedGame } from './saved-game.ts';
import type { Shelf, Writing } from './shelf.ts';

/** A game that was taken from the shelf. */
export interface OpenedGame {
  readonly opening: Opening;
  readonly saved: SavedGame;
}

/** The games that are kept. What can't be read is set aside, never deleted, and told of once. */
export interface Library {
  /** All games in which something was played, the latest first; nothing where the browser keeps nothing. */
  list(): Promise<readonly GameSummary[]>;
  /** The latest game that is not over, to be offered on the way in. */
  lastUnfinished(): Promise<GameSummary | undefined>;
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

export interface LibraryWorld {
  readonly shelf: Shelf;
  loadGame(id: string): Promise<Game | undefined>;
  /** Told of what went wrong, in passing. */
  report(problem: Problem): void;
}

/** So many games are kept; beyond, the oldest that are over and have no name go. */
const mostGames = 300;
export const longestName = 80;
/** So long a game is kept in which nothing was played: it may be at a table still. */
const blankMilliseconds = 24 * 60 * 60 * 1000;

export function createLibrary({ shelf, loadGame, report }: LibraryWorld): Library {
  /** Reads what can be read, and sets the rest aside. */
  async function readAll(): Promise<readonly SavedGame[]> {
    const found = await shelf.list();
    if (!found.ok) return [];
    const games: SavedGame[] = [];
    for (const data of found.value) {
      const saved = readSavedGame(data);
      if (saved.ok) games.push(saved.value);
      else await setAside(idOf(data), saved.problem);
    }
    return games.sort((one, other) => other.changed - one.changed);
  }

  async function setAside(id: string | undefined, cause: Problem): Promise<Problem> {
    const damaged = problem({ code: 'save-damaged', values: {}, cause });
    if (id !== undefined) await shelf.setAside(id);
    report(damaged);
    return damaged;
  }

  async function open(id: string): Promise<Result<OpenedGame>> {
    const found = await shelf.read(id);
    if (!found.ok) return found;
    if (found.value === undefined) return refuse({ code: 'save-missing', values: {} });
    const saved = readSavedGame(found.value);
    if (!saved.ok) return { ok: false, problem: await setAside(id, saved.problem) };
    const game = await loadGame(saved.value.game);
    if (!game) return { ok: false, problem: await setAside(id, notHere(saved.value.game)) };
    const opening = restoreTable(game, parseJson(saved.value.table));
    if (!opening.ok) return { ok: false, problem: await setAside(id, opening.problem) };
    return succeed({ opening: opening.value, saved: saved.value });
  }

  async function rename(id: string, name: string): Promise<Result<void>> {
    const found = await shelf.read(id);
    if (!found.ok) return found;
    const saved = readSavedGame(found.value);
    if (!saved.ok) return refuse({ code: 'save-missing', values: {} });
    const called = name.trim().slice(0, longestName) || undefined;
    const renamed: SavedGame = { ...saved.value, name: called, revision: saved.value.revision + 1 };
    const written = await shelf.write(renamed);
    if (!written.ok) return written;
    return written.value === 'written' ? succeed(undefined) : refuse({ code: 'played-elsewhere', values: {} });
  }

  async function remove(id: string): Promise<Result<() => Promise<void>>> {
    const found = await shelf.read(id);
    if (!found.ok) return found;
    const removed = await shelf.remove(id);
    if (!removed.ok) return removed;
    const saved = readSavedGame(found.value);
    return succeed(async () => {
      if (saved.ok) await shelf.write(saved.value);
    });
  }

  async function tidy(except: string, today: number): Promise<void> {
    const games = (await readAll()).filter(({ id }) => id !== except);
    const blank = games.filter((saved) => saved.isBlank && saved.changed < today - blankMilliseconds);
    const old = games.filter((saved) => !saved.isBlank && !saved.isOpen && !saved.name).slice(mostGames);
    for (const { id } of [...blank, ...old]) await shelf.remove(id);
  }

  const list = async () => (await readAll()).filter((saved) => !saved.isBlank);
  return {
    list,
    lastUnfinished: async () => (await list()).find(({ isOpen }) => isOpen),
    last: async () => (await readAll())[0],
    open,
    write: (saved) => shelf.write(saved),
    rename,
    remove,
    tidy,
  };
}

function idOf(data: unknown): string | undefined {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

function notHere(game: string): Problem {
  return problem({ code: 'save-game', values: { game } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
