import type { Game, Move, Random } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { Evaluation } from '../../core/player.ts';
import { present } from '../../core/present.ts';
import { shuffle } from '../../core/random.ts';
import { scoreOfOutcome } from '../../engine/search/score.ts';

/**
 * A position of a small tree that a person can search by hand. Scores are those of whoever is to move at the root, who
 * wants the most; the opponent wants the least.
 */
export interface TreeNode<S> {
  /** Its place in the tree, depth first; the root is 0. */
  readonly id: number;
  /** Undefined for the root. */
  readonly parent: number | undefined;
  readonly ply: number;
  /** What led here; undefined for the root. */
  readonly move: Move | undefined;
  /** The text of that move; empty for the root. */
  readonly text: string;
  readonly state: S;
  /** In the order in which a search looks at them. */
  readonly children: readonly number[];
  /** Only where nothing is looked at beyond: the result of the game, or what the evaluation says. */
  readonly score?: number;
}

export type Tree<S> = readonly TreeNode<S>[];

/** A tree of legal moves, at each ply so many of them at most, drawn at random and kept in the order of the rules. */
export function growTree<S>(
  game: Game<S>,
  evaluation: Evaluation<S>,
  root: S,
  widths: readonly number[],
  random: Random,
): Tree<S> {
  const nodes: (TreeNode<S> | undefined)[] = [];
  grow(root, 0, undefined, undefined, '');
  return nodes.map((node) => present(node, 'position of the tree'));

  function grow(state: S, ply: number, parent: number | undefined, move: Move | undefined, text: string): number {
    const id = nodes.push(undefined) - 1;
    const children: number[] = [];
    for (const next of chosenMoves(state, widths[ply] ?? 0)) {
      children.push(grow(game.rules.apply(state, next), ply + 1, id, next, game.notation.move(state, next)));
    }
    const score = children.length === 0 ? { score: scoreOfLeaf(game, evaluation, state, ply) } : {};
    nodes[id] = { id, parent, ply, move, text, state, children, ...score };
    return id;
  }

  function chosenMoves(state: S, width: number): readonly Move[] {
    const moves = legalMoves(game, state);
    if (moves.length <= width) return moves;
    const drawn = new Set(shuffle(moves, random).slice(0, width));
    return moves.filter((move) => drawn.has(move));
  }
}

function scoreOfLeaf<S>({ rules }: Game<S>, evaluation: Evaluation<S>, state: S, ply: number): number {
  const outcome = rules.outcome(state);
  const own = outcome === 'ongoing' ? evaluation.evaluate(state) : scoreOfOutcome(outcome, ply);
  // Not −0.
  return isMaximising({ ply }) ? own : 0 - own;
}

/** Whether whoever is to move is who is to move at the root. */
export function isMaximising({ ply }: { readonly ply: number }): boolean {
  return ply % 2 === 0;
}

export function nodeAt<S>(tree: Tree<S>, id: number): TreeNode<S> {
  return present(tree[id], `position ${id} in the tree`);
}

/** From the root to a position, both with it. */
export function pathTo<S>(tree: Tree<S>, id: number): readonly TreeNode<S>[] {
  const node = nodeAt(tree, id);
  return node.parent === undefined ? [node] : [...pathTo(tree, node.parent), node];
}

/** The different scores of the leaves, the least first. */
export function leafScores<S>(tree: Tree<S>): readonly number[] {
  const scores = tree.flatMap(({ score }) => (score === undefined ? [] : [score]));
  return [...new Set(scores)].sort((one, other) => one - other);
}
