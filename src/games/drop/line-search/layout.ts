import type { DropBoard } from '../rules.ts';

/**
 * What a board of one size is to its solver: its cells, the lines through each of them, and the bits of a key.
 *
 * Cells are numbered column after column, each from the bottom up, with a cell of the floor under every column. No line
 * goes through the floor, so that the cells over and under a cell can be asked about without looking where the board
 * ends. 5 × 4:
 *
 *      4  9 14 19 24
 *      3  8 13 18 23
 *      2  7 12 17 22
 *      1  6 11 16 21
 *      0  5 10 15 20 25    the floor; each is also the ceiling of the column before
 *
 * In a key a column is a bit for each of its discs, set for the first player's, and a set bit on top that says how high
 * it is. Its words have 32 bits and hold whole columns: Connect Four takes two words, 9 × 9 four.
 */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** How many discs win. */
  readonly line: number;
  /** The lowest cell of each column. */
  readonly bottom: Int32Array;
  /** How many cell numbers there are, with the floor. */
  readonly cellNumbers: number;
  /** The cells of each line: every row of cells that could win. */
  readonly lines: readonly (readonly number[])[];
  /** The lines through a cell are `through[start[cell]]` and the following, up to `start[cell + 1]`. */
  readonly through: Int32Array;
  readonly start: Int32Array;
  readonly keyWords: number;
  /** The word of each column in a key, and the first of its bits there. */
  readonly keyWord: Int32Array;
  readonly keyBit: Int32Array;
}

/** The low bits of the first word of a key are always 0, for a table to use. */
export const spareKeyBits = 8;

export function makeLayout(board: DropBoard): Layout {
  const { columns, rows, line } = board;
  const bottom = Int32Array.from({ length: columns }, (_, column) => column * (rows + 1) + 1);
  const cellNumbers = columns * (rows + 1) + 1;
  const lines = listLines(board).map((cells) => cells.map(([column, row]) => bottom[column] + row));
  const linesThrough = Array.from({ length: cellNumbers }, (_, cell) =>
    [...lines.keys()].filter((index) => lines[index].includes(cell)),
  );
  const start = new Int32Array(cellNumbers + 1);
  linesThrough.forEach((through, cell) => {
    start[cell + 1] = start[cell] + through.length;
  });
  const through = Int32Array.from(linesThrough.flat());
  return { columns, rows, line, bottom, cellNumbers, lines, through, start, ...placeColumns(columns, rows + 1) };
}

function placeColumns(columns: number, bitsOfColumn: number): Pick<Layout, 'keyWords' | 'keyWord' | 'keyBit'> {
  const keyWord = new Int32Array(columns);
  const keyBit = new Int32Array(columns);
  let word = 0;
  let bit = spareKeyBits;
  for (let column = 0; column < columns; column++) {
    if (bit + bitsOfColumn > 32) {
      word++;
      bit = 0;
    }
    keyWord[column] = word;
    keyBit[column] = bit;
    bit += bitsOfColumn;
  }
  return { keyWords: word + 1, keyWord, keyBit };
}

/** All lines there are: those of a player who had the whole board. */
function listLines(board: DropBoard): (readonly [column: number, row: number])[][] {
  const allCells = board.arrange(() => 0);
  const cells = board.lines(allCells, 0);
  return Array.from({ length: cells.length / board.line }, (_, index) =>
    cells.slice(index * board.line, (index + 1) * board.line),
  );
}
