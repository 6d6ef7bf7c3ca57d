import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { Match, readMove } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import { findGame } from '../games/index.ts';
import {
  endOf,
  grow,
  hasNode,
  lineThrough,
  mainLine,
  moveText,
  type NodeId,
  nodeOf,
  pathTo,
  plantTree,
  promote,
  prune,
  root,
  type Tree,
} from './tree.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;
const neutreeko = (await findGame('neutreeko')?.load()) as Game;

function played(...moves: readonly string[]): Match {
  return moves.reduce(
    (match, move) => {
      const next = match.play(move);
      if (!next.ok) throw new Error(next.problem.code);
      return next.value;
    },
    Match.start(game, seededRandom(1)),
  );
}

function grown(tree: Tree, at: NodeId, ...moves: readonly string[]): { tree: Tree; id: NodeId } {
  let found = { tree, id: at };
  for (const text of moves) {
    const { match } = nodeOf(found.tree, found.id);
    const move = readMove(match.game, match.state, text);
    if (!move.ok) throw new Error(move.problem.code);
    const next = grow(found.tree, found.id, move.value);
    if (!next.ok) throw new Error(next.problem.code);
    found = next.value;
  }
  return found;
}

const texts = (tree: Tree, ids: readonly NodeId[]) => ids.slice(1).map((id) => moveText(nodeOf(tree, id)));

describe('a tree', () => {
  const main = plantTree(played('1', '2', '3'));
  const { tree, id } = grown(main, 1, '4', '5');

  test('begins as the line of a match', () => {
    expect(texts(main, mainLine(main))).toEqual(['1', '2', '3']);
    expect(nodeOf(main, 2).match.played).toEqual(['1', '2']);
  });

  test('grows a variation and keeps the old line', () => {
    expect(texts(tree, mainLine(tree))).toEqual(['1', '2', '3']);
    expect(texts(tree, lineThrough(tree, 4))).toEqual(['1', '4', '5']);
    expect(pathTo(tree, id)).toEqual([0, 1, 4, 5]);
    expect(endOf(tree, 4)).toBe(id);
    expect(main.nodes.size).toBe(4);
  });

  test('takes the old way where a move was played before', () => {
    const again = grown(tree, 1, '4');
    expect(again.tree).toBe(tree);
    expect(again.id).toBe(4);
  });

  test('makes a variation the main line', () => {
    const promoted = promote(tree, id);
    expect(texts(promoted, mainLine(promoted))).toEqual(['1', '4', '5']);
    expect(texts(promoted, lineThrough(promoted, 2))).toEqual(['1', '2', '3']);
  });

  test('takes away a variation with all that follows', () => {
    const pruned = prune(tree, 4);
    expect(hasNode(pruned, 4) || hasNode(pruned, id)).toBe(false);
    expect(texts(pruned, mainLine(pruned))).toEqual(['1', '2', '3']);
    expect(prune(tree, root)).toBe(tree);
  });

  test('refuses what the rules refuse', () => {
    expect(grow(tree, root, 999)).toMatchObject({ ok: false, problem: { code: 'no-such-move' } });
  });

  test('counts repetitions along each line by itself', () => {
    const start = plantTree(Match.start(neutreeko, seededRandom(1)));
    const circle = ['5A-5C', '1A-1C', '5C-5A', '1C-1A'];
    const line = grown(start, root, '5B-5A', '1B-1A', ...circle, ...circle);
    const { match } = nodeOf(line.tree, line.id);
    expect(match.ending?.reason).toBe('repetition');
    const fork = grown(line.tree, 9, '4C-3C');
    expect(nodeOf(fork.tree, fork.id).match.ending).toBeUndefined();
  });
});
