import type { Move } from '../core/move.ts';
import type { SearchEvent } from '../core/search-event.ts';
import { unbounded } from '../engine/search/score.ts';
import {
  entry,
  type Iteration,
  type NodeId,
  never,
  type SearchTree,
  stepKinds,
  type VisitColumns,
} from './search-tree.ts';

/** Makes the tree of a search from its steps. */
export function buildSearchTree(events: readonly SearchEvent[]): SearchTree {
  const steps = countSteps(events);
  const growth = new Growth(maxNodes(events));
  const iterations: Omit<Iteration, 'to'>[] = [];
  const begin = (from: number, entered: number, depth?: number) => {
    iterations.push({ root: growth.begin(entered), from, ...(depth !== undefined && { depth }) });
  };
  const [first] = events;
  if (first?.kind !== 'depth') begin(0, -1);
  let step = 0;
  for (const event of events) {
    if (event.kind === 'depth') begin(step, step === 0 ? -1 : step, event.depth);
    else steps.nodes[step] = growth.take(event, step, steps.nodes);
    steps.known[++step] = growth.count;
  }
  // Before the first step there is the root.
  if (iterations.length === 0) begin(0, -1);
  steps.known[0] = 1;
  const ended = iterations.map((iteration, index) => ({
    ...iteration,
    to: iterations[index + 1]?.from ?? events.length,
  }));
  for (const { root, to } of ended) {
    growth.nodes.ends[root] = to === events.length ? growth.count : entry(steps.known, to);
  }
  return {
    stepCount: events.length,
    isByWalks: growth.walks.length > 0 || first?.kind === 'grow',
    iterations: ended,
    steps,
    nodes: growth.finished(),
    visits: gatherVisits(growth),
  };
}

/** No search has more nodes than steps, beside its first root. */
function maxNodes(events: readonly SearchEvent[]): number {
  return 1 + events.filter(({ kind }) => kind === 'enter' || kind === 'grow' || kind === 'depth').length;
}

/** What the steps are, and what they cost so far. */
function countSteps(events: readonly SearchEvent[]) {
  const column = () => new Int32Array(events.length + 1);
  const effort = { nodes: column(), leaves: column(), cutoffs: column(), tableHits: column(), depth: column() };
  const kinds = new Uint8Array(events.length);
  const sum = { nodes: 0, leaves: 0, cutoffs: 0, tableHits: 0, depth: 0 };
  let step = 0;
  for (const event of events) {
    kinds[step] = stepKinds.indexOf(event.kind);
    if (event.kind === 'enter' || event.kind === 'grow') {
      sum.nodes++;
      sum.depth = Math.max(sum.depth, event.ply);
    } else if (event.kind === 'solve') sum.nodes += event.nodes;
    else if (event.kind === 'cut') sum.cutoffs++;
    else if (event.kind === 'hit') {
      sum.tableHits++;
      // As in `effortOf`: it is told as a leaf, too.
      sum.leaves--;
    } else if (event.kind === 'visit' || (event.kind === 'value' && event.isLeaf)) sum.leaves++;
    step++;
    effort.nodes[step] = sum.nodes;
    effort.leaves[step] = sum.leaves;
    effort.cutoffs[step] = sum.cutoffs;
    effort.tableHits[step] = sum.tableHits;
    effort.depth[step] = sum.depth;
  }
  return { kinds, nodes: new Int32Array(events.length).fill(-1), known: column(), effort };
}

/** A walk: the nodes it passed from the root on, and its result for whoever made the last move. */
interface Walk {
  readonly step: number;
  readonly path: readonly NodeId[];
  readonly value: number;
}

/** The nodes as they come to be. */
class Growth {
  count = 0;
  readonly walks: Walk[] = [];
  readonly nodes;
  private readonly lastChildren: Int32Array;
  /** The nodes on the way from the root to where the search is. */
  private readonly open: NodeId[] = [];
  /** Those that have grown since the last walk: only the next one tells where they belong. */
  private pending: { readonly event: Extract<SearchEvent, { kind: 'grow' }>; readonly step: number }[] = [];

  constructor(capacity: number) {
    const whole = (value: number) => new Int32Array(capacity).fill(value);
    this.nodes = {
      parents: whole(-1),
      moves: whole(0),
      plies: whole(0),
      entered: whole(never),
      alphas: new Float64Array(capacity).fill(-unbounded),
      betas: new Float64Array(capacity).fill(unbounded),
      hit: whole(never),
      valued: whole(never),
      scores: new Float64Array(capacity),
      leaves: new Uint8Array(capacity),
      cut: whole(never),
      left: whole(0),
      priors: new Float64Array(capacity).fill(Number.NaN),
      firstChildren: whole(-1),
      nextSiblings: whole(-1),
      ends: whole(0),
    };
    this.lastChildren = whole(-1);
  }

  /** The root of an iteration. */
  begin(entered: number): NodeId {
    const root = this.count++;
    this.nodes.entered[root] = entered;
    this.open[0] = root;
    return root;
  }

