import { expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import { layOut } from './layout.ts';
import { rowsOf, walk } from './walk.ts';

async function walker(id: string, isFlipped = false) {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  const { cells } = game.view;
  const layout = layOut(game.view, { isFlipped });
  return {
    layout,
    rows: rowsOf(layout).map((row) => row.map((cell) => cells[cell]?.name).join(' ')),
    step(from: string, key: string): string | undefined {
      const next = walk(
        layout,
        cells.findIndex(({ name }) => name === from),
        key,
      );
      return next === undefined ? undefined : cells[next]?.name;
    },
  };
}

test('arrows lead to the next cell as it is seen', async () => {
  const { step } = await walker('neutreeko');
  expect(step('3C', 'ArrowLeft')).toBe('3B');
  expect(step('3C', 'ArrowUp')).toBe('2C');
  expect(step('3C', 'Home')).toBe('3A');
  expect(step('3C', 'End')).toBe('3E');
  expect(step('1C', 'ArrowUp')).toBeUndefined();
  const flipped = await walker('neutreeko', true);
  expect(flipped.step('3C', 'ArrowLeft')).toBe('3D');
});

test('missing corners are passed by', async () => {
  const { step } = await walker('fuse');
  expect(step('b1', 'ArrowUp')).toBe('a2');
  expect(step('a2', 'ArrowLeft')).toBeUndefined();
});

test('stocks and entries are rows of their own', async () => {
  const { rows, step } = await walker('quantik');
  expect([rows[0], rows.at(-1), rows.length]).toEqual(['a b c d', 'A B C D', 6]);
  expect(step('44', 'ArrowDown')).toBe('D');
  expect((await walker('tres-em-linha')).rows[0]).toBe('1 2 3 4 5');
});
