/** A node with its place: `x` in units of the room that a node needs, `depth` in levels. */
export interface TidyNode {
  readonly id: number;
  readonly parent: TidyNode | undefined;
  readonly children: readonly TidyNode[];
  readonly depth: number;
  readonly x: number;
}

/** All nodes, each before those below it, and how far they reach. */
export interface TidyTree {
  readonly nodes: readonly TidyNode[];
  readonly least: number;
  readonly most: number;
  readonly depth: number;
}

/** Cousins stand a little further apart than brothers. */
const cousins = 1.3;

interface Walker extends TidyNode {
  readonly parent: Walker | undefined;
  readonly children: Walker[];
  /** Its place among its brothers. */
  readonly index: number;
  x: number;
  /** Where it stands before those above it have found their places, and by how much those below it are moved. */
  preliminary: number;
  modifier: number;
  /** How much is to be shared out among the brothers in between (Buchheim's shift and change). */
  shift: number;
  change: number;
  thread: Walker | undefined;
  ancestor: Walker | undefined;
}

/**
 * Lays a tree out tidily: those below a node side by side, each node above the middle of them, as narrow as can be, and
 * the same subtree always in the same form. Reingold and Tilford's rules by Buchheim, Jünger and Leipert's way (2002),
 * which takes a time in proportion to the number of nodes.
 */
export function layTidy(root: number, childrenOf: (id: number) => readonly number[]): TidyTree {
  const nodes: Walker[] = [];
  const grow = (id: number, parent: Walker | undefined, index: number): Walker => {
    const depth = parent ? parent.depth + 1 : 0;
    const moved = { x: 0, preliminary: 0, modifier: 0, shift: 0, change: 0, thread: undefined, ancestor: undefined };
    const node: Walker = { id, parent, children: [], depth, index, ...moved };
    nodes.push(node);
    node.children.push(...childrenOf(id).map((child, place) => grow(child, node, place)));
    return node;
  };
  const top = grow(root, undefined, 0);
  placeBelow(top);
  settle(top, 0);
  const xs = nodes.map(({ x }) => x);
  return {
    nodes,
    least: xs.reduce((a, b) => Math.min(a, b), 0),
    most: xs.reduce((a, b) => Math.max(a, b), 0),
    depth: nodes.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
  };
}

function gap(one: Walker, other: Walker): number {
  return one.parent === other.parent ? 1 : cousins;
}

function before(node: Walker): Walker | undefined {
  return node.parent?.children[node.index - 1];
}

function placeBelow(node: Walker): void {
  const brother = before(node);
  const [first] = node.children;
  const last = node.children.at(-1);
  if (!first || !last) {
    node.preliminary = brother ? brother.preliminary + gap(node, brother) : 0;
    return;
  }
  let fallback = first;
  for (const child of node.children) {
    placeBelow(child);
    fallback = makeRoom(child, fallback);
  }
  shareOut(node);
  const middle = (first.preliminary + last.preliminary) / 2;
  node.preliminary = brother ? brother.preliminary + gap(node, brother) : middle;
  if (brother) node.modifier = node.preliminary - middle;
}

function settle(node: Walker, offset: number): void {
  node.x = node.preliminary + offset;
  for (const child of node.children) settle(child, offset + node.modifier);
}

/** Moves a subtree to the right until it is clear of its brothers' on the left, level by level along their edges. */
function makeRoom(node: Walker, fallback: Walker): Walker {
  const brother = before(node);
  const eldest = node.parent?.children[0];
  if (!brother || !eldest) return fallback;
  let right: Walker = node;
  let rightOuter: Walker = node;
  let left: Walker = brother;
  let leftOuter: Walker = eldest;
  let [rightSum, rightOuterSum, leftSum, leftOuterSum] = [node, node, brother, eldest].map(
    ({ modifier }) => modifier,
  ) as [number, number, number, number];
  let chosen = fallback;
  for (;;) {
    const nextLeft = rightmostBelow(left);
    const nextRight = leftmostBelow(right);
    const nextLeftOuter = leftmostBelow(leftOuter);
    const nextRightOuter = rightmostBelow(rightOuter);
    if (!nextLeft || !nextRight) {
      if (nextLeft && !nextRightOuter) {
        rightOuter.thread = nextLeft;
        rightOuter.modifier += leftSum - rightOuterSum;
      }
      if (nextRight && !nextLeftOuter) {
        leftOuter.thread = nextRight;
        leftOuter.modifier += rightSum - leftOuterSum;
        chosen = node;
      }
      return chosen;
    }
    left = nextLeft;
    right = nextRight;
    if (nextLeftOuter) leftOuter = nextLeftOuter;
    if (nextRightOuter) rightOuter = nextRightOuter;
    rightOuter.ancestor = node;
    const overlap = left.preliminary + leftSum - (right.preliminary + rightSum) + gap(left, right);
    if (overlap > 0) {
      const owner = left.ancestor?.parent === node.parent ? left.ancestor : chosen;
      moveApart(owner ?? chosen, node, overlap);
      rightSum += overlap;
      rightOuterSum += overlap;
    }
    leftSum += left.modifier;
    rightSum += right.modifier;
    leftOuterSum += leftOuter.modifier;
    rightOuterSum += rightOuter.modifier;
  }
}

function leftmostBelow(node: Walker): Walker | undefined {
  return node.children[0] ?? node.thread;
}

function rightmostBelow(node: Walker): Walker | undefined {
  return node.children.at(-1) ?? node.thread;
}

function moveApart(left: Walker, right: Walker, by: number): void {
  const share = by / Math.max(1, right.index - left.index);
  right.change -= share;
  right.shift += by;
  left.change += share;
  right.preliminary += by;
  right.modifier += by;
}

/** Gives the brothers between two that were moved apart their share of the room. */
function shareOut(node: Walker): void {
  let shift = 0;
  let change = 0;
  for (const child of node.children.toReversed()) {
    child.preliminary += shift;
    child.modifier += shift;
    change += child.change;
    shift += child.shift + change;
  }
}
