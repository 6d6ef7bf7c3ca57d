/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 156, 264, 404, 530, 602, 629, 667];

/** The same of the levels of the reports, by their names. */
export const reportedRatings: Readonly<Record<string, number>> = {
  'n1-easy': 125,
  'n1-medium': 261,
  'n1-hard': 417,
  'n2-easy': -321,
  'n2-hard': 343,
};
