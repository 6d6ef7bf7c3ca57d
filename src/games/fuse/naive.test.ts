import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { fuseGames } from './index.ts';

/**
 * The rules once more, as plainly as can be: a grid of letters, and one step at a time. It shares nothing with the
 * packed ones, so that a mistake in either shows.
 */
type Grid = readonly (readonly string[])[];

const gridOf = (position: string): string[][] =>
  position
    .split(' ')[0]
    .split('/')
    .map((row) => [...row]);
const textOf = (grid: Grid, side: string) => `${grid.map((row) => row.join('')).join('/')} ${side}`;
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
function naivePushes(grid: Grid, side: string): { text: string; after: Grid }[] {
  const found: { text: string; after: Grid }[] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      if (isInner(row, column) || grid[row][column].toLowerCase() !== side) continue;
      const step = stepFrom(row, column);
      const after = grid.map((line) => [...line]);
      let [r, c] = [row, column];
      while (shove(after, r, c, step)) {
        [r, c] = [r + step[0], c + step[1]];
        found.push({ text: `${nameOf(row, column)}-${nameOf(r, c)}`, after: after.map((line) => [...line]) });
      }
    }
  }
  return found;
}

/** The moves of a position, each with the position after it. */
function naiveMoves(position: string): string[] {
  const grid = gridOf(position);
  const side = position.endsWith('w') ? 'w' : 'b';
  const other = side === 'w' ? 'b' : 'w';
  const pushes = naivePushes(grid, side);
  if (pushes.length > 0) return pushes.map(({ text, after }) => `${text} ${textOf(after, other)}`);
  return naivePushes(grid, other).length > 0 ? [`pass ${textOf(grid, other)}`] : [];
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
function naiveScore(id: string, grid: Grid, side: string): { points: number; cells: string[] } {
  const groups = naiveGroups(grid, side, id === 'fuse-inner' ? isInner : () => true);
  if (id === 'fuse-omega') {
    return { points: groups.reduce((product, group) => product * group.length, 1), cells: groups.flat().sort() };
  }
  const isKing = (name: string) => /[WB]/u.test(grid['abcdefgh'.indexOf(name[0])][Number(name[1]) - 1]);
  const worth = (group: readonly string[]) => group.length + group.filter(isKing).length;
  let best: string[] = [];
  for (const group of groups) if (worth(group) > worth(best)) best = group;
  return { points: worth(best), cells: best };
}

function naiveWinner(id: string, white: number, black: number): number | null {
  if (white > black) return 0;
  if (black > white) return 1;
  return id === 'fuse-omega' ? 1 : null;
}

describe.each(fuseGames.map((game) => [game.id, game] as const))('%s by a naive second hand', (id, game) => {
  const { rules, notation, view } = game;

  test('has the same moves in the same order, the same results and the same scores', () => {
    const random = seededRandom(24);
    let [positions, passes] = [0, 0];
    for (let played = 0; played < 40; played++) {
      let state = rules.start(random);
      for (;;) {
        const position = notation.position(state);
        const grid = gridOf(position);
        const moves = legalMoves(game, state);
        const found = moves.map(
          (move) => `${notation.move(state, move)} ${notation.position(rules.apply(state, move))}`,
        );
        expect(found).toEqual(naiveMoves(position));
        const [white, black] = ['w', 'b'].map((side) => naiveScore(id, grid, side));
        expect(rules.scores?.(state)).toEqual([white.points, black.points]);
        positions++;
        if (moves.length === 0) {
          const ending = rules.ending(state);
          expect(ending?.winner).toBe(naiveWinner(id, white.points, black.points));
          expect(ending?.scores).toEqual([white.points, black.points]);
          expect(ending?.cells.map((cell) => view.cells[cell].name)).toEqual([...white.cells, ...black.cells]);
          break;
        }
        expect(rules.ending(state)).toBeUndefined();
        if (found[0].startsWith('pass')) passes++;
        state = rules.apply(state, moves[random.below(moves.length)]);
      }
    }
    expect(positions).toBeGreaterThan(900);
    expect(passes).toBeGreaterThan(0);
  });
});

test('a state reached by moves is the state that its text gives, kings included', () => {
  for (const { rules, notation, ...game } of fuseGames) {
    const random = seededRandom(8);
    for (let played = 0; played < 20; played++) {
      let state = rules.start(random);
      for (;;) {
        expect(notation.parsePosition(notation.position(state))).toEqual({ ok: true, value: state });
        const moves = legalMoves({ rules, notation, ...game }, state);
        if (moves.length === 0) break;
        state = rules.apply(state, moves[random.below(moves.length)]);
      }
    }
  }
});