  /** Takes a step, and returns the node that it is about. Where nodes grow, that is noted once it is known. */
  take(event: Exclude<SearchEvent, { kind: 'depth' }>, step: number, nodesOfSteps: Int32Array): NodeId {
    const { nodes, open } = this;
    if (event.kind === 'solve') return -1;
    if (event.kind === 'grow') {
      this.pending.push({ event, step });
      return -1;
    }
    if (event.kind === 'visit') return this.walk(event.path, event.value, step, nodesOfSteps);
    if (event.kind === 'enter') {
      const node = this.add(open[event.ply - 1] ?? -1, event.move, step);
      nodes.alphas[node] = event.alpha;
      nodes.betas[node] = event.beta;
      open[event.ply] = node;
      return node;
    }
    const node = open[event.ply] ?? -1;
    if (event.kind === 'hit') nodes.hit[node] = step;
    else if (event.kind === 'value') {
      nodes.valued[node] = step;
      nodes.scores[node] = event.score;
      nodes.leaves[node] = event.isLeaf ? 1 : 0;
      nodes.ends[node] = this.count;
    } else {
      nodes.cut[node] = step;
      nodes.left[node] = event.left;
    }
    return node;
  }

  /** The columns, as long as there are nodes. One that was left open has all that came after it below it. */
  finished(): SearchTree['nodes'] {
    const { nodes, count } = this;
    for (let node = 0; node < count; node++) if (entry(nodes.ends, node) === 0) nodes.ends[node] = count;
    const cut = <Column extends Int32Array | Float64Array | Uint8Array>(column: Column) =>
      column.slice(0, count) as Column;
    return {
      parents: cut(nodes.parents),
      moves: cut(nodes.moves),
      plies: cut(nodes.plies),
      entered: cut(nodes.entered),
      alphas: cut(nodes.alphas),
      betas: cut(nodes.betas),
      hit: cut(nodes.hit),
      valued: cut(nodes.valued),
      scores: cut(nodes.scores),
      leaves: cut(nodes.leaves),
      cut: cut(nodes.cut),
      left: cut(nodes.left),
      priors: cut(nodes.priors),
      firstChildren: cut(nodes.firstChildren),
      nextSiblings: cut(nodes.nextSiblings),
      ends: cut(nodes.ends),
    };
  }

  private walk(moves: readonly Move[], value: number, step: number, nodesOfSteps: Int32Array): NodeId {
    for (const { event, step: grown } of this.pending) {
      const parent = this.find(moves.slice(0, event.ply - 1)).at(-1) ?? -1;
      const node = this.add(parent, event.move, grown);
      this.nodes.priors[node] = event.prior ?? Number.NaN;
      nodesOfSteps[grown] = node;
    }
    this.pending = [];
    const path = this.find(moves);
    // Where the tree is full, a walk ends beyond it.
    const isBeyond = (moves.length + 1 - path.length) % 2 === 1;
    this.walks.push({ step, path, value: isBeyond ? 0 - value : value });
    return path.at(-1) ?? -1;
  }

  /** The nodes along a line from the root, as far as there are any. */
  private find(moves: readonly Move[]): NodeId[] {
    const { moves: moveOf, firstChildren, nextSiblings } = this.nodes;
    const path = [this.open[0] ?? 0];
    for (const move of moves) {
      let child = entry(firstChildren, path.at(-1) ?? 0);
      while (child >= 0 && entry(moveOf, child) !== move) child = entry(nextSiblings, child);
      if (child < 0) break;
      path.push(child);
    }
    return path;
  }

  private add(parent: NodeId, move: Move, step: number): NodeId {
    const { nodes, lastChildren } = this;
    const node = this.count++;
    nodes.parents[node] = parent;
    nodes.moves[node] = move;
    nodes.plies[node] = entry(nodes.plies, parent) + 1;
    nodes.entered[node] = step;
    const before = entry(lastChildren, parent);
    if (before < 0) nodes.firstChildren[parent] = node;
    else nodes.nextSiblings[before] = node;
    lastChildren[parent] = node;
    return node;
  }
}

/** Each node's visits together: first it is counted how many each has, then they find their places. */
function gatherVisits({ walks, count }: Growth): VisitColumns {
  const starts = new Int32Array(count + 1);
  for (const { path } of walks) for (const node of path) starts[node + 1] = entry(starts, node + 1) + 1;
  for (let node = 0; node < count; node++) starts[node + 1] = entry(starts, node + 1) + entry(starts, node);
  const size = entry(starts, count);
  const visits = { starts, steps: new Int32Array(size), totals: new Float64Array(size) };
  const places = starts.slice();
  for (const { step, path, value } of walks) {
    let result = value;
    for (let at = path.length - 1; at >= 0; at--) {
      const node = path[at] ?? 0;
      const place = entry(places, node);
      places[node] = place + 1;
      const before = place === entry(starts, node) ? 0 : entry(visits.totals, place - 1);
      visits.steps[place] = step;
      visits.totals[place] = before + result;
      result = 0 - result;
    }
  }
  return visits;
}
