import type { Match } from '../../core/match.ts';
import type { ReviewedMove } from '../../core/report.ts';
import type { ListedMove } from './move-list.tsx';
import { moveText, type NodeId, nodeOf, root, type Tree } from './tree.ts';

/** What the list needs to know of the table. */
export interface ListedTable {
  readonly tree: Tree;
  readonly current: NodeId;
  readonly head: NodeId;
  /** How the move that led to a position did, where that is known. */
  reviewOf(match: Match): ReviewedMove | undefined;
}

/** The main line, each move with the variations that branch off instead of it. */
export function listMoves(table: ListedTable): readonly ListedMove[] {
  const [first] = nodeOf(table.tree, root).children;
  return first === undefined ? [] : lineFrom(table, first);
}

function lineFrom(table: ListedTable, from: NodeId): readonly ListedMove[] {
  const moves: ListedMove[] = [];
  for (let id: NodeId | undefined = from; id !== undefined; id = nodeOf(table.tree, id).children[0]) {
    moves.push(listedMove(table, id));
  }
  return moves;
}

function listedMove(table: ListedTable, id: NodeId): ListedMove {
  const { tree, current, head } = table;
  const node = nodeOf(tree, id);
  const siblings = node.parent === undefined ? [] : nodeOf(tree, node.parent).children;
  const review = table.reviewOf(node.match);
  return {
    id,
    ply: node.match.ply,
    text: moveText(node),
    ...(review && { verdict: review.after, judgement: review.judgement }),
    isCurrent: id === current,
    isAhead: isTakenBack(tree, id, head),
    // The first of them speaks for the others, which stand beneath it.
    variations: siblings[0] === id ? siblings.slice(1).map((sibling) => lineFrom(table, sibling)) : [],
  };
}

/** Whether a move of the main line lies ahead of where the game stands. */
function isTakenBack(tree: Tree, id: NodeId, head: NodeId): boolean {
  const { match } = nodeOf(tree, head);
  const ahead = nodeOf(tree, id).match;
  return ahead.ply > match.ply && match.played.every((text, ply) => ahead.played[ply] === text);
}
