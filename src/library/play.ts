/** What happens at a table: seats, series, variations, pressing cells, links, saved tables, reviews. */
export type { Seat } from '../core/seats/seat.ts';
export {
  addGame,
  firstToMove,
  type Series,
  type SeriesLength,
  score,
  seriesResult,
  startSeries,
} from '../core/seats/series.ts';
export { formatLink, linkOf } from '../play/link/format-link.ts';
export { type Link, parseLink, replayLink } from '../play/link/link.ts';
export { sayPlayer } from '../play/names.ts';
export { type Pointing, type Press, press, putDown, targetsOf } from '../play/pointing.ts';
export { usualPreferences } from '../play/preferences.ts';
export { type MatchReview, reviewMatch } from '../play/review/review.ts';
export { formatTable, parseTable, restoreTable, type SavedTable } from '../play/saved/saved-table.ts';
export {
  goTo,
  isPersonsTurn,
  matchOf,
  nextGame,
  openTable,
  playAt,
  redo,
  resign,
  type Table,
  undo,
} from '../play/table.ts';
export { type Travel, travelsOf } from '../play/travel.ts';
