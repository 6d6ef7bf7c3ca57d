/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 323, 458, 565, 772, 895, 1084, 1529];
