import { expect, test } from 'vitest';
import { readMove } from '../../../core/match.ts';
import { findGame } from '../../../games/index.ts';
import { framesOf } from './motion.ts';

/** Where the pieces of a move are at each moment, those that stand still left out. */
async function frames(id: string, position: string, text: string): Promise<string[]> {
  const game = await findGame(id)?.load();
  const state = game?.notation.parsePosition(position);
  if (!game || !state?.ok) throw new Error(`No position ${position} of ${id}.`);
  const move = readMove(game, state.value, text);
  if (!move.ok) throw new Error(move.problem.code);
  const before = game.view.pieces(state.value).map((piece) => piece.cell);
  const movers = new Set(game.view.motion(state.value, move.value).map(({ from }) => from));
  const still = before.filter((cell) => !movers.has(cell));
  return framesOf(game, state.value, move.value).map((pieces) =>
    pieces
      .filter((piece) => !still.includes(piece.cell))
      .map((piece) => game.view.cells[piece.cell]?.name)
      .join(' '),
  );
}

test('a stone slides cell by cell', async () => {
  expect(await frames('neutreeko', '.w.w./..b../...../..w../.b.b. b', '5B-2B')).toEqual(['4B', '3B']);
});

test('discs that are pushed wait until they are reached', async () => {
  const pushed = '#bwbbww#/b......b/w......w/....w..b/b......w/b......b/w......w/#wbbwbw# b';
  expect(await frames('fuse', pushed, 'a5-e5')).toEqual(['b5 d5', 'c5 d5', 'd5 e5']);
});

test('a disc falls from above its column', async () => {
  expect(await frames('tres-em-linha', '...../...../...../..... x', '3')).toEqual(['3d', '3c', '3b']);
});

test('a piece from a stock is just put', async () => {
  expect(await frames('quantik', '..../..../..../.... w', 'B23')).toEqual([]);
});
