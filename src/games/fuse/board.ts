import type { CellId } from '../../core/game.ts';

/**
 * The places of the board, all counted in reading order. A player sees 60 cells; a corner is none:
 *
 *           1   2  3  4  5  6  7   8
 *       a       0  1  2  3  4  5
 *       b   6   7  8  9 10 11 12  13
 *       …
 *       g  46  47 48 49 50 51 52  53
 *       h      54 55 56 57 58 59
 *
 * The rules count the border apart, and the inner board in two halves:
 *
 *           1   2  3  4  5  6  7   8
 *       a       0  1  2  3  4  5
 *
 *       b   6   0  1  2  3  4  5   7
 *       c   8   6  7  8  9 10 11   9     upper half
 *       d  10  12 13 14 15 16 17  11
 *
 *       e  12   0  1  2  3  4  5  13
 *       f  14   6  7  8  9 10 11  15     lower half
 *       g  16  12 13 14 15 16 17  17
 *
 *       h      18 19 20 21 22 23
 *
 * A disc is pushed along a line: lines 0–5 are the columns 2–7 and lines 6–11 the rows b–g.
 */
export const size = 8;
export const innerSize = 6;
export const lineCount = 2 * innerSize;
const halfBoard = innerSize / 2;

/** A set of cells; each number has the bits that are drawn above. */
export interface CellSet {
  readonly border: number;
  readonly upper: number;
  readonly lower: number;
}

export function isCorner(row: number, column: number): boolean {
  return row % (size - 1) === 0 && column % (size - 1) === 0;
}

/** The row and column of each cell. */
export const coordinates: readonly (readonly [row: number, column: number])[] = Array.from(
  { length: size * size },
  (_, index) => [Math.floor(index / size), index % size] as const,
).filter(([row, column]) => !isCorner(row, column));

/** The cell of each border place. */
export const borderCells: readonly CellId[] = coordinates.flatMap(([row, column], cell) =>
  row % (size - 1) === 0 || column % (size - 1) === 0 ? [cell] : [],
);

export const wholeBorder = 2 ** borderCells.length - 1;

/** The six inner cells ahead of each border place, the nearest first. */
export const cellsAhead: readonly (readonly CellId[])[] = borderCells.map((cell) => {
  const [row, column] = coordinates[cell];
  const inwards = (from: number) => (from === 0 ? 1 : from === size - 1 ? -1 : 0);
  return Array.from({ length: innerSize }, (_, index) =>
    cellAt(row + (index + 1) * inwards(row), column + (index + 1) * inwards(column)),
  );
});

/** The line that leads inwards from each border place. */
export const lines: readonly number[] = borderCells.map((cell) => {
  const [row, column] = coordinates[cell];
  return row % (size - 1) === 0 ? column - 1 : innerSize + row - 1;
});

/** Whether a border place is at the lower or right end of its line. */
export const isFarEnd: readonly boolean[] = borderCells.map((cell) => coordinates[cell].includes(size - 1));

const cellSets: readonly CellSet[] = coordinates.map(([row, column], cell) => {
  const bit = 1 << (((row - 1) % halfBoard) * innerSize + column - 1);
  if (borderCells.includes(cell)) return { border: 1 << borderCells.indexOf(cell), upper: 0, lower: 0 };
  return row <= halfBoard ? { border: 0, upper: bit, lower: 0 } : { border: 0, upper: 0, lower: bit };
});

export const noCells: CellSet = { border: 0, upper: 0, lower: 0 };

export function setOf(cells: readonly CellId[]): CellSet {
  return cells.reduce((set, cell) => {
    const { border, upper, lower } = cellSets[cell];
    return { border: set.border | border, upper: set.upper | upper, lower: set.lower | lower };
  }, noCells);
}

export function hasCell(set: CellSet, cell: CellId): boolean {
  const { border, upper, lower } = cellSets[cell];
  return ((set.border & border) | (set.upper & upper) | (set.lower & lower)) !== 0;
}

/** The cells of a set, in reading order. */
export function cellsOf(set: CellSet): CellId[] {
  return cellSets.flatMap((_, cell) => (hasCell(set, cell) ? [cell] : []));
}

/** The cell in a row and column, −1 where there is none. */
export function cellAt(row: number, column: number): CellId {
  return coordinates.findIndex((found) => found[0] === row && found[1] === column);
}
