import type { Game } from '../../../core/game.ts';
import type { Puzzle } from '../../../study/puzzles/puzzle.ts';
import type { Progress } from '../../../study/training/progress.ts';
import { deps } from '../../browser-deps.ts';
import { findGame } from '../../games.ts';
import type { KeptStreak } from '../../storage/puzzles.ts';
import { type DuePuzzle, loadDue } from '../due.ts';
import { keptPuzzles } from '../kept.ts';
import { gamesWithPuzzles, loadDay, loadPuzzleGame, type PuzzleGame, today } from '../puzzle-games.ts';

/** All that is shown of puzzles to choose from. */
export interface Overview {
  /** The id of the game that was asked for; empty for all of them. */
  readonly id: string;
  readonly games: readonly Game[];
  /** The game that was asked for, if there is one. */
  readonly source: PuzzleGame | undefined;
  readonly progress: Progress;
  readonly date: string;
  readonly day: { readonly game: Game; readonly puzzle: Puzzle } | undefined;
  readonly due: readonly DuePuzzle[];
  readonly streak: KeptStreak | undefined;
}

export async function loadOverview(id: string): Promise<Overview> {
  const date = today();
  const wanted = findGame(id)?.id ?? id;
  const [games, source, progress, day, streak] = await Promise.all([
    gamesWithPuzzles(),
    wanted === '' ? undefined : loadPuzzleGame(wanted),
    keptPuzzles.progress(),
    loadDay(date),
    keptPuzzles.streak(wanted),
  ]);
  const ids = source ? [source.game.id] : games.map((game) => game.id);
  const due = await loadDue(progress, ids, deps.today());
  return { id, games, source, progress, date, day, due, streak };
}
