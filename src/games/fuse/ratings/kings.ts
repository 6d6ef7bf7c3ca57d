/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 193, 360, 646, 809, 1006, 1145, 1509];
