import type { Symmetry } from '../../core/game.ts';
import { squareSymmetries } from '../../core/square.ts';
import { cellsOf, fromCell, makeMove, type NeutreekoState, size, toCell } from './rules.ts';

/** The eight turns and reflections of the board. */
export function symmetries(): readonly Symmetry<NeutreekoState>[] {
  return squareSymmetries(size).map((image) => {
    const turnSet = (pieces: number) => cellsOf(pieces).reduce((set, cell) => set | (1 << image[cell]), 0);
    return {
      state: ({ black, white, turn }) => ({ black: turnSet(black), white: turnSet(white), turn }),
      move: (move) => makeMove(image[fromCell(move)], image[toCell(move)]),
    };
  });
}
