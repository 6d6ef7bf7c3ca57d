/** Elo points of each level above level 1, as `npm run levels` measured them. */
export const ratings: readonly number[] = [0, 87, 298, 550, 713, 804, 949, 1478];
