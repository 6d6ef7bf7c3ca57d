/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];

/** The same of the levels of the reports, by their names. */
export const reportedRatings: Readonly<Record<string, number>> = {};
