/**
 * The board of the kernel, of any size that fits: a set of cells is one 64-bit number, column after column, each from the
 * bottom up with a bit on top that is no cell. Connect Four:
 *
 *       6 13 20 27 34 41 48     no cells: a full column carries into them
 *       5 12 19 26 33 40 47
 *       4 11 18 25 32 39 46
 *       3 10 17 24 31 38 45
 *       2  9 16 23 30 37 44
 *       1  8 15 22 29 36 43
 *       0  7 14 21 28 35 42
 */
export let columns: i32 = 0;
export let cellCount: i32 = 0;
/** From a cell to its neighbour on the right. */
export let stride: u64 = 0;
/** The lowest cells, and all cells. */
export let bottom: u64 = 0;
export let cells: u64 = 0;
/** The cells that who answers every disc with one in the same column comes to fill: every other one, the top included. */
export let answered: u64 = 0;
/** How many discs win. */
export let line: i32 = 0;

/** Lays out the board. Nothing that was searched or stored before counts any more. */
export function setUp(columnCount: i32, rows: i32, lineLength: i32): void {
  columns = columnCount;
  cellCount = columns * rows;
  stride = rows + 1;
  line = lineLength;
  bottom = 0;
  for (let column = 0; column < columns; column++) bottom |= (<u64>1) << (column * stride);
  cells = bottom * (((<u64>1) << rows) - 1);
  answered = 0;
  for (let row = rows - 1; row >= 0; row -= 2) answered |= bottom << row;
}

/** The column of each place in an order from the middle to the edges. */
export function columnFromMiddle(place: i32): i32 {
  const middle = (columns - 1) >> 1;
  const away = (place + 1) >> 1;
  return (place & 1) === 1 ? middle + away : middle - away;
}

export function cellsOfColumn(column: i32): u64 {
  return (((<u64>1) << (stride - 1)) - 1) << (column * stride);
}

/** The empty cells that would complete a line with these discs. */
export function completing(discs: u64, taken: u64): u64 {
  return (
    (completingUpright(discs) |
      completingAlong(discs, stride - 1) |
      completingAlong(discs, stride) |
      completingAlong(discs, stride + 1)) &
    (cells ^ taken)
  );
}

function completingUpright(discs: u64): u64 {
  return line === 4 ? (discs << 1) & (discs << 2) & (discs << 3) : completingAlong(discs, 1);
}

/** The same in one direction, of which it is so many bits to the next cell. Lines of four have code of their own. */
function completingAlong(discs: u64, step: u64): u64 {
  if (line !== 4) return completingLongOrShort(discs, step);
  const before = discs << step;
  const after = discs >> step;
  const twoBefore = before & (discs << (2 * step));
  const twoAfter = after & (discs >> (2 * step));
  return (twoBefore & (after | (discs << (3 * step)))) | (twoAfter & (before | (discs >> (3 * step))));
}

/** The cell with so many discs before it and the others after it. */
function completingLongOrShort(discs: u64, step: u64): u64 {
  let found: u64 = 0;
  for (let before = 0; before < line; before++) {
    let complete = cells;
    for (let away = 1; away <= before; away++) complete &= raised(discs, away * step);
    for (let away = 1; away < line - before; away++) complete &= lowered(discs, away * step);
    found |= complete;
  }
  return found;
}

/** Whether there is a line among these cells. */
export function hasLine(set: u64): bool {
  return (
    (linesAlong(set, 1) | linesAlong(set, stride - 1) | linesAlong(set, stride) | linesAlong(set, stride + 1)) !== 0
  );
}

/** The first cells of the lines in one direction. */
function linesAlong(set: u64, step: u64): u64 {
  if (line === 4) {
    const two = set & (set >> step);
    return two & (two >> (2 * step));
  }
  let found = set;
  for (let away = 1; away < line; away++) found &= lowered(set, away * step);
  return found;
}

/** Shifts that may be longer than a set: the machine would take their remainder by 64. */
function raised(set: u64, bits: u64): u64 {
  return bits < 64 ? set << bits : 0;
}

function lowered(set: u64, bits: u64): u64 {
  return bits < 64 ? set >> bits : 0;
}

/** The key of a position, or of its mirror image. */
export function mirrored(key: u64): u64 {
  const column = ((<u64>1) << stride) - 1;
  let image: u64 = 0;
  for (let n = 0, rest = key; n < columns; n++, rest >>= stride) image = (image << stride) | (rest & column);
  return image;
}
