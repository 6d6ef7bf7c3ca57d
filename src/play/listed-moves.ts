import type { Match } from '../core/match.ts';
import type { Judgement, ReportedVerdict, ReviewedMove } from '../core/report.ts';
import { moveText, type NodeId, nodeOf, root, type Tree } from './tree.ts';

/** A move of the list, with the variations that branch off instead of it. */
export interface ListedMove {
  readonly id: NodeId;
  readonly ply: number;
  readonly text: string;
  /** What the move came to for who made it, where that is known. */
  readonly verdict?: ReportedVerdict;
  readonly judgement?: Judgement;
  /** What a person has noted on it; empty where there is nothing. */
  readonly note: string;
  readonly isCurrent: boolean;
  /** Taken back: it lies ahead of where the game stands. */
  readonly isAhead: boolean;
  readonly variations: readonly (readonly ListedMove[])[];
}

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
  return first === undefined ? [] : lineFrom(table, first, table.head === root);
}

/** `isAhead`: it begins where moves were taken back. */
function lineFrom(table: ListedTable, from: NodeId, isAhead: boolean): readonly ListedMove[] {
  const moves: ListedMove[] = [];
  let isBeyond = isAhead;
  for (let id: NodeId | undefined = from; id !== undefined; id = nodeOf(table.tree, id).children[0]) {
    moves.push(listedMove(table, id, isBeyond));
    isBeyond ||= id === table.head;
  }
  return moves;
}

function listedMove(table: ListedTable, id: NodeId, isAhead: boolean): ListedMove {
  const { tree, current } = table;
  const node = nodeOf(tree, id);
  const siblings = node.parent === undefined ? [] : nodeOf(tree, node.parent).children;
  const review = table.reviewOf(node.match);
  return {
    id,
    ply: node.match.ply,
    text: moveText(node),
    ...(review && { verdict: review.after, judgement: review.judgement }),
    note: node.match.step.comment,
    isCurrent: id === current,
    isAhead,
    // The first of them speaks for the others, which stand beneath it.
    variations: siblings[0] === id ? siblings.slice(1).map((sibling) => lineFrom(table, sibling, isAhead)) : [],
  };
}
