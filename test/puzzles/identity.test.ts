import { expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { loadGame } from '../../src/games/index.ts';
import { neutreeko } from '../../src/games/neutreeko/index.ts';
import { identify, idOf } from '../../src/study/puzzles/identity.ts';
import { exchangeColours } from '../../tools/puzzles/neutreeko.ts';
import { stateAt } from '../solving.ts';

/** Links and schedules have these ids: they must never change, nor the image in which a puzzle is shown. */
const frozen = [
  ['neutreeko', '.w.w./..b../...../..w../.b.b. b', 'j6gqe9nq', '...../b...w/.w.b./b...w/..... w'],
  ['neutreeko', '.w..w/...../...../..w.b/..bb. w', 'cutmm0s0', 'w..w./...../...../b.w../.bb.. w'],
  ['quantik', 'D..A/b.../.Ba./...b w', 'hjsa2e18', '.d../a..D/..aB/.A.. w'],
  ['quantik', '..../..../..../.... w', 'afcn4mwy', '..../..../..../.... w'],
  ['tres-em-linha', '...../..oox/.oxxo/xxoxo x', 'ixzn50un', '...../xoo../oxxo./oxoxx x'],
  [
    'drop-7x6x4',
    '......./......./......./......./......./...x... o',
    'k9pgxorf',
    '......./......./......./......./......./...x... o',
  ],
  [
    'fuse',
    '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w',
    'ah2o4prq',
    '#..b...#/..w.w.b./..bwwwb./wbbbwwb./...ww.../.bww..../..b..bb./#......# w',
  ],
] as const;

test.each(frozen)('%s %s is the puzzle %s', async (id, position, name, shown) => {
  if (id === 'neutreeko') check(neutreeko, position, name, shown, exchangeColours);
  else check(await loadGame(id), position, name, shown);
});

function check<S>(game: Game<S>, position: string, id: string, shown: string, exchange?: (state: S) => S): void {
  const state = stateAt(game, position);
  const identity = identify(game, state, exchange);
  expect({ id: identity.id, shown: game.notation.position(identity.state) }).toEqual({ id, shown });
  expect(idOf(shown)).toBe(id);
  const images = game.symmetries().map((symmetry) => symmetry.state(exchange?.(state) ?? state));
  for (const image of images.filter((_, index) => index === 1 || index === images.length - 1)) {
    expect(identify(game, image, exchange).id).toBe(id);
  }
}

test('different positions have different ids, of eight small letters and digits', () => {
  const cells = Array.from({ length: 25 }, (_, cell) => cell);
  const positions = cells.flatMap((black) =>
    cells.flatMap((white) => {
      const letters = cells.map((cell) => (cell === black ? 'b' : cell === white ? 'w' : '.')).join('');
      return [`${letters} b`, `${letters} w`];
    }),
  );
  const ids = positions.map(idOf);
  // Where both are on one cell, only black is seen, 25 times over.
  expect(new Set(ids).size).toBe(new Set(positions).size);
  expect(ids.filter((id) => !/^[0-9a-z]{8}$/u.test(id))).toEqual([]);
});
