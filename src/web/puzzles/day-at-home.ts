import type { Game } from '../../core/game.ts';
import { ownValue } from '../../study/training/progress.ts';
import { keptPuzzles } from './kept.ts';
import { loadDay, today } from './puzzle-games.ts';

/** The day's puzzle, as home shows it. */
export interface DayAtHome {
  readonly game: Game;
  readonly state: unknown;
}

/** The day's puzzle while it waits to be tried. */
export async function recallDay(): Promise<DayAtHome | undefined> {
  const date = today();
  const [progress, day] = await Promise.all([keptPuzzles.progress(), loadDay(date)]);
  if (!day || ownValue(progress.days, date)) return undefined;
  const state = day.game.notation.parsePosition(day.puzzle.position);
  return state.ok ? { game: day.game, state: state.value } : undefined;
}
