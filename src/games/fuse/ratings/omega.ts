/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 357, 567, 646, 751, 850, 905, 1038];
