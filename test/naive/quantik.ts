import { changed, type Grid, gridOf, type NaiveMove, type NaiveRules, textOf } from './naive.ts';

/** The letters of the twelve rows, columns and zones; with a cell, only of the three that it is in. */
function areasOf(grid: Grid, cell?: { row: number; column: number }): string[] {
  const found: string[] = [];
  for (const [n, row] of grid.entries()) {
    const top = n < 2 ? 0 : 2;
    const left = n % 2 === 0 ? 0 : 2;
    const isIn = cell && cell.row >= top && cell.row < top + 2 && cell.column >= left && cell.column < left + 2;
    if (!cell || cell.row === n) found.push(row.join(''));
    if (!cell || cell.column === n) found.push(grid.map((cells) => cells[n]).join(''));
    if (!cell || isIn) {
      const [upper = [], lower = []] = grid.slice(top, top + 2);
      found.push(upper.slice(left, left + 2).join('') + lower.slice(left, left + 2).join(''));
    }
  }
  return found;
}

export function isWon(grid: Grid): boolean {
  return areasOf(grid).some((area) => [...area.toUpperCase()].sort().join('') === 'ABCD');
}

function movesOf(position: string): NaiveMove[] {
  const { grid, side } = gridOf(position);
  const moves: NaiveMove[] = [];
  if (isWon(grid)) return moves;
  for (const [row, cells] of grid.entries()) {
    for (const [column, letter] of cells.entries()) {
      for (const shape of ['A', 'B', 'C', 'D']) {
        const [own, opposing] = side === 'w' ? [shape, shape.toLowerCase()] : [shape.toLowerCase(), shape];
        const isEmpty = letter === '.';
        const isBarred = areasOf(grid, { row, column }).some((area) => area.includes(opposing));
        const isInStock = grid.flat().filter((each) => each === own).length < 2;
        if (!isEmpty || isBarred || !isInStock) continue;
        const after = textOf(changed(grid, [row, column, own]), side === 'w' ? 'b' : 'w');
        moves.push({ move: `${own}${row + 1}${column + 1}`, position: after });
      }
    }
  }
  return moves;
}

export function naiveQuantik(blocked: 'loss' | 'draw'): NaiveRules {
  return {
    moves: movesOf,

    outcome(position) {
      if (isWon(gridOf(position).grid)) return 'loss';
      return movesOf(position).length > 0 ? 'ongoing' : blocked;
    },
  };
}
