import { cellCount, directions, size } from './rules.ts';

/**
 * The slides that a stone may have made to come to the cell where it stands. A slide ends where the next cell is taken or
 * off the board; so the stone came in a direction only if it is stopped there, and then from any cell behind it up to the
 * next stone. That depends on nothing but the other cells of the four lines through it: its surroundings, a set of 16.
 *
 *     bits 0–3 its row, 4–7 its column, 8–11 and 12–15 its diagonals;
 *     in each first the cells to one side, then those to the other, nearest first. No line has more than four others.
 */
export interface Origins {
  /** The bit of a cell in the surroundings of another, at (cell of the stone) << 5 | cell; 0 if no line joins them. */
  readonly surroundings: Uint16Array;
  /** The set of cells it may have come from along row and column, at cell << 8 | bits 0–7. */
  readonly straight: Int32Array;
  /** The same along the diagonals, at cell << 8 | bits 8–15. */
  readonly diagonal: Int32Array;
  /** How many cells are beside a cell, and whether another is one of them, at cell << 5 | other. */
  readonly sides: Uint8Array;
  readonly beside: Uint8Array;
}

/** Row, column and diagonals, each as the two ways along it. */
const [north, west, east, south, northEast, northWest, southEast, southWest] = directions;
const lines = [
  [west, east],
  [north, south],
  [northWest, southEast],
  [northEast, southWest],
];

export function makeOrigins(): Origins {
  const origins: Origins = {
    surroundings: new Uint16Array(cellCount << 5),
    straight: new Int32Array(cellCount << 8),
    diagonal: new Int32Array(cellCount << 8),
    sides: new Uint8Array(cellCount),
    beside: new Uint8Array(cellCount << 5),
  };
  for (let cell = 0; cell < cellCount; cell++) {
    const [row, column, diagonal, otherDiagonal] = lines.map(([back, forth], line) => {
      const behind = cellsTowards(cell, back);
      const ahead = cellsTowards(cell, forth);
      [...behind, ...ahead].forEach((other, place) => {
        origins.surroundings[(cell << 5) | other] = 1 << (4 * line + place);
      });
      for (const nearest of [...behind.slice(0, 1), ...ahead.slice(0, 1)]) {
        origins.sides[cell]++;
        origins.beside[(cell << 5) | nearest] = 1;
      }
      return originsOnLine(behind, ahead);
    });
    for (let taken = 0; taken < 1 << 8; taken++) {
      origins.straight[(cell << 8) | taken] = row[taken & 15] | column[taken >> 4];
      origins.diagonal[(cell << 8) | taken] = diagonal[taken & 15] | otherDiagonal[taken >> 4];
    }
  }
  return origins;
}

function cellsTowards(cell: number, [rowStep, columnStep]: readonly [number, number]): number[] {
  const cells: number[] = [];
  let row = Math.floor(cell / size) + rowStep;
  let column = (cell % size) + columnStep;
  for (; row >= 0 && row < size && column >= 0 && column < size; row += rowStep, column += columnStep) {
    cells.push(row * size + column);
  }
  return cells;
}

/** The sets of origins on one line, by which of the cells behind and ahead are taken. */
function originsOnLine(behind: readonly number[], ahead: readonly number[]): Int32Array {
  return Int32Array.from({ length: 16 }, (_, taken) => {
    const takenAhead = taken >> behind.length;
    const isStoppedAhead = ahead.length === 0 || (takenAhead & 1) === 1;
    const isStoppedBehind = behind.length === 0 || (taken & 1) === 1;
    return (
      (isStoppedAhead ? emptyUpToStone(behind, taken) : 0) | (isStoppedBehind ? emptyUpToStone(ahead, takenAhead) : 0)
    );
  });
}

function emptyUpToStone(cells: readonly number[], taken: number): number {
  let empty = 0;
  for (let place = 0; place < cells.length && ((taken >> place) & 1) === 0; place++) empty |= 1 << cells[place];
  return empty;
}
