import { cellCount } from './rules.ts';

/**
 * Slides backwards, of a stone that may stand on any of a set of cells: all of them at once, as 25 bits.
 *
 * A slide ends where the next cell is off the board or taken. So a stone can have come to a cell in a direction only if
 * it is stopped there, and then from any cell behind it up to the next stone or the border.
 */
const board = (1 << cellCount) - 1;
const notWest = 0b11110_11110_11110_11110_11110;
const notEast = 0b01111_01111_01111_01111_01111;
const notNorth = 0b11111_11111_11111_11111_00000;
const notSouth = 0b00000_11111_11111_11111_11111;

/** The empty cells, where the stones of two sets are on the board. */
export function emptyBeside(stones: number, others: number): number {
  return board & ~(stones | others);
}

/** The cells from which a stone can slide to one of the arrivals, all of them empty, in any direction. */
export function originsOf(arrivals: number, empty: number): number {
  return (
    originsRising(arrivals, empty, 1, notEast) |
    originsRising(arrivals, empty, 4, notSouth & notWest) |
    originsRising(arrivals, empty, 5, notSouth) |
    originsRising(arrivals, empty, 6, notSouth & notEast) |
    originsFalling(arrivals, empty, 1, notWest) |
    originsFalling(arrivals, empty, 4, notNorth & notEast) |
    originsFalling(arrivals, empty, 5, notNorth) |
    originsFalling(arrivals, empty, 6, notNorth & notWest)
  );
}

/** The same for one direction in which cell numbers rise with each step, that not all cells have a next cell in. */
function originsRising(arrivals: number, empty: number, step: number, withNext: number): number {
  const passed = empty & withNext;
  const ends = arrivals & ~((empty >> step) & withNext);
  const oneBehind = (ends >> step) & passed;
  const upToTwo = oneBehind | ((oneBehind >> step) & passed);
  return upToTwo | ((upToTwo >> (2 * step)) & (passed >> step) & passed);
}

function originsFalling(arrivals: number, empty: number, step: number, withNext: number): number {
  const passed = empty & withNext;
  const ends = arrivals & ~((empty << step) & withNext);
  const oneBehind = (ends << step) & passed;
  const upToTwo = oneBehind | ((oneBehind << step) & passed);
  return upToTwo | ((upToTwo << (2 * step)) & (passed << step) & passed);
}
