import { expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { parsePlayer } from '../../../engine/players.ts';
import { finish } from '../../../engine/service/finish.ts';
import { loadGame } from '../../../games/index.ts';
import { buildSearchTree } from '../../../study/build-search-tree.ts';
import { childrenAt, pathTo } from '../../../study/search-tree.ts';
import { tracePlayer } from '../../../study/trace.ts';
import { isLegible, layOut, narrowed, picture, placeOf } from './tree-picture.ts';

const size = { width: 764, height: 366 };

async function viewOf(name: string) {
  const game = await loadGame('neutreeko');
  const player = await parsePlayer(game, name);
  if (!player.ok) throw new Error(player.problem.code);
  const { events } = finish(tracePlayer(player.value, game.rules.start(seededRandom(1)), seededRandom(1), 5000));
  const tree = buildSearchTree(events);
  return { tree, step: tree.stepCount, collapsed: new Set<number>() };
}

test('of a tree too wide to be read the way to the chosen node is seen, with all moves along it', async () => {
  const view = await viewOf('alphabeta:3');
  const whole = layOut(view);
  expect(isLegible(whole, size)).toBe(false);
  const chosen = view.tree.nodes.plies.lastIndexOf(2);
  const narrow = narrowed(view, whole, size, chosen);
  const nodes = narrow.kind === 'tidy' ? narrow.tidy.nodes.map(({ id }) => id) : [];
  const way = [0, ...pathTo(view.tree, chosen)];
  expect(way).toHaveLength(3);
  expect(nodes.toSorted((a, b) => a - b)).toEqual(
    [0, ...way.flatMap((node) => childrenAt(view.tree, node, view.step))].sort((a, b) => a - b),
  );
  const shown = picture(view, narrow, size, undefined, chosen);
  if (shown.kind !== 'tidy') throw new Error('It should be a tidy tree.');
  const node = shown.tidy.nodes.find(({ id }) => id === chosen);
  const { x, y } = placeOf(node ?? { x: 0, depth: 0 }, shown);
  expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
});

test('the best play from the chosen node is seen as far as there is room for it', async () => {
  const view = await viewOf('alphabeta:3');
  const depthAt = (width: number) => {
    const narrow = narrowed(view, layOut(view), { width, height: 600 }, 0);
    return narrow.kind === 'tidy' ? narrow.tidy.depth : undefined;
  };
  expect([300, 900, 3000].map(depthAt)).toEqual([1, 1, 3]);
});

test('what can be read as a whole is shown as a whole', async () => {
  const view = await viewOf('alphabeta:1');
  const whole = layOut(view);
  expect(narrowed(view, whole, size, 0)).toBe(whole);
});
