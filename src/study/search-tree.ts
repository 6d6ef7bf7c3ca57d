import type { Move } from '../core/move.ts';
import type { Effort } from '../core/player.ts';
import type { SearchEvent } from '../core/search-event.ts';

/**
 * The tree that the steps of a search build, with the whole of its history, so that any moment of it is looked up and
 * none is replayed: step n is the moment after the first n steps. It is made of columns, which cross to another thread
 * quickly; `buildSearchTree` makes it. Nodes are numbered as they joined, the root of an iteration before its own.
 */
export interface SearchTree {
  readonly stepCount: number;
  /** Whether it grew by walks, and has visits in place of bounds. */
  readonly isByWalks: boolean;
  /** One where a search does not deepen; each begins a tree of its own. */
  readonly iterations: readonly Iteration[];
  readonly steps: StepColumns;
  readonly nodes: NodeColumns;
  readonly visits: VisitColumns;
}

/** A node's number. */
export type NodeId = number;

/** A search to one depth. */
export interface Iteration {
  /** How deep, where it is one of several. */
  readonly depth?: number;
  readonly root: NodeId;
  /** The number of its first step, and the one after its last. */
  readonly from: number;
  readonly to: number;
}

/** By the number of the step, from 0. Those of `Effort` and `known` say what there is before it, and have one entry more. */
export interface StepColumns {
  /** Places in `stepKinds`. */
  readonly kinds: Uint8Array;
  /** The node that a step is about; −1 where there is none. */
  readonly nodes: Int32Array;
  /** How many nodes there are, roots included; of a tree that grew by walks, those whose place is known by then. */
  readonly known: Int32Array;
  readonly effort: Readonly<Record<keyof Effort, Int32Array>>;
}

/** By node. What happened to it is the number of a step, or `never`. */
export interface NodeColumns {
  /** −1 for a root. */
  readonly parents: Int32Array;
  readonly moves: Int32Array;
  readonly plies: Int32Array;
  readonly entered: Int32Array;
  /** The bounds (alpha-beta's window) it was entered with, for whoever made the move. */
  readonly alphas: Float64Array;
  readonly betas: Float64Array;
  readonly hit: Int32Array;
  readonly valued: Int32Array;
  /** For whoever made the move. */
  readonly scores: Float64Array;
  readonly leaves: Uint8Array;
  readonly cut: Int32Array;
  /** How many moves a cut left out. */
  readonly left: Int32Array;
  /** NaN where nothing had an opinion. */
  readonly priors: Float64Array;
  /** −1 where there is none. */
  readonly firstChildren: Int32Array;
  readonly nextSiblings: Int32Array;
  /** Where the numbers of those below end; of a tree that grew by walks they are not together. */
  readonly ends: Int32Array;
}

/** The visits of all nodes, those of one together: by which step each came, and the total with it. */
export interface VisitColumns {
  /** By node, where its visits begin; one entry more than there are nodes. */
  readonly starts: Int32Array;
  readonly steps: Int32Array;
  /** For whoever made the move. */
  readonly totals: Float64Array;
}

export const stepKinds = ['depth', 'enter', 'hit', 'value', 'cut', 'grow', 'visit', 'solve'] as const;
export type StepKind = SearchEvent['kind'];
export const never = 0x7fffffff;

/** An entry of a column, whose numbers are all known to be there. */
export function entry(column: ArrayLike<number>, index: number): number {
  return column[index] ?? Number.NaN;
}

/** Whether a value is what it says, or only a bound, because more was not wanted. */
export type Bound = 'exact' | 'at-most' | 'at-least';

/** A node as it is at a moment. */
export interface NodeAt {
  /** Alpha and beta for the player to move there, with what has been found so far; nothing in a tree that grew by walks. */
  readonly bounds?: { readonly alpha: number; readonly beta: number };
  /** The best of its moves so far, for the player to move there. */
  readonly best?: number;
  /** What it was found to be worth to whoever made the move. */
  readonly value?: {
    readonly score: number;
    readonly bound: Bound;
    readonly isLeaf: boolean;
    readonly isHit: boolean;
  };
  /** How many of its moves were left out. */
  readonly cut?: number;
  readonly visits: number;
  /** The sum of the results of its visits, for whoever made the move. */
  readonly total: number;
  readonly prior?: number;
}

