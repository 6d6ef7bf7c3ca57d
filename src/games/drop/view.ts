import type { Cell, CellId, Piece, PieceKind, Problem, View } from '../../core/game.ts';
import { type CommonProblems, problemOf } from '../../core/problem.ts';
import { cellName, type DropProblems, landingCell, rowName } from './notation.ts';
import type { DropBoard, DropState } from './rules.ts';
import { isConnectFour } from './size.ts';

const makeProblem = problemOf<DropProblems & CommonProblems>();

const engraved: readonly PieceKind[] = [
  { owner: 0, kind: 'cross', letter: 'x' },
  { owner: 1, kind: 'ring', letter: 'o' },
];

/** The red and yellow that the world knows Connect Four by, with the same signs cut into them. */
const coloured: readonly PieceKind[] = [
  { owner: 0, kind: 'red-cross', letter: 'x' },
  { owner: 1, kind: 'yellow-ring', letter: 'o' },
];

/** The board's cells in reading order, then the entries above its columns. */
export function makeView(board: DropBoard): View<DropState> {
  const { columns, rows } = board;
  const pieceKinds = isConnectFour(board) ? coloured : engraved;
  const cellCount = columns * rows;
  const rowOf = (cell: CellId) => rows - 1 - Math.floor(cell / columns);
  const cells: Cell[] = Array.from({ length: cellCount }, (_, cell) => ({
    name: cellName(cell % columns, rowOf(cell)),
    kind: 'board',
    x: cell % columns,
    y: Math.floor(cell / columns),
  }));
  const columnNames = Array.from({ length: columns }, (_, column) => String(column + 1));
  const entries: Cell[] = columnNames.map((name, x) => ({ name, kind: 'entry', x, y: -1 }));

  return {
    material: 'ink',
    cells: [...cells, ...entries],
    columns: columnNames,
    rows: Array.from({ length: rows }, (_, y) => rowName(rows - 1 - y)),

    pieceKinds,

    pieces(state) {
      const pieces: Piece[] = [];
      for (let cell = 0; cell < cellCount; cell++) {
        const owner = board.owner(state, cell % columns, rowOf(cell));
        if (owner !== undefined) pieces.push({ cell, ...pieceKinds[owner] });
      }
      return pieces;
    },

    path: (state, move) => [landingCell(board, state, move)],

    target: (state, cell) => landingCell(board, state, cell % columns),

    motion: (state, move) => [{ from: cellCount + move, to: landingCell(board, state, move) }],

    refuse(state, [cell]): Problem {
      const column = cell % columns;
      const landing = landingCell(board, state, column);
      if (board.isColumnFull(state, column) && cell === landing) {
        return makeProblem({ code: 'column-full', values: { column: column + 1 } });
      }
      if (cell < cellCount && board.owner(state, column, rowOf(cell)) !== undefined) {
        return makeProblem({ code: 'cell-taken', values: { cell: cells[cell].name } });
      }
      return makeProblem({ code: 'falls-elsewhere', values: { cell: cells[landing].name } });
    },
  };
}
