/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 157, 381, 670, 876, 1090, 1289, 1735];

/** The same of the levels of the reports, by their names. */
export const reportedRatings: Readonly<Record<string, number>> = {
  'f-first': -330,
  'f-random': 0,
};
