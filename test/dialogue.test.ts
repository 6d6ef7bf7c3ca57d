import { expect, test } from 'vitest';
import { Match } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { sayMove } from '../src/text/say.ts';
import { sayProblem } from '../src/text/say-problem.ts';

const fuseStart = '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w';

/** What a typed move of the start comes to: the move's own text, or the sentence that refuses it. */
async function typed(id: string, text: string, position?: string): Promise<string> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  const start = position
    ? Match.fromPosition(game, position)
    : { ok: true as const, value: Match.start(game, seededRandom(1)) };
  if (!start.ok) throw new Error(start.problem.code);
  const next = start.value.play(text);
  return next.ok ? (next.value.played.at(-1) ?? '') : sayProblem(next.problem, 'en', game);
}

test.each([
  ['2 C S', '2C-3C'],
  ['2 c se', '2C-4E'],
  ['2 3 4', '2C-3C'],
  ['2, 3, 8', '2C-4A'],
  ['5 b ne', 'The piece on 5B is blocked in that direction.'],
  ['2 C O', '2C-2A'],
  ['6 C S', 'There is no row “6”; choose from 1 to 5.'],
  ['2 F S', 'There is no column “F”; choose from A to E.'],
  ['2 C X', 'There is no direction “X”; give its name, such as N, or a number from 1 to 8.'],
  ['2 C 9', 'There is no direction “9”; give its name, such as N, or a number from 1 to 8.'],
  ['1 B S', 'You have no piece on 1B.'],
  ['3 C S', 'You have no piece on 3C.'],
  ['2C - 3C', '2C-3C'],
])('Neutreeko: %s is %s', async (text, expected) => {
  expect(await typed('neutreeko', text)).toBe(expected);
});

test.each([
  ['d 1 4', 'd1-d5'],
  ['D1 4', 'd1-d5'],
  ['d1 - d5', 'd1-d5'],
  ['d 1 d 5', 'd1-d5'],
  ['i 1 4', 'There is no row “i”; choose from a to h.'],
  ['d 9 4', 'There is no column “9”; choose from 1 to 8.'],
  ['d 1 7', 'There is no number of steps “7”; choose from 1 to 6.'],
  ['a 1 2', 'There is no cell “a1” on this board.'],
  ['a 2 2', 'You have no piece on a2.'],
])('Fuse: %s is %s', async (text, expected) => {
  expect(await typed('fuse', text, fuseStart)).toBe(expected);
});

test.each([
  ['cube 2 3', 'B23'],
  ['cubo 2 3', 'B23'],
  ['b 2 3', 'B23'],
  ['2 2 3', 'B23'],
  ['esfera 4 4', 'D44'],
  ['prism 2 3', 'There is no shape “prism”; give its name, such as cone, or a number from 1 to 4.'],
  ['cube 5 3', 'There is no row “5”; choose from 1 to 4.'],
  ['cube 2 5', 'There is no column “5”; choose from 1 to 4.'],
])('Quantik: %s is %s', async (text, expected) => {
  expect(await typed('quantik', text)).toBe(expected);
});

test.each([
  ['neutreeko', '2C-3C', 'Black slides 2C to 3C.', 'As pretas deslizam de 2C para 3C.'],
  ['quantik', 'D23', 'White puts a sphere on 23.', 'As brancas põem uma esfera em 23.'],
  ['tres-em-linha', '3', 'x drops a disc into column 3.', '“x” deixa cair um disco na coluna 3.'],
])('%s says %s in words', async (id, text, english, portuguese) => {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  const match = Match.start(game, seededRandom(1));
  const move = match.moves.find((each) => game.notation.move(match.state, each) === text) ?? -1;
  expect(sayMove(game, match.state, move, 'en')).toBe(english);
  expect(sayMove(game, match.state, move, 'pt')).toBe(portuguese);
});

test('a push in Fuse says what it takes along, and its groups have their sizes', async () => {
  const game = await findGame('fuse')?.load();
  if (!game) throw new Error('No Fuse.');
  const start = Match.fromPosition(game, fuseStart);
  const pushed = start.ok ? start.value.play('d1-d5') : start;
  if (!pushed.ok) throw new Error(pushed.problem.code);
  const { state, moves } = pushed.value;
  const move = moves.find((each) => game.notation.move(state, each) === 'a5-e5') ?? -1;
  expect(sayMove(game, state, move, 'en')).toBe('Black pushes a5 to e5, 1 disc ahead of it.');
  expect(game.rules.groups?.(state)[0].slice(0, 3)).toEqual([2, 1, 1]);
});
