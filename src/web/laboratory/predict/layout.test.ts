import { expect, test } from 'vitest';
import { present } from '../../../core/present.ts';
import { playersOf } from '../../../engine/players.ts';
import { loadGame } from '../../../games/index.ts';
import { drawExercise } from '../../../study/exercises/exercise.ts';
import { exerciseKinds } from '../../../study/exercises/question.ts';
import { boxHeight, layOut, neighbour } from './layout.ts';

const game = await loadGame('neutreeko');
const players = await playersOf(game);
const trees = exerciseKinds.flatMap((kind) =>
  Array.from({ length: 10 }, (_, index) => present(drawExercise(game, players, kind, index + 1), 'exercise').tree),
);

test('no two boxes of a tree touch, all are within it, and it fits a telephone', () => {
  for (const tree of trees) {
    const { places, width, height } = layOut(tree);
    expect(places).toHaveLength(tree.length);
    expect(width).toBeLessThanOrEqual(400);
    for (const [id, one] of places.entries()) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.x + one.width).toBeLessThan(width);
      expect(one.y - boxHeight / 2).toBeGreaterThan(0);
      expect(one.y + boxHeight / 2).toBeLessThan(height);
      for (const other of places.slice(id + 1)) {
        const isApart =
          one.x + one.width <= other.x || other.x + other.width <= one.x || Math.abs(one.y - other.y) >= boxHeight;
        expect(isApart).toBe(true);
      }
    }
  }
});

test('arrow keys reach every position, and come back', () => {
  for (const tree of trees) {
    const reached = new Set([0]);
    for (const id of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        reached.add(neighbour(tree, id, key));
      }
    }
    expect(reached.size).toBe(tree.length);
    for (const { id, parent } of tree) {
      expect(neighbour(tree, id, 'ArrowLeft')).toBe(parent ?? 0);
      const below = neighbour(tree, id, 'ArrowDown');
      if (below !== id) expect(neighbour(tree, below, 'ArrowUp')).toBe(id);
    }
  }
});
