import { changed, gridOf, hasLine, letterAt, type NaiveMove, type NaiveRules, type Step, textOf } from './naive.ts';

const steps: readonly Step[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 1],
  [-1, -1],
  [1, 1],
  [1, -1],
];
const nameOf = (row: number, column: number) => `${row + 1}${'ABCDE'[column]}`;

export const neutreeko: NaiveRules = {
  moves(position) {
    const { grid, side } = gridOf(position);
    const other = side === 'b' ? 'w' : 'b';
    const moves: NaiveMove[] = [];
    if (hasLine(grid, other, 3)) return moves;
    for (const [row, cells] of grid.entries()) {
      for (const [column, letter] of cells.entries()) {
        if (letter !== side) continue;
        for (const [down, right] of steps) {
          let [r, c] = [row, column];
          while (letterAt(grid, r + down, c + right) === '.') [r, c] = [r + down, c + right];
          if (r === row && c === column) continue;
          const after = changed(grid, [row, column, '.'], [r, c, side]);
          moves.push({ move: `${nameOf(row, column)}-${nameOf(r, c)}`, position: textOf(after, other) });
        }
      }
    }
    return moves;
  },

  outcome(position) {
    const { grid, side } = gridOf(position);
    return hasLine(grid, side === 'b' ? 'w' : 'b', 3) ? 'loss' : 'ongoing';
  },
};
