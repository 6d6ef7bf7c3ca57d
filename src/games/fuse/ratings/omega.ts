/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 247, 594, 733, 865, 959, 1041, 1331];
