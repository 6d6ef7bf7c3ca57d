import { expect, test } from 'vitest';
import ticTacToe from '../../examples/tic-tac-toe/index.ts';
import type { Game } from '../core/game.ts';
import { findGame, games } from '../games/index.ts';
import { hasDrawnStart } from './setup.ts';

test.each(games.map(({ id, variantOf }) => [id, variantOf ?? id] as const))(
  'chance decides where %s begins only if it is Fuse',
  async (id, family) => {
    const game = await findGame(id)?.load();
    if (!game) throw new Error(`No game ${id}.`);
    expect(hasDrawnStart(game)).toBe(family === 'fuse');
  },
);

test('a start that is drawn from a few is seen to be drawn', () => {
  const { rules } = ticTacToe;
  const start = (cell: number) => rules.apply(0, cell);
  const drawn: Game<number> = { ...ticTacToe, rules: { ...rules, start: (random) => start(random.below(9)) } };
  expect(hasDrawnStart(drawn)).toBe(true);
  expect(hasDrawnStart({ ...drawn, rules: { ...rules, start: () => start(1) } })).toBe(false);
});
