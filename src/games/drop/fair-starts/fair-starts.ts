import { drawAmong } from '../../../core/drawn-starts.ts';
import type { DrawStart } from '../../../core/game.ts';
import type { DropBoard, DropState } from '../rules.ts';
import { makeSymmetries } from '../symmetry.ts';

/** A word is a row of moves that leads to the position, as its players write it: column 1 is the first. */
export function parseStart(board: DropBoard, word: string): DropState {
  return Array.from(word).reduce((state, column) => board.drop(state, Number(column) - 1), board.empty);
}

export const parseStarts = (board: DropBoard, words: string): readonly DropState[] =>
  words.split(' ').map((word) => parseStart(board, word));

/** A row of moves that leads to a position without a line; undefined where no play does. */
export function formatStart(board: DropBoard, state: DropState): string | undefined {
  const discs = state[0] >> 1;
  const isPart = (reached: DropState, column: number, row: number) =>
    board.owner(state, column, row) === board.turn(reached);
  const lead = (reached: DropState, row: string): string | undefined => {
    if (row.length === discs) return row;
    for (let column = 0; column < board.columns; column++) {
      if (board.isColumnFull(reached, column)) continue;
      if (!isPart(reached, column, board.landingRow(reached, column))) continue;
      const found = lead(board.drop(reached, column), `${row}${column + 1}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return lead(board.empty, '');
}

export function drawsFairStart(board: DropBoard, words: string): DrawStart<DropState> {
  return drawAmong(parseStarts(board, words), makeSymmetries(board));
}
