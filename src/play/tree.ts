import type { Conclusion } from '../core/conclusion.ts';
import type { Move } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { type Result, succeed } from '../core/problem.ts';
import { refusePlay } from './problems.ts';

/** The number of a node, which it keeps as long as its tree is open. */
export type NodeId = number;

/** A position of a game, and what was played there. */
export interface TreeNode {
  readonly id: NodeId;
  /** Undefined for the root. */
  readonly parent: NodeId | undefined;
  /** The game up to here, nothing ahead of it: repetitions are those of this line alone. */
  readonly match: Match;
  /** What was played here; the first is the main line's. */
  readonly children: readonly NodeId[];
}

/** The moves of a game with all its variations. A tree never changes; each action gives a new one. */
export interface Tree {
  readonly nodes: ReadonlyMap<NodeId, TreeNode>;
  readonly nextId: NodeId;
}

export const root: NodeId = 0;

/** More than any game and its variations need; each node knows its whole line, so that they cost their square. */
export const maxNodes = 2000;

/** A tree of one line: all moves of a match, also those ahead of its present. A node's number is its ply. */
export function plantTree(match: Match): Tree {
  const { game, steps } = match;
  let here = Match.from(game, steps[0].state).comment(steps[0].comment);
  const line = [here];
  for (const { move, comment } of steps.slice(1, maxNodes)) {
    here = playedOn(here, move).comment(comment);
    line.push(here);
  }
  const last = line.length - 1;
  if (match.conclusion && line.length === steps.length) line[last] = concluded(here, match.conclusion);
  const nodes = line.map((each, ply): TreeNode => {
    const parent = ply === 0 ? undefined : ply - 1;
    return { id: ply, parent, match: each, children: ply === last ? [] : [ply + 1] };
  });
  return { nodes: new Map(nodes.map((node) => [node.id, node])), nextId: nodes.length };
}

function playedOn(match: Match, move: Move | undefined): Match {
  const next = move === undefined ? undefined : match.playMove(move);
  if (!next?.ok) throw new Error('A match has a move that its rules do not allow; make matches by playing.');
  return next.value;
}

export function concluded(match: Match, conclusion: Conclusion): Match {
  const next = match.conclude(conclusion);
  return next.ok ? next.value : match;
}

export function nodeOf(tree: Tree, id: NodeId): TreeNode {
  const node = tree.nodes.get(id);
  if (!node) throw new Error(`The tree has no node ${id}; ask hasNode first.`);
  return node;
}

export function hasNode(tree: Tree, id: NodeId): boolean {
  return tree.nodes.has(id);
}

/** The move that led to a node, as text; empty for the root. */
export function moveText({ match }: TreeNode): string {
  return match.step.text;
}

/** Plays a move at a node: an old variation if it was played there before, or a new one. */
export function grow(tree: Tree, at: NodeId, move: Move): Result<{ readonly tree: Tree; readonly id: NodeId }> {
  const node = nodeOf(tree, at);
  const known = node.children.find((child) => lastMove(nodeOf(tree, child)) === move);
  if (known !== undefined) return succeed({ tree, id: known });
  if (tree.nodes.size >= maxNodes) return refusePlay({ code: 'tree-full', values: { most: maxNodes } });
  const next = node.match.playMove(move);
  if (!next.ok) return next;
  const id = tree.nextId;
  const nodes = new Map(tree.nodes);
  nodes.set(at, { ...node, children: [...node.children, id] });
  nodes.set(id, { id, parent: at, match: next.value, children: [] });
  return succeed({ tree: { nodes, nextId: id + 1 }, id });
}

function lastMove({ match }: TreeNode): Move | undefined {
  return match.step.move;
}

/** The same tree with another match at a node: a conclusion there, or one taken back, or a comment. */
export function withMatch(tree: Tree, id: NodeId, match: Match): Tree {
  return { ...tree, nodes: new Map(tree.nodes).set(id, { ...nodeOf(tree, id), match }) };
}

/** The same tree with a comment on a node, which every line through it carries along; an empty one takes it away. */
export function withComment(tree: Tree, id: NodeId, comment: string): Tree {
  const { ply } = nodeOf(tree, id).match;
  const nodes = new Map(tree.nodes);
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const node = nodeOf(tree, at);
    nodes.set(at, { ...node, match: node.match.goTo(ply).comment(comment).goTo(node.match.ply) });
    waiting.push(...node.children);
  }
  return { ...tree, nodes };
}

/** From the root to a node, both included. */
export function pathTo(tree: Tree, id: NodeId): readonly NodeId[] {
  const path: NodeId[] = [];
  for (let at: NodeId | undefined = id; at !== undefined; at = nodeOf(tree, at).parent) path.push(at);
  return path.reverse();
}

/** The last node of the line that goes on from a node by what was played first. */
export function endOf(tree: Tree, id: NodeId): NodeId {
  let end = id;
  for (let at: NodeId | undefined = id; at !== undefined; at = nodeOf(tree, at).children[0]) end = at;
  return end;
}

/** The line through a node: how it came about, and how it goes on. */
export function lineThrough(tree: Tree, id: NodeId): readonly NodeId[] {
  return pathTo(tree, endOf(tree, id));
}

export function mainLine(tree: Tree): readonly NodeId[] {
  return lineThrough(tree, root);
}

/** Whether a node is another or lies before it. */
export function isBefore(tree: Tree, earlier: NodeId, later: NodeId): boolean {
  return pathTo(tree, later).includes(earlier);
}

/** Makes the line to a node the main line. */
export function promote(tree: Tree, id: NodeId): Tree {
  const nodes = new Map(tree.nodes);
  for (const at of pathTo(tree, id)) {
    const { parent } = nodeOf(tree, at);
    const above = parent === undefined ? undefined : nodes.get(parent);
    if (!above || above.children[0] === at) continue;
    nodes.set(above.id, { ...above, children: [at, ...above.children.filter((child) => child !== at)] });
  }
  return { ...tree, nodes };
}

/** Takes a node away, with all that follows it. The root stays. */
export function prune(tree: Tree, id: NodeId): Tree {
  const { parent } = nodeOf(tree, id);
  if (parent === undefined) return tree;
  const nodes = new Map(tree.nodes);
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    waiting.push(...nodeOf(tree, at).children);
    nodes.delete(at);
  }
  const above = nodeOf(tree, parent);
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  return { ...tree, nodes };
}

/** The same tree without a conclusion at a node: who comes there again plays on. */
export function withoutConclusionAt(tree: Tree, id: NodeId): Tree {
  const { match } = nodeOf(tree, id);
  return match.conclusion ? withMatch(tree, id, withoutConclusion(match)) : tree;
}

/** The same match before it was given up or out of time. */
export function withoutConclusion(match: Match): Match {
  return match.conclusion ? match.undo() : match;
}
