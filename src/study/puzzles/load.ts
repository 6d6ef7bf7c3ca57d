import type { Game } from '../../core/game.ts';
import type { Puzzle } from './puzzle.ts';
import { parsePuzzles } from './text.ts';

/** The puzzles that a game brings, the easiest first; none where it brings none. */
export async function loadPuzzles<S>(game: Game<S>): Promise<readonly Puzzle[]> {
  const text = await game.puzzles?.();
  return text === undefined ? [] : parsePuzzles(game, text);
}
