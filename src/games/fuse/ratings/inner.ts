/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 185, 370, 657, 895, 1088, 1262, 1778];
