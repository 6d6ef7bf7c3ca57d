import { seededRandom } from '../../core/random.ts';
import type { Puzzle } from '../../study/puzzles/puzzle.ts';
import { newStreak, nextInStreak } from '../../study/training/streak.ts';
import type { KeptPuzzles, KeptStreak } from '../storage/puzzles.ts';

/** The puzzle that a streak is at: drawn from its seed, so that it is the same for whoever comes back to it. */
export function puzzleOfStreak(puzzles: readonly Puzzle[], streak: KeptStreak): Puzzle | undefined {
  return nextInStreak(puzzles, streak, seededRandom(streak.seed, streak.solved));
}

/** The streak in a game that goes on, or a new one where the last is over. */
export async function openStreak(kept: KeptPuzzles, game: string, freshSeed: () => number): Promise<KeptStreak> {
  const last = await kept.streak(game);
  if (last && !last.isOver) return last;
  const fresh: KeptStreak = { ...newStreak, seed: freshSeed() };
  await kept.keepStreak(game, fresh);
  return fresh;
}
