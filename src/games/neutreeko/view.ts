import type { CellId, PieceKind, Problem, View } from '../../core/game.ts';
import { type CommonProblems, problemOf } from '../../core/problem.ts';
import { cellName } from './notation.ts';
import { cellCount, cellsOf, directions, fromCell, type NeutreekoState, size, slide, toCell } from './rules.ts';

/** Why a move of Neutreeko is refused, beyond the reasons that other games share. */
export type NeutreekoProblems = {
  'not-in-line': { from: string; to: string };
  'stays-put': { cell: string };
  'stops-elsewhere': { from: string; stop: string };
};

const makeProblem = problemOf<NeutreekoProblems & CommonProblems>();

const black: PieceKind = { owner: 0, kind: 'stone', letter: 'b' };
const white: PieceKind = { owner: 1, kind: 'stone', letter: 'w' };

export const view: View<NeutreekoState> = {
  material: 'limestone',
  cells: Array.from({ length: cellCount }, (_, cell) => ({
    name: cellName(cell),
    kind: 'board',
    x: cell % size,
    y: Math.floor(cell / size),
  })),
  columns: ['A', 'B', 'C', 'D', 'E'],
  rows: ['1', '2', '3', '4', '5'],

  pieceKinds: [black, white],

  pieces: (state) => [
    ...cellsOf(state.black).map((cell) => ({ cell, ...black })),
    ...cellsOf(state.white).map((cell) => ({ cell, ...white })),
  ],

  path: (_state, move) => [fromCell(move), toCell(move)],

  target: (_state, cell) => cell,

  motion: (_state, move) => [{ from: fromCell(move), to: toCell(move) }],

  refuse: (state, path) => reasonAgainst(state, path),
};

function reasonAgainst(state: NeutreekoState, [from, to]: readonly CellId[]): Problem {
  const occupied = state.black | state.white;
  const own = state.turn === 0 ? state.black : state.white;
  if (((own >> from) & 1) === 0) return makeProblem({ code: 'not-your-piece', values: { cell: cellName(from) } });
  if (to === undefined) return makeProblem({ code: 'cannot-move', values: { cell: cellName(from) } });
  if (to === from) return makeProblem({ code: 'stays-put', values: { cell: cellName(from) } });
  const direction = directionBetween(from, to);
  const stop = direction < 0 ? from : slide(occupied, from, direction);
  if (direction >= 0 && stop === from) return makeProblem({ code: 'blocked', values: { cell: cellName(from) } });
  if ((occupied >> to) & 1) return makeProblem({ code: 'cell-taken', values: { cell: cellName(to) } });
  if (direction < 0) return makeProblem({ code: 'not-in-line', values: { from: cellName(from), to: cellName(to) } });
  return makeProblem({ code: 'stops-elsewhere', values: { from: cellName(from), stop: cellName(stop) } });
}

/** The direction that leads from one cell to another in a straight line, or −1. */
function directionBetween(from: CellId, to: CellId): number {
  const rows = Math.floor(to / size) - Math.floor(from / size);
  const columns = (to % size) - (from % size);
  const isStraight = rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
  if (!isStraight || from === to) return -1;
  return directions.findIndex(([row, column]) => row === Math.sign(rows) && column === Math.sign(columns));
}
