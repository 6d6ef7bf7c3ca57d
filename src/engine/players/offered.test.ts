import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { findGame, games } from '../../games/index.ts';
import { playersOf } from '../players.ts';
import { TreeSearch } from '../search/search.ts';
import { estimateTreeSize } from '../search/tree-size.ts';
import { offeredLevels } from './offered.ts';

async function load(id: string) {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

async function offeredIn(id: string, position?: string): Promise<string[]> {
  const game = await load(id);
  const state = position ? game.notation.parsePosition(position) : undefined;
  if (state && !state.ok) throw new Error(state.problem.code);
  const players = await playersOf(game);
  return offeredLevels({ game, players }, state?.value ?? game.rules.start(seededRandom(1))).map(({ id }) => id);
}

describe('the levels of the reports are offered where they answer', () => {
  test.each([
    ['tres-em-linha', '...../..oox/.oxxo/xxoxo x', ['t-minimax', 't-alphabeta']],
    ['tres-em-linha', undefined, ['t-alphabeta']],
    ['drop-3x3x3', undefined, ['t-minimax', 't-alphabeta']],
    ['drop-7x6x4', undefined, []],
    ['drop-9x9x5', undefined, []],
  ])('%s from %s: %j', async (id, position, levels) => {
    expect(await offeredIn(id, position)).toEqual(levels);
  });

  test('all of those that look only so far, in every game', async () => {
    for (const { id, load } of games) {
      const game = await load();
      const players = await playersOf(game);
      const bounded = (players.reported ?? []).filter(({ player }) => player !== 'minimax' && player !== 'alphabeta');
      expect(await offeredIn(id), id).toEqual(expect.arrayContaining(bounded.map((level) => level.id)));
    }
  });
});

test('the size of a tree is estimated well where it can be counted', async () => {
  const { rules } = await load('drop-4x4x4');
  let state = rules.start(seededRandom(1));
  for (const column of [0, 1, 1, 0]) state = rules.apply(state, column);
  const search = new TreeSearch(rules, state, { depth: Number.POSITIVE_INFINITY });
  expect(search.advance(Number.POSITIVE_INFINITY)).toBe(true);
  const estimate = estimateTreeSize(rules, state, seededRandom(1), 500);
  expect(estimate / search.effort.nodes).toBeGreaterThan(0.8);
  expect(estimate / search.effort.nodes).toBeLessThan(1.25);
});
