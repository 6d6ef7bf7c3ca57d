import { isStill } from '../../settings.ts';

/** Scrolls to the board where it is out of sight, or hidden in part by the row of actions: on a phone. */
export function bringBoardIntoView(): void {
  const place = placeOfBoard();
  if (!place || (place.top >= 0 && place.bottom <= place.room)) return;
  scrollTo({ top: place.scroll, behavior: isStill() ? 'instant' : 'smooth' });
}

/** A game begins at the top of the page. */
export function scrollToBoard(): void {
  scrollTo({ top: placeOfBoard()?.scroll ?? 0, behavior: 'instant' });
}

/** Where the board is in the window, how much of that the actions leave free, and where to scroll to see it. */
function placeOfBoard() {
  const board = document.querySelector('.stage-board')?.getBoundingClientRect();
  const table = document.querySelector('.table')?.getBoundingClientRect();
  if (!board || !table) return undefined;
  const actions = document.querySelector<HTMLElement>('.actions');
  const isCovering = actions !== null && getComputedStyle(actions).position === 'sticky';
  const room = innerHeight - (isCovering ? actions.offsetHeight : 0);
  // Where the board is too tall for the rest of the window, the page's header makes way.
  const scroll = board.bottom + scrollY <= room ? 0 : table.top + scrollY;
  return { top: board.top, bottom: board.bottom, room, scroll };
}
