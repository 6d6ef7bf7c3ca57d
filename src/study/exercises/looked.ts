import type { Game, Rules } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { unbounded } from '../../engine/search/score.ts';
import { TreeSearch } from '../../engine/search/search.ts';
import { isMaximising, nodeAt, type Tree, type TreeNode } from './tree.ts';

/** What alpha-beta made of a position of a tree that it looked at; all for whoever is to move at the root. */
export interface Looked {
  /** What either is sure of elsewhere, when the position is entered. */
  readonly alpha: number;
  readonly beta: number;
  /** What the position returns. */
  readonly score: number;
  /** Whether that is the true score, or the truth is no more or no less: something below needed no look. */
  readonly bound: 'exact' | 'at-most' | 'at-least';
  /** The moves that needed no look. */
  readonly cut: readonly number[];
}

/**
 * Searches a tree with the very search of our players, pruned and in the order of the tree. Positions that were never
 * entered have nothing.
 */
export function lookInto<S>(game: Game<S>, tree: Tree<S>): readonly (Looked | undefined)[] {
  const windows: ({ alpha: number; beta: number } | undefined)[] = [];
  const scores: number[] = [];
  const path = [0];
  windows[0] = { alpha: Number.NEGATIVE_INFINITY, beta: Number.POSITIVE_INFINITY };
  const search = new TreeSearch(rulesOf(game, tree), nodeAt(tree, 0), {
    depth: Math.max(...tree.map(({ ply }) => ply)),
    isPruned: true,
    evaluate: (node) => (isMaximising(node) ? scoreOf(node) : 0 - scoreOf(node)),
    onEvent(event) {
      if (event.kind === 'enter') {
        const parent = nodeAt(tree, path[event.ply - 1] ?? 0);
        const id = present(parent.children[event.move], 'move of the tree');
        path[event.ply] = id;
        // A step has the scores of whoever made the move.
        windows[id] = isMaximising(parent)
          ? widened(event.alpha, event.beta)
          : widened(0 - event.beta, 0 - event.alpha);
      } else if (event.kind === 'value') {
        const id = path[event.ply] ?? 0;
        scores[id] = event.ply % 2 === 1 ? event.score : 0 - event.score;
      }
    },
  });
  while (!search.advance(tree.length));
  scores[0] = search.score;
  const found: (Looked | undefined)[] = [];
  // What lies below comes later in the tree, and is needed first.
  for (const { id, children } of [...tree].reverse()) {
    const bounds = windows[id];
    if (!bounds) continue;
    const score = present(scores[id], 'score of a position that was entered');
    const cut = children.filter((child) => !windows[child]);
    const isWhole = children.every((child) => found[child]?.bound === 'exact');
    const isExact = isWhole || (score > bounds.alpha && score < bounds.beta);
    const bound = isExact ? 'exact' : score <= bounds.alpha ? 'at-most' : 'at-least';
    found[id] = { ...bounds, score, bound, cut };
  }
  return tree.map(({ id }) => found[id]);
}

/** The search has numbers beyond every score where nobody is sure of anything. Adding nothing makes 0 of −0. */
function widened(alpha: number, beta: number): { alpha: number; beta: number } {
  return {
    alpha: alpha === -unbounded ? Number.NEGATIVE_INFINITY : alpha + 0,
    beta: beta === unbounded ? Number.POSITIVE_INFINITY : beta + 0,
  };
}

function scoreOf<S>({ score }: TreeNode<S>): number {
  return present(score, 'score of a leaf');
}

/** The rules of a game that is played down the tree: a move is its place among those that are there. */
function rulesOf<S>(game: Game<S>, tree: Tree<S>): Rules<TreeNode<S>> {
  return {
    maxMoves: Math.max(...tree.map(({ children }) => children.length)),
    start: () => nodeAt(tree, 0),
    turn: (node) => (isMaximising(node) ? 0 : 1),
    moves(node, into) {
      for (let place = 0; place < node.children.length; place++) into[place] = place;
      return node.children.length;
    },
    apply: (node, place) => nodeAt(tree, present(node.children[place], 'move of the tree')),
    outcome: ({ state }) => game.rules.outcome(state),
    ending: () => undefined,
  };
}