/** Whether a node has joined the tree. */
export function isKnown({ nodes }: SearchTree, node: NodeId, step: number): boolean {
  return entry(nodes.entered, node) < step;
}

export function nodeAt(tree: SearchTree, node: NodeId, step: number): NodeAt {
  const { nodes } = tree;
  const prior = entry(nodes.priors, node);
  const best = bestAt(tree, node, step);
  return {
    ...(!tree.isByWalks && { bounds: boundsAt(tree, node, best) }),
    ...(best !== undefined && { best }),
    ...(entry(nodes.valued, node) < step && { value: foundValue(tree, node) }),
    ...(entry(nodes.cut, node) < step && { cut: entry(nodes.left, node) }),
    ...visitsAt(tree, node, step),
    ...(!Number.isNaN(prior) && { prior }),
  };
}

function boundsAt({ nodes }: SearchTree, node: NodeId, best = Number.NEGATIVE_INFINITY) {
  return { alpha: Math.max(0 - entry(nodes.betas, node), best), beta: 0 - entry(nodes.alphas, node) };
}

/** The best score among the moves of a node that have one, for the player to move there. */
export function bestAt(tree: SearchTree, node: NodeId, step: number): number | undefined {
  const { valued, scores, firstChildren, nextSiblings } = tree.nodes;
  let best: number | undefined;
  for (let child = entry(firstChildren, node); child >= 0; child = entry(nextSiblings, child)) {
    if (entry(valued, child) >= step) continue;
    const score = entry(scores, child);
    if (best === undefined || score > best) best = score;
  }
  return best;
}

/** What a node is worth once it is known. What lies beyond its bounds is only a bound, unless it was not looked beyond. */
export function foundValue({ nodes }: SearchTree, node: NodeId): NonNullable<NodeAt['value']> {
  const score = entry(nodes.scores, node);
  const isLeaf = entry(nodes.leaves, node) === 1;
  const isHit = entry(nodes.hit, node) !== never;
  const isPlain = isLeaf && !isHit;
  const bound = isPlain
    ? 'exact'
    : score <= entry(nodes.alphas, node)
      ? 'at-most'
      : score >= entry(nodes.betas, node)
        ? 'at-least'
        : 'exact';
  return { score, bound, isLeaf, isHit };
}

export function visitsAt({ visits }: SearchTree, node: NodeId, step: number): { visits: number; total: number } {
  const start = entry(visits.starts, node);
  const end = firstNotBefore(visits.steps, step, start, entry(visits.starts, node + 1));
  return { visits: end - start, total: end === start ? 0 : entry(visits.totals, end - 1) };
}

