import type { Level, ReportedLevel } from '../../core/player.ts';

/** Levels with their ratings, where they were measured. */
export function withRatings(levels: readonly Level[], ratings: readonly number[]): readonly Level[] {
  return levels.map((level, index) => (index < ratings.length ? { ...level, rating: ratings[index] } : level));
}

/** The same for the levels of reports, by their names. */
export function withReportedRatings(
  levels: readonly ReportedLevel[],
  ratings: Readonly<Record<string, number>>,
): readonly ReportedLevel[] {
  return levels.map((level) => (Object.hasOwn(ratings, level.id) ? { ...level, rating: ratings[level.id] } : level));
}
