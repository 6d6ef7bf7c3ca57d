import type { Game } from '../../core/game.ts';
import { playersOf } from '../../engine/players.ts';
import { loadPuzzles } from '../../study/puzzles/load.ts';
import type { Puzzle } from '../../study/puzzles/puzzle.ts';
import { formatDay, gameOfDay, puzzleOfDay } from '../../study/training/daily.ts';
import { ratingsOf } from '../../study/training/rating.ts';
import { loadGame, ownGames } from '../games.ts';

/** A game with its puzzles, the easiest first. */
export interface PuzzleGame {
  readonly game: Game;
  readonly puzzles: readonly Puzzle[];
  /** The ratings of its levels, the weakest first. */
  readonly levels: readonly number[];
}

const loaded = new Map<string, Promise<PuzzleGame | undefined>>();

/** A game and its puzzles, which are read once; undefined where there is no such game. */
export function loadPuzzleGame(id: string): Promise<PuzzleGame | undefined> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = load(id);
  loaded.set(id, loading);
  // Another time it may be there.
  loading.catch(() => loaded.delete(id));
  return loading;
}

async function load(id: string): Promise<PuzzleGame | undefined> {
  const game = await loadGame(id);
  if (!game) return undefined;
  const [puzzles, players] = await Promise.all([loadPuzzles(game), playersOf(game)]);
  return { game, puzzles, levels: ratingsOf(players.levels) };
}

/** The games that bring puzzles, in the order in which they are listed. */
export async function gamesWithPuzzles(): Promise<readonly Game[]> {
  const all = await Promise.all(ownGames.map((entry) => entry.load()));
  return all.filter((game) => game.puzzles);
}

/** The date on this person's calendar. */
export function today(): string {
  const now = new Date();
  return formatDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The day's puzzle, and its game. */
export async function loadDay(date: string): Promise<{ readonly game: Game; readonly puzzle: Puzzle } | undefined> {
  const id = gameOfDay(
    (await gamesWithPuzzles()).map((game) => game.id),
    date,
  );
  const found = id === undefined ? undefined : await loadPuzzleGame(id);
  const puzzle = found && puzzleOfDay(found.puzzles, date);
  return found && puzzle && { game: found.game, puzzle };
}