/** The place in a rising stretch of a column of the first number that is not below another. */
function firstNotBefore(column: Int32Array, limit: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entry(column, middle) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those below a node that have joined the tree, in that order. */
export function childrenAt({ nodes }: SearchTree, node: NodeId, step: number): readonly NodeId[] {
  const children: NodeId[] = [];
  for (let child = entry(nodes.firstChildren, node); child >= 0; child = entry(nodes.nextSiblings, child)) {
    if (entry(nodes.entered, child) >= step) break;
    children.push(child);
  }
  return children;
}

/** How much of a search lies at and below a node: of nodes so many, of walks their visits. */
export function sizeAt(tree: SearchTree, node: NodeId, step: number): number {
  if (tree.isByWalks) return visitsAt(tree, node, step).visits;
  return Math.max(0, Math.min(entry(tree.nodes.ends, node), entry(tree.steps.known, step)) - node);
}

/** From the root's child to the node itself; empty for a root. */
export function pathTo({ nodes }: SearchTree, node: NodeId): readonly NodeId[] {
  const path: NodeId[] = [];
  for (let at = node; entry(nodes.parents, at) >= 0; at = entry(nodes.parents, at)) path.push(at);
  return path.reverse();
}

/** The moves that lead to a node. */
export function lineTo(tree: SearchTree, node: NodeId): readonly Move[] {
  return pathTo(tree, node).map((each) => entry(tree.nodes.moves, each));
}

/** The iteration that is under way at a moment. */
export function iterationAt({ iterations }: SearchTree, step: number): Iteration {
  const found = iterations.findLast(({ from }) => from < step) ?? iterations[0];
  if (!found) throw new Error('A search tree has a root; make it with buildSearchTree.');
  return found;
}

/** The node that the last step was about; before the first, the root. */
export function currentNode(tree: SearchTree, step: number): NodeId {
  const node = step === 0 ? -1 : entry(tree.steps.nodes, step - 1);
  return node >= 0 ? node : iterationAt(tree, step).root;
}

/** What the search has cost so far. */
export function effortAt({ steps: { effort } }: SearchTree, step: number): Effort {
  return {
    nodes: entry(effort.nodes, step),
    leaves: entry(effort.leaves, step),
    cutoffs: entry(effort.cutoffs, step),
    tableHits: entry(effort.tableHits, step),
    depth: entry(effort.depth, step),
  };
}

/** The last moment at which a search had counted no more than so many positions. */
export function stepAtNodes({ steps: { effort } }: SearchTree, nodes: number): number {
  return firstNotBefore(effort.nodes, nodes + 1, 0, effort.nodes.length) - 1;
}

/** What happened in the last step; nothing before the first. */
export function kindOfStep({ steps }: SearchTree, step: number): StepKind | undefined {
  return step === 0 ? undefined : stepKinds[entry(steps.kinds, step - 1)];
}

/** The moment after the next step of a kind; undefined where there is none. */
export function nextStepOf({ steps }: SearchTree, kind: StepKind, step: number): number | undefined {
  const at = steps.kinds.indexOf(stepKinds.indexOf(kind), step);
  return at < 0 ? undefined : at + 1;
}

/** Why the rest of a node's moves needed no look. */
export interface CutReason {
  /** What whoever moved there has already, and at which node: elsewhere, on the way from the root. */
  readonly has: number;
  readonly elsewhere: NodeId | undefined;
  /** What the player to move there can hold it to, seen by the same one. */
  readonly heldTo: number;
  /** The move that shows it. */
  readonly by: NodeId;
  readonly left: number;
}

/** The reason of a cut, where the rest of a node's moves has been cut by then. */
export function cutReason(tree: SearchTree, node: NodeId, step: number): CutReason | undefined {
  const { nodes } = tree;
  const cut = entry(nodes.cut, node);
  if (cut >= step) return undefined;
  const best = bestAt(tree, node, cut) ?? 0;
  const by = childWith(tree, node, best, cut);
  const has = entry(nodes.alphas, node);
  // The bound came down from the nearest position of the same player in which it was the best so far.
  let elsewhere: NodeId | undefined;
  for (let at = entry(nodes.parents, node); at >= 0 && elsewhere === undefined; at = grandparent(tree, at)) {
    const child = childWith(tree, at, has, entry(nodes.entered, node));
    if (bestAt(tree, at, entry(nodes.entered, node)) === has) elsewhere = child;
  }
  return { has, elsewhere, heldTo: 0 - best, by: by ?? node, left: entry(nodes.left, node) };
}

function grandparent({ nodes }: SearchTree, node: NodeId): NodeId {
  const parent = entry(nodes.parents, node);
  return parent < 0 ? -1 : entry(nodes.parents, parent);
}

/** The first child that has a score by then. */
function childWith({ nodes }: SearchTree, node: NodeId, score: number, step: number): NodeId | undefined {
  for (let child = entry(nodes.firstChildren, node); child >= 0; child = entry(nodes.nextSiblings, child)) {
    if (entry(nodes.valued, child) < step && entry(nodes.scores, child) === score) return child;
  }
  return undefined;
}
