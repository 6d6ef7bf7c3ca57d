import type { Symmetry } from '../../core/game.ts';
import type { DropBoard, DropState } from './rules.ts';

/** The board as it is, and its reflection from left to right. */
export function makeSymmetries(board: DropBoard): readonly Symmetry<DropState>[] {
  const mirror = (column: number) => board.columns - 1 - column;
  return [
    { state: (state) => state, move: (move) => move },
    { state: (state) => board.arrange((column, row) => board.owner(state, mirror(column), row)), move: mirror },
  ];
}
