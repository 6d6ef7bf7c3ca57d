import { expect, test } from 'vitest';
import { randomOngoing, stateAt } from '../../../test/solving.ts';
import { seededRandom } from '../../core/random.ts';
import { makeOpenLines } from './evaluation.ts';
import { makeDrop } from './index.ts';
import { DropBoard } from './rules.ts';

const sizes = [
  { columns: 5, rows: 4, line: 3 },
  { columns: 7, rows: 6, line: 4 },
  { columns: 9, rows: 9, line: 5 },
];

/** The same once more, on the letters of a position. */
function naiveLines(position: string, length: number): number {
  const [board, side] = position.split(' ');
  const grid = board.split('/');
  let total = 0;
  for (let row = 0; row < grid.length; row++) {
    for (let column = 0; column < grid[0].length; column++) {
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ]) {
        const cells = Array.from({ length }, (_, n) => grid[row + n * down]?.[column + n * right]);
        if (cells.some((cell) => cell === undefined)) continue;
        const own = cells.filter((cell) => cell === side).length;
        const theirs = cells.filter((cell) => cell !== side && cell !== '.').length;
        if (own > 0 && theirs === 0) total += 4 ** (own - 1);
        if (theirs > 0 && own === 0) total -= 4 ** (theirs - 1);
      }
    }
  }
  return total;
}

test.each(sizes)('open lines are counted on $columns × $rows as on paper', (size) => {
  const game = makeDrop(size);
  const { evaluate } = makeOpenLines(new DropBoard(size));
  const random = seededRandom(8);
  for (let n = 0; n < 200; n++) {
    const state = randomOngoing(game, random, 30);
    expect(evaluate(state)).toBe(naiveLines(game.notation.position(state), size.line));
  }
});

test('a disc in the middle is in more lines', () => {
  const game = makeDrop(sizes[0]);
  const { evaluate } = makeOpenLines(new DropBoard(sizes[0]));
  const after = (row: string) => evaluate(stateAt(game, `...../...../...../${row} o`));
  // Three lines along the row, one up, and one on each diagonal that fits.
  expect(after('..x..')).toBe(-6);
  expect(after('x....')).toBe(-3);
});
