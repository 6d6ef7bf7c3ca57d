import { expect, test } from 'vitest';
import { Match } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import { neutreeko } from '../games/neutreeko/index.ts';
import { listMoves } from './listed-moves.ts';
import { grow, type NodeId, plantTree, type Tree } from './tree.ts';

function lineOf(...moves: readonly string[]): Match {
  let match = Match.start(neutreeko, seededRandom(1)) as Match;
  for (const move of moves) {
    const next = match.play(move);
    if (!next.ok) throw new Error(`${move} can't be played.`);
    match = next.value;
  }
  return match;
}

function grown(tree: Tree, at: NodeId, move: string): Tree {
  const match = tree.nodes.get(at)?.match;
  const next = match?.play(move);
  const played = next?.ok ? next.value.steps[next.value.ply]?.move : undefined;
  const result = played === undefined ? undefined : grow(tree, at, played);
  if (!result?.ok) throw new Error(`${move} can't be played there.`);
  return result.value.tree;
}

const nothing = () => undefined;

test('an empty game lists nothing', () => {
  expect(listMoves({ tree: plantTree(lineOf()), current: 0, head: 0, reviewOf: nothing })).toEqual([]);
});

test('the main line is listed in order, with where one looks', () => {
  const moves = listMoves({ tree: plantTree(lineOf('5B-5C', '4C-2E')), current: 1, head: 2, reviewOf: nothing });
  expect(moves.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
    ['5B-5C', true],
    ['4C-2E', false],
  ]);
});

test('a variation stands with the move that it replaces', () => {
  const tree = grown(plantTree(lineOf('5B-5C', '4C-2E', '2C-2A')), 1, '4C-4A');
  const moves = listMoves({ tree, current: 3, head: 3, reviewOf: nothing });
  expect(moves.map(({ variations }) => variations.map((line) => line.map(({ text }) => text)))).toEqual([
    [],
    [['4C-4A']],
    [],
  ]);
});

test('moves that were taken back lie ahead of the game', () => {
  const tree = plantTree(lineOf('5B-5C', '4C-2E', '2C-2A'));
  const ahead = listMoves({ tree, current: 1, head: 1, reviewOf: nothing }).map(({ isAhead }) => isAhead);
  expect(ahead).toEqual([false, true, true]);
});
