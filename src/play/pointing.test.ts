import { expect, test } from 'vitest';
import { legalMoves } from '../core/match.ts';
import { findGame } from '../games/index.ts';
import { cellsLike, isDraggable, type Pointing, type Press, press, putDown, targetsOf } from './pointing.ts';

/** A board of a game in some position, and the numbers of its cells by their names. */
async function pointingAt(id: string, position: string) {
  const game = await findGame(id)?.load();
  const state = game?.notation.parsePosition(position);
  if (!game || !state?.ok) throw new Error(`No such position of ${id}.`);
  const at = (name: string) => game.view.cells.findIndex((cell) => cell.name === name);
  const moves = legalMoves(game, state.value);
  const pointing: Pointing<unknown> = { game, state: state.value, moves, picked: [] };
  const sayMove = (answer: Press) =>
    answer.kind === 'played' ? game.notation.move(state.value, answer.move) : `not played: ${answer.kind}`;
  return { pointing, at, sayMove };
}

const neutreeko = ['neutreeko', '.w.w./..b../...../..w../.b.b. b'] as const;

test('a press picks up, a second one puts down', async () => {
  const { pointing, at, sayMove } = await pointingAt(...neutreeko);
  expect(press(pointing, at('5B'))).toEqual({ kind: 'picked', path: [at('5B')] });
  expect(sayMove(press({ ...pointing, picked: [at('5B')] }, at('5C')))).toBe('5B-5C');
});

test('pressed again, a piece is let go; another of one’s own is taken up instead', async () => {
  const { pointing, at } = await pointingAt(...neutreeko);
  const held = { ...pointing, picked: [at('5B')] };
  expect(press(held, at('5B'))).toEqual({ kind: 'nothing', path: [] });
  expect(press(held, at('5D'))).toEqual({ kind: 'picked', path: [at('5D')] });
});

test('an illegal try is refused with its reason', async () => {
  const { pointing, at } = await pointingAt(...neutreeko);
  const refusal = (code: string) => ({ kind: 'refused', problem: expect.objectContaining({ code }) });
  expect(press(pointing, at('1B'))).toEqual(refusal('not-your-piece'));
  const held = { ...pointing, picked: [at('5B')] };
  expect(press(held, at('3B'))).toEqual(refusal('stops-elsewhere'));
  expect(press(held, at('1B'))).toEqual(refusal('cell-taken'));
  expect(putDown(held, at('4E'))).toEqual(refusal('not-in-line'));
});

test('a piece that cannot move is refused at once', async () => {
  const over = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# b';
  const { pointing, at } = await pointingAt('fuse', over);
  expect(press(pointing, at('h4')).kind).toBe('picked');
  expect(press(pointing, at('e1'))).toMatchObject({ kind: 'refused', problem: { code: 'not-your-piece' } });
});

test('only a pass is left: nothing can be picked up', async () => {
  const blocked = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';
  const { pointing, at } = await pointingAt('fuse', blocked);
  expect(targetsOf(pointing).size).toBe(0);
  expect(press(pointing, at('e1'))).toMatchObject({ kind: 'refused', problem: { code: 'cannot-move' } });
});

test('a dragged piece stays in the hand over its own cell, and goes back when dropped outside', async () => {
  const { pointing, at, sayMove } = await pointingAt(...neutreeko);
  const held = { ...pointing, picked: [at('5B')] };
  expect(putDown(held, at('5B'))).toEqual({ kind: 'picked', path: [at('5B')] });
  expect(putDown(held, undefined)).toEqual({ kind: 'nothing', path: [] });
  expect(sayMove(putDown(held, at('2B')))).toBe('5B-2B');
});

test('any cell of a column drops into it', async () => {
  const { pointing, at, sayMove } = await pointingAt('tres-em-linha', '...../...../..o../..x.. x');
  expect(sayMove(press(pointing, at('3d')))).toBe('3');
  expect(sayMove(press(pointing, at('3')))).toBe('3');
  expect(cellsLike(pointing, at('3d')).length).toBe(5);
  expect(isDraggable(pointing, at('3'))).toBe(false);
  expect([...targetsOf(pointing).keys()]).toEqual(['1a', '2a', '3c', '4a', '5a'].map(at));
});

test('a piece comes from the stock', async () => {
  const { pointing, at, sayMove } = await pointingAt('quantik', '..../.b../..../...C w');
  expect(isDraggable(pointing, at('C'))).toBe(true);
  expect(press(pointing, at('c'))).toMatchObject({ kind: 'refused', problem: { code: 'not-your-piece' } });
  expect(sayMove(press({ ...pointing, picked: [at('C')] }, at('11')))).toBe('C11');
  expect(press({ ...pointing, picked: [at('B')] }, at('11'))).toMatchObject({
    kind: 'refused',
    problem: { code: 'opponent-has-shape' },
  });
});

test('a legal move that is not asked for is neither played nor refused', async () => {
  const { pointing, at } = await pointingAt(...neutreeko);
  const task = { ...pointing, moves: pointing.moves.slice(0, 1) };
  expect(press(task, at('5B'))).toEqual({ kind: 'nothing', path: [] });
});
