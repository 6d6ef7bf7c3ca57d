/** What draws values of moves and hints, in one file. */
export { bestBadge } from './badge.ts';
export { badgeMarkup } from './badge-markup.ts';
export { comparedMarkup } from './compared-marks.ts';
export { hintMarkup } from './hint-mark.ts';
