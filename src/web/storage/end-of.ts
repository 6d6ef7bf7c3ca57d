import type { GameSummary } from './saved-game.ts';

// In a file of its own: home needs it at once, and does without all that saved games are read and written with.

/** When a game ended that may have been stored before that was kept: as far as is known, when it was last changed. */
export function endOf({ ended, result, changed }: GameSummary): number | undefined {
  return ended ?? (result && changed);
}
