import type { Cell, CellId, Piece, Player, Problem, View } from '../../core/game.ts';
import { type CommonProblems, problemOf } from '../../core/problem.ts';
import { cellName, handCell, pieceLetter, type QuantikPositionProblems } from './notation.ts';
import {
  type Area,
  areaOf,
  areas,
  cellCount,
  cellsOf,
  cellsWith,
  isUsedUp,
  openCells,
  opposingPieces,
  ownPieces,
  piecesEach,
  type QuantikState,
  type Shape,
  shapeOf,
  shapes,
  toCell,
} from './rules.ts';

/** Why a move or a position of Quantik is refused, beyond the reasons that other games share. */
export type QuantikProblems = QuantikPositionProblems & {
  // Shared, but said in other words here: one's own pieces on the board do not move either.
  'not-your-piece': { cell: string };
  'off-board': Record<never, never>;
  'opponent-has-shape': { shape: Shape; area: Area; cell: string };
  'none-left': { shape: Shape };
  'nowhere-to-go': { shape: Shape };
};

const makeProblem = problemOf<QuantikProblems & CommonProblems>();

const players: readonly Player[] = [0, 1];

const boardCells = Array.from(
  { length: cellCount },
  (_, cell): Cell => ({
    name: cellName(cell),
    kind: 'board',
    x: areaOf.column(cell),
    y: areaOf.row(cell),
    zone: areaOf.zone(cell),
  }),
);

/** In the order of `handCell`. */
const handCells = players.flatMap((owner) =>
  shapes.map((_, shape): Cell => ({ name: pieceLetter(owner, shape), kind: 'hand', x: shape, y: 0, owner })),
);

const cells: readonly Cell[] = [...boardCells, ...handCells];

export const view: View<QuantikState> = {
  material: 'walnut',
  cells,
  columns: ['1', '2', '3', '4'],
  rows: ['1', '2', '3', '4'],

  pieceKinds: players.flatMap((owner) =>
    shapes.map((kind, shape) => ({ owner, kind, letter: pieceLetter(owner, shape) })),
  ),

  pieces: (state) => players.flatMap((owner) => shapes.flatMap((_, shape) => piecesOf(state, owner, shape))),

  path: (state, move) => [handCell(state.turn, shapeOf(move)), toCell(move)],

  target: (_state, cell) => cell,

  motion: (state, move) => [{ from: handCell(state.turn, shapeOf(move)), to: toCell(move) }],

  refuse: (state, path) => reasonAgainst(state, path),
};

/** A player's pieces of one shape: those on the board, and what is left in the hand. */
function piecesOf(state: QuantikState, owner: Player, shape: number): readonly Piece[] {
  const kind = shapes[shape];
  const letter = pieceLetter(owner, shape);
  const onBoard = cellsOf((owner === 0 ? state.white : state.brown)[kind]);
  const pieces: Piece[] = onBoard.map((cell) => ({ cell, owner, kind, letter }));
  const count = piecesEach - onBoard.length;
  if (count > 0) pieces.push({ cell: handCell(owner, shape), owner, kind, letter, count });
  return pieces;
}

/** The cell is looked at first, then the rule, then the stock. */
function reasonAgainst(state: QuantikState, path: readonly CellId[]): Problem {
  const [hand, to] = path;
  const noSuchMove = makeProblem({
    code: 'no-such-move',
    values: { text: path.map((cell) => cells[cell].name).join(' ') },
  });
  if (hand === undefined) return noSuchMove;
  const number = shapes.findIndex((_, shape) => handCell(state.turn, shape) === hand);
  if (number < 0) return makeProblem({ code: 'not-your-piece', values: { cell: cells[hand].name } });
  const shape = shapes[number];
  if (to !== undefined) {
    if (to >= cellCount) return makeProblem({ code: 'off-board', values: {} });
    const occupied = cellsWith(state.white) | cellsWith(state.brown);
    if ((occupied >> to) & 1) return makeProblem({ code: 'cell-taken', values: { cell: cellName(to) } });
    const obstacle = obstacleTo(state, shape, to);
    if (obstacle) return makeProblem({ code: 'opponent-has-shape', values: { shape, ...obstacle } });
  }
  if (isUsedUp(ownPieces(state)[shape])) return makeProblem({ code: 'none-left', values: { shape } });
  if (openCells(state)[shape] === 0) return makeProblem({ code: 'nowhere-to-go', values: { shape } });
  return noSuchMove;
}

/** Where the opponent's piece stands that keeps a shape off a cell, and what the two would share. */
function obstacleTo(state: QuantikState, shape: Shape, to: CellId): { area: Area; cell: string } | undefined {
  const opposing = cellsOf(opposingPieces(state)[shape]);
  for (const area of areas) {
    const found = opposing.find((cell) => areaOf[area](cell) === areaOf[area](to));
    if (found !== undefined) return { area, cell: cellName(found) };
  }
  return undefined;
}
