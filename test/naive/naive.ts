import type { Outcome } from '../../src/core/game.ts';

/**
 * A game's rules once more, as plainly as can be: on position texts, with grids of letters and loops over them. They
 * share nothing with the packed ones, so that a mistake in either shows; and they are what those are measured against.
 */
export interface NaiveRules {
  /** Every legal move as text, in the game's order, with the position it leads to. */
  moves(position: string): readonly NaiveMove[];
  outcome(position: string): Outcome;
  /** In games that count points: what each player has, and the names of the cells that count. */
  scores?(position: string): readonly [number, number];
  decidingCells?(position: string): readonly string[];
}

export interface NaiveMove {
  readonly move: string;
  readonly position: string;
}

export type Grid = readonly (readonly string[])[];

/** A step on a board: so many rows down and columns to the right. */
export type Step = readonly [down: number, right: number];

/** What is on a cell; not even a dot beyond the board. */
export function letterAt(grid: Grid, row: number, column: number): string {
  return grid[row]?.[column] ?? '';
}

export function gridOf(position: string): { readonly grid: Grid; readonly side: string } {
  const [board = '', side = ''] = position.split(' ');
  return { grid: board.split('/').map((row) => [...row]), side };
}

export function textOf(grid: Grid, side: string): string {
  return `${grid.map((row) => row.join('')).join('/')} ${side}`;
}

/** A copy with some cells changed. */
export function changed(
  grid: Grid,
  ...changes: readonly (readonly [row: number, column: number, letter: string])[]
): Grid {
  return changes.reduce(
    (before, [row, column, letter]) => before.map((cells, n) => (n === row ? cells.with(column, letter) : cells)),
    grid,
  );
}

/** Whether so many equal letters stand in a row, a column or a diagonal. */
export function hasLine(grid: Grid, letter: string, length: number): boolean {
  const steps: readonly Step[] = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ];
  return grid.some((cells, row) =>
    cells.some((_, column) =>
      steps.some(([down, right]) => {
        for (let n = 0; n < length; n++) {
          if (letterAt(grid, row + n * down, column + n * right) !== letter) return false;
        }
        return true;
      }),
    ),
  );
}
