import type { Level } from '../../core/player.ts';

/** Levels with their measured ratings. */
export function withRatings(levels: readonly Level[], ratings: readonly number[]): readonly Level[] {
  return levels.map((level, index) => ({ ...level, rating: ratings[index] }));
}
