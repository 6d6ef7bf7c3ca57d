import type { Piece, PieceKind, View } from 'tabuleiro';
import { cellNames, nameOf } from './notation.ts';
import { crosses, noughts, type TicTacToeState } from './rules.ts';

const cross: PieceKind = { owner: 0, kind: 'cross', letter: 'x' };
const ring: PieceKind = { owner: 1, kind: 'ring', letter: 'o' };

export const view: View<TicTacToeState> = {
  cells: cellNames.map((name, cell) => ({ name, kind: 'board', x: cell % 3, y: Math.floor(cell / 3) })),
  columns: ['a', 'b', 'c'],
  rows: ['1', '2', '3'],

  pieceKinds: [cross, ring],

  pieces(state) {
    const pieces: Piece[] = [];
    for (const cell of cellNames.keys()) {
      if ((crosses(state) >> cell) & 1) pieces.push({ cell, ...cross });
      if ((noughts(state) >> cell) & 1) pieces.push({ cell, ...ring });
    }
    return pieces;
  },

  path: (_state, cell) => [cell],

  target: (_state, cell) => cell,

  // A mark is written where it stands: nothing moves.
  motion: () => [],

  // The only way to be refused: `cell-taken` has a sentence already.
  refuse: (_state, path) => ({ code: 'cell-taken', values: { cell: path.map(nameOf).join('-') } }),
};
