/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 96, 212, 547, 667, 880, 909, 1309];
