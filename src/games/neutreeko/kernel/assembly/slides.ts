/**
 * Slides backwards, of a stone that may stand on any of a set of cells: all of them at once, as 25 bits, cell n being bit n
 * in reading order.
 *
 * A slide ends where the next cell is off the board or taken. So a stone can have come to a cell in a direction only if
 * it is stopped there, and then from any cell behind it up to the next stone or the border.
 */
const board: u32 = 0b11111_11111_11111_11111_11111;
const notWest: u32 = 0b11110_11110_11110_11110_11110;
const notEast: u32 = 0b01111_01111_01111_01111_01111;
const notNorth: u32 = 0b11111_11111_11111_11111_00000;
const notSouth: u32 = 0b00000_11111_11111_11111_11111;

/** The empty cells, where the stones of two sets are on the board. */
export function emptyBeside(stones: u32, others: u32): u32 {
  return board & ~(stones | others);
}

/** The cells from which a stone can slide to one of the arrivals, all of them empty, in any direction. */
export function originsOf(arrivals: u32, empty: u32): u32 {
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
function originsRising(arrivals: u32, empty: u32, step: u32, withNext: u32): u32 {
  const passed = empty & withNext;
  const ends = arrivals & ~((empty >> step) & withNext);
  const oneBehind = (ends >> step) & passed;
  const upToTwo = oneBehind | ((oneBehind >> step) & passed);
  return upToTwo | ((upToTwo >> (2 * step)) & (passed >> step) & passed);
}

function originsFalling(arrivals: u32, empty: u32, step: u32, withNext: u32): u32 {
  const passed = empty & withNext;
  const ends = arrivals & ~((empty << step) & withNext);
  const oneBehind = (ends << step) & passed;
  const upToTwo = oneBehind | ((oneBehind << step) & passed);
  return upToTwo | ((upToTwo << (2 * step)) & (passed << step) & passed);
}

/** The cells from which a line of three fits on the board to the east, and to the west. */
const western: u32 = 0b00111_00111_00111_00111_00111;
const eastern: u32 = 0b11100_11100_11100_11100_11100;

export function hasLine(stones: u32): bool {
  const east = stones & (stones >> 1) & (stones >> 2) & western;
  const south = stones & (stones >> 5) & (stones >> 10);
  const southEast = stones & (stones >> 6) & (stones >> 12) & western;
  const southWest = stones & (stones >> 4) & (stones >> 8) & eastern;
  return (east | south | southEast | southWest) !== 0;
}
