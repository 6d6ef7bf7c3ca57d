/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 99, 164, 193, 276, 342, 365, 422];
