import type { Level } from '../../core/player.ts';

/** Levels with their ratings, where they were measured. */
export function withRatings(levels: readonly Level[], ratings: readonly number[]): readonly Level[] {
  return levels.map((level, index) => (index < ratings.length ? { ...level, rating: ratings[index] } : level));
}
