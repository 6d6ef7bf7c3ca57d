import type { CellId, Symmetry } from '../../core/game.ts';
import { squareSymmetries } from '../../core/square.ts';
import { borderCells, type CellSet, cellAt, cellsOf, coordinates, setOf, size } from './board.ts';
import { discsOf, distanceOf, type FuseState, makeMove, makeState, markedDiscs, pass, placeOf } from './rules.ts';

/** The eight turns and reflections of the board. */
export function symmetries(): readonly Symmetry<FuseState>[] {
  return squareSymmetries(size).map((image) => {
    const cellImages: readonly CellId[] = coordinates.map(([row, column]) => {
      const place = image[row * size + column];
      return cellAt(Math.floor(place / size), place % size);
    });
    const placeImages = borderCells.map((cell) => borderCells.indexOf(cellImages[cell]));
    const turnSet = (set: CellSet) => setOf(cellsOf(set).map((cell) => cellImages[cell]));
    return {
      state: (state) =>
        makeState([turnSet(discsOf(state, 0)), turnSet(discsOf(state, 1))], turnSet(markedDiscs(state)), state.turn),
      move: (move) => (move === pass ? pass : makeMove(placeImages[placeOf(move)], distanceOf(move))),
    };
  });
}
