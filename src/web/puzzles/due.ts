import { type Progress, progressIn } from '../../study/training/progress.ts';
import { dueCards } from '../../study/training/schedule.ts';
import { loadPuzzleGame } from './puzzle-games.ts';

/** A puzzle that is to come again, by its game and its id. */
export interface DuePuzzle {
  readonly game: string;
  readonly id: string;
}

/** What is due in these games, those of the first one first; what is no puzzle any more does not come again. */
export async function loadDue(
  progress: Progress,
  games: readonly string[],
  now: number,
): Promise<readonly DuePuzzle[]> {
  const due = await Promise.all(
    games.map(async (game) => {
      const ids = dueCards(progressIn(progress, game).cards, now);
      const { puzzles = [] } = ids.length > 0 ? ((await loadPuzzleGame(game)) ?? {}) : {};
      const there = new Set(puzzles.map(({ id }) => id));
      return ids.filter((id) => there.has(id)).map((id) => ({ game, id }));
    }),
  );
  return due.flat();
}
