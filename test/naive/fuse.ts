import type { Outcome } from '../../src/core/game.ts';
import { changed, type Grid, gridOf, letterAt, type NaiveMove, type NaiveRules, type Step, textOf } from './naive.ts';

type NaiveScoring = 'all' | 'inner' | 'kings' | 'omega';

const nameOf = (row: number, column: number) => `${'abcdefgh'[row]}${column + 1}`;
const isInner = (row: number, column: number) => row >= 1 && row <= 6 && column >= 1 && column <= 6;

/** The step inwards from a border cell. */
function stepFrom(row: number, column: number): Step {
  if (row === 0) return [1, 0];
  if (row === 7) return [-1, 0];
  return column === 0 ? [0, 1] : [0, -1];
}

/** The board after a cell's piece went a step on, and what was in its way before it; none if something would leave. */
function shove(grid: Grid, row: number, column: number, step: Step): Grid | undefined {
  const [nextRow, nextColumn] = [row + step[0], column + step[1]];
  if (!isInner(nextRow, nextColumn)) return undefined;
  const cleared = letterAt(grid, nextRow, nextColumn) === '.' ? grid : shove(grid, nextRow, nextColumn, step);
  return cleared && changed(cleared, [nextRow, nextColumn, letterAt(grid, row, column)], [row, column, '.']);
}

/** Every push of one side, with the board after it. */
function naivePushes(grid: Grid, side: string): { move: string; after: Grid }[] {
  const found: { move: string; after: Grid }[] = [];
  for (const [row, cells] of grid.entries()) {
    for (const [column, letter] of cells.entries()) {
      if (isInner(row, column) || letter.toLowerCase() !== side) continue;
      const step = stepFrom(row, column);
      let [r, c] = [row, column];
      for (let after = shove(grid, r, c, step); after; after = shove(after, r, c, step)) {
        [r, c] = [r + step[0], c + step[1]];
        found.push({ move: `${nameOf(row, column)}-${nameOf(r, c)}`, after });
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
    if (letterAt(grid, row, column).toLowerCase() !== side || !isCounted(row, column) || seen.has(name)) return [];
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
  const kings = new Set(
    grid.flatMap((cells, row) => cells.flatMap((letter, column) => (/[WB]/u.test(letter) ? nameOf(row, column) : []))),
  );
  const worth = (group: readonly string[]) => group.length + group.filter((name) => kings.has(name)).length;
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
  const scored = (position: string) => {
    const { grid } = gridOf(position);
    return { white: naiveScore(scoring, grid, 'w'), black: naiveScore(scoring, grid, 'b') };
  };
  return {
    moves: movesOf,

    outcome(position): Outcome {
      if (movesOf(position).length > 0) return 'ongoing';
      const { white, black } = scored(position);
      const winner = naiveWinner(scoring, white.points, black.points);
      if (winner === null) return 'draw';
      return winner === 'wb'.indexOf(gridOf(position).side) ? 'win' : 'loss';
    },

    scores(position) {
      const { white, black } = scored(position);
      return [white.points, black.points];
    },

    decidingCells(position) {
      const { white, black } = scored(position);
      return [...white.cells, ...black.cells];
    },
  };
}
