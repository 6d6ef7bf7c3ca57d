/**
 * The board of the kernel: a set of cells is one 64-bit number, with the bit 8·row + column for each cell of the 8 × 8
 * grid. Corners are no cells, and their bits are never set:
 *
 *           1  2  3  4  5  6  7  8
 *       a   0  1  2  3  4  5  6  7
 *       b   8  9 10 11 12 13 14 15
 *       …
 *       h  56 57 58 59 60 61 62 63
 */
export const inner: u64 = 0x007e7e7e7e7e7e00;
export const border: u64 = 0x7e8181818181817e;

/** For each border cell, by its bit: the six inner cells ahead of it. */
const aheadAt = memory.data(64 << 3);
/** How far a step inwards from there turns the bits of a set: 1 or 8, or as much to the other side, 63 or 56. */
const stepAt = memory.data(64);
/** The border place of a cell as board.ts counts them, in reading order; and the reverse. */
const placeAt = memory.data(64);
const cellAt = memory.data(24);

let places = 0;
for (let cell = 0; cell < 64; cell++) {
  if (((border >> cell) & 1) === 0) continue;
  const row = cell >> 3;
  const column = cell & 7;
  const step = row === 0 ? 8 : row === 7 ? 56 : column === 0 ? 1 : 63;
  let ahead: u64 = 0;
  for (let bit = rotl<u64>(1 << cell, step), n = 0; n < 6; n++, bit = rotl(bit, step)) ahead |= bit;
  store<u64>(aheadAt + (cell << 3), ahead);
  store<u8>(stepAt + cell, <u8>step);
  store<u8>(placeAt + cell, <u8>places);
  store<u8>(cellAt + places, <u8>cell);
  places++;
}

export function aheadOf(cell: i32): u64 {
  return load<u64>(aheadAt + (cell << 3));
}

export function stepFrom(cell: i32): i32 {
  return load<u8>(stepAt + cell);
}

export function placeOf(cell: i32): i32 {
  return load<u8>(placeAt + cell);
}

export function cellOf(place: i32): i32 {
  return load<u8>(cellAt + place);
}
