/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 126, 346, 625, 750, 813, 925, 1004];

/** The same of the levels of the reports, by their names. */
export const reportedRatings: Readonly<Record<string, number>> = {
  'q-1': -142,
  'q-2': 427,
  'q-3': 591,
};
