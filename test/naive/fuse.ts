import type { Outcome } from '../../src/core/game.ts';
import { type Grid, gridOf, type NaiveMove, type NaiveRules, textOf } from './naive.ts';

type NaiveScoring = 'all' | 'inner' | 'kings' | 'omega';

const nameOf = (row: number, column: number) => `${'abcdefgh'[row]}${column + 1}`;
const isInner = (row: number, column: number) => row >= 1 && row <= 6 && column >= 1 && column <= 6;

/** The step inwards from a border cell. */
function stepFrom(row: number, column: number): [number, number] {
  if (row === 0) return [1, 0];
  if (row === 7) return [-1, 0];
  return column === 0 ? [0, 1] : [0, -1];
}

/** Moves whatever is on a cell one step on, and before that what is in its way; false if something would leave. */
function shove(grid: string[][], row: number, column: number, [down, right]: [number, number]): boolean {
  const [nextRow, nextColumn] = [row + down, column + right];
  if (!isInner(nextRow, nextColumn)) return false;
  if (grid[nextRow][nextColumn] !== '.' && !shove(grid, nextRow, nextColumn, [down, right])) return false;
  grid[nextRow][nextColumn] = grid[row][column];
  grid[row][column] = '.';
  return true;
}

/** Every push of one side, with the board after it. */
function naivePushes(grid: Grid, side: string): { move: string; after: Grid }[] {
  const found: { move: string; after: Grid }[] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      if (isInner(row, column) || grid[row][column].toLowerCase() !== side) continue;
      const step = stepFrom(row, column);
      const after = grid.map((line) => [...line]);
      let [r, c] = [row, column];
      while (shove(after, r, c, step)) {
        [r, c] = [r + step[0], c + step[1]];
        found.push({ move: `${nameOf(row, column)}-${nameOf(r, c)}`, after: after.map((line) => [...line]) });
      }
    }
  }
  return found;
}

function movesOf(position: string): NaiveMove[] {
  const { grid, side } = gridOf(position);
  const other = side === 'w' ? 'b' : 'w';
  const pushes = naivePushes(grid, side);
  if (pushes.length > 0) return pushes.map(({ move, after }) => ({ move, position: textOf(after, other) }));
  return naivePushes(grid, other).length > 0 ? [{ move: 'pass', position: textOf(grid, other) }] : [];
}

/** The groups of one side in reading order, each as the names of its cells, in reading order too. */
function naiveGroups(grid: Grid, side: string, isCounted: (row: number, column: number) => boolean): string[][] {
  const groups: string[][] = [];
  const seen = new Set<string>();
  const visit = (row: number, column: number): string[] => {
    const name = nameOf(row, column);
    if (grid[row]?.[column]?.toLowerCase() !== side || !isCounted(row, column) || seen.has(name)) return [];
    seen.add(name);
    const beside = [visit(row - 1, column), visit(row + 1, column), visit(row, column - 1), visit(row, column + 1)];
    return [name, ...beside.flat()];
  };
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const group = visit(row, column);
      if (group.length > 0) groups.push(group.sort());
    }
  }
  return groups;
}

/** What one side scores, and the cells that count for it. */
function naiveScore(scoring: NaiveScoring, grid: Grid, side: string): { points: number; cells: readonly string[] } {
  const groups = naiveGroups(grid, side, scoring === 'inner' ? isInner : () => true);
  if (scoring === 'omega') {
    return { points: groups.reduce((product, group) => product * group.length, 1), cells: groups.flat().sort() };
  }
  const isKing = (name: string) => /[WB]/u.test(grid['abcdefgh'.indexOf(name[0])][Number(name[1]) - 1]);
  const worth = (group: readonly string[]) => group.length + group.filter(isKing).length;
  let best: string[] = [];
  for (const group of groups) if (worth(group) > worth(best)) best = group;
  return { points: worth(best), cells: best };
}

function naiveWinner(scoring: NaiveScoring, white: number, black: number): number | null {
  if (white > black) return 0;
  if (black > white) return 1;
  return scoring === 'omega' ? 1 : null;
}

export function naiveFuse(scoring: NaiveScoring): NaiveRules {
  const scored = (position: string) => ['w', 'b'].map((side) => naiveScore(scoring, gridOf(position).grid, side));
  return {
    moves: movesOf,

    outcome(position): Outcome {
      if (movesOf(position).length > 0) return 'ongoing';
      const [white, black] = scored(position);
      const winner = naiveWinner(scoring, white.points, black.points);
      if (winner === null) return 'draw';
      return winner === 'wb'.indexOf(gridOf(position).side) ? 'win' : 'loss';
    },

    scores(position) {
      const [white, black] = scored(position);
      return [white.points, black.points];
    },

    decidingCells: (position) => scored(position).flatMap(({ cells }) => cells),
  };
}
