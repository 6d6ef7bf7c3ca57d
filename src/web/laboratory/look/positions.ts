import type { Game } from '../../../core/game.ts';
import { entry, type NodeId, type SearchTree } from '../../../study/search-tree.ts';

/** The positions of the nodes of a tree, each found when it is asked for. */
export interface Positions {
  stateOf(node: NodeId): unknown;
  /** The position's text. */
  textOf(node: NodeId): string;
  /** The text of the move that leads to a node; empty for a root. */
  moveOf(node: NodeId): string;
}

/** No more are remembered. */
const maxRemembered = 50_000;

export function positionsOf({ rules, notation }: Game, root: unknown, { nodes }: SearchTree): Positions {
  const states = new Map<NodeId, unknown>();
  const texts = new Map<NodeId, string>();
  const moves = new Map<NodeId, string>();

  function stateOf(node: NodeId): unknown {
    const parent = entry(nodes.parents, node);
    if (parent < 0) return root;
    return remembered(states, node, () => rules.apply(stateOf(parent), entry(nodes.moves, node)));
  }

  return {
    stateOf,
    textOf: (node) => remembered(texts, node, () => notation.position(stateOf(node))),
    moveOf: (node) => {
      const parent = entry(nodes.parents, node);
      if (parent < 0) return '';
      return remembered(moves, node, () => notation.move(stateOf(parent), entry(nodes.moves, node)));
    },
  };
}

function remembered<T>(known: Map<NodeId, T>, node: NodeId, find: () => T): T {
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = find();
  if (known.size >= maxRemembered) known.clear();
  known.set(node, found);
  return found;
}
