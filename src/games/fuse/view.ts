import type { CellId, Piece, PieceKind, Player, Problem, View } from '../../core/game.ts';
import { type CommonProblems, problemOf } from '../../core/problem.ts';
import { borderCells, cellsAhead, cellsOf, coordinates, hasCell, lines } from './board.ts';
import { cellName, discLetter, type FusePositionProblems } from './notation.ts';
import { standsAfter } from './push.ts';
import { discsOf, distanceOf, type FuseState, freeAhead, markedDiscs, pass, placeOf } from './rules.ts';

/** Why a move or a position of Fuse is refused, beyond the reasons that other games share. */
export type FuseProblems = FusePositionProblems & {
  'must-move': Record<never, never>;
  'not-on-border': { cell: string };
  'not-inwards': { from: string; to: string };
  'push-off': { from: string; free: number; farthest: string };
};

const makeProblem = problemOf<FuseProblems & CommonProblems>();

function disc(owner: Player, isMarked: boolean): PieceKind {
  const plain = { owner, kind: 'disc', letter: discLetter(owner, isMarked) };
  return isMarked ? { ...plain, isMarked } : plain;
}

/** Where there are kings, marked discs can stand on the board too. */
export function makeView(hasKings: boolean): View<FuseState> {
  const kinds = [disc(0, false), disc(1, false)];
  return { ...view, pieceKinds: hasKings ? [...kinds, disc(0, true), disc(1, true)] : kinds };
}

const view: Omit<View<FuseState>, 'pieceKinds'> = {
  material: 'graphite',
  cells: coordinates.map(([row, column], cell) => ({
    name: cellName(cell),
    kind: borderCells.includes(cell) ? 'border' : 'board',
    x: column,
    y: row,
  })),
  columns: ['1', '2', '3', '4', '5', '6', '7', '8'],
  rows: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],

  hasPass: true,

  pieces(state) {
    const marked = markedDiscs(state);
    return ([0, 1] as const).flatMap((owner) =>
      cellsOf(discsOf(state, owner)).map((cell): Piece => ({ cell, ...disc(owner, hasCell(marked, cell)) })),
    );
  },

  path(_state, move) {
    const place = placeOf(move);
    return move === pass ? [] : [borderCells[place], cellsAhead[place][distanceOf(move) - 1]];
  },

  target: (_state, cell) => cell,

  motion(state, move) {
    if (move === pass) return [];
    const place = placeOf(move);
    const ahead = cellsAhead[place];
    const [own, their] = [discsOf(state, 0), discsOf(state, 1)];
    const stands = [...ahead.keys()].filter((stand) => hasCell(own, ahead[stand]) || hasCell(their, ahead[stand]));
    const after = standsAfter(stands, distanceOf(move));
    const pushed = stands.map((stand, disc) => ({ from: ahead[stand], to: ahead[after[disc]] }));
    return [
      { from: borderCells[place], to: ahead[distanceOf(move) - 1] },
      ...pushed.filter(({ from, to }) => from !== to),
    ];
  },

  refuse: (state, path) => reasonAgainst(state, path),
};

function reasonAgainst(state: FuseState, [from, to]: readonly CellId[]): Problem {
  if (from === undefined) return makeProblem({ code: 'must-move', values: {} });
  const cell = cellName(from);
  if (!hasCell(discsOf(state, state.turn), from)) return makeProblem({ code: 'not-your-piece', values: { cell } });
  const place = borderCells.indexOf(from);
  if (place < 0) return makeProblem({ code: 'not-on-border', values: { cell } });
  const free = freeAhead(state, place);
  if (to !== undefined && !isAhead(place, to)) {
    return makeProblem({ code: 'not-inwards', values: { from: cell, to: cellName(to) } });
  }
  if (free === 0) return makeProblem({ code: to === undefined ? 'cannot-move' : 'blocked', values: { cell } });
  return makeProblem({
    code: 'push-off',
    values: { from: cell, free, farthest: cellName(cellsAhead[place][free - 1]) },
  });
}

/** Whether a cell is straight inwards of a border place; the far end of the line is, too, though nothing is pushed there. */
function isAhead(place: number, cell: CellId): boolean {
  const farEnd = borderCells.findIndex((_, other) => other !== place && lines[other] === lines[place]);
  return cellsAhead[place].includes(cell) || cell === borderCells[farEnd];
}
