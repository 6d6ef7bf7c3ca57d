import { present } from '../../core/present.ts';
import type { Nodes } from './order.ts';
import { leastGap, leastStep, type Place } from './place.ts';
import type { NodeId } from './play-map.ts';

/**
 * The layers of a tree, which has most of its nodes at the ends, are rings around the start. Every node has a wedge to itself,
 * as wide as those of its branches together; where branches grow together, what follows is in the wedge of the first.
 */
export function layOutRings(nodes: Nodes): readonly Place[] {
  const depth = Math.max(...nodes.map(({ layer }) => layer), 1);
  const branches = branchesOf(nodes);
  const widths = widthsOf(nodes, branches, depth);
  const round = widths[0] ?? 1;
  // In the outermost ring the nodes of a wedge of one are a gap apart; a chord is a little shorter than its arc.
  const step = Math.max(leastStep, (1.05 * round * leastGap) / (2 * Math.PI * depth));
  const places: Place[] = nodes.map(() => ({ x: 0, y: 0 }));
  const turns = new Float64Array(nodes.length);
  for (const [id, { layer }] of nodes.entries()) {
    const width = widths[id] ?? 0;
    const from = turns[id] ?? 0;
    const angle = (2 * Math.PI * (from + width / 2)) / round;
    places[id] = { x: Math.round(layer * step * Math.cos(angle)), y: Math.round(layer * step * Math.sin(angle)) };
    const inner = branches[id] ?? [];
    const used = inner.reduce((sum, branch) => sum + (widths[branch] ?? 0), 0);
    let next = from + (width - used) / 2;
    for (const branch of inner) {
      turns[branch] = next;
      next += widths[branch] ?? 0;
    }
  }
  return places;
}

/** The nodes that were first found from each. Nodes are in the order in which they were found, so each comes after its own. */
function branchesOf(nodes: Nodes): readonly (readonly NodeId[])[] {
  const isFound = new Set<NodeId>([0]);
  return nodes.map(({ next }) =>
    next.filter((to) => {
      const isNew = !isFound.has(to);
      isFound.add(to);
      return isNew;
    }),
  );
}

/** How wide the wedge of each node is: room for itself, which takes a wider angle in an inner ring, and for its branches. */
function widthsOf(nodes: Nodes, branches: readonly (readonly NodeId[])[], depth: number): Float64Array {
  const widths = new Float64Array(nodes.length);
  for (let id = nodes.length - 1; id >= 0; id--) {
    const { layer } = present(nodes[id], 'node');
    const inner = (branches[id] ?? []).reduce((sum, branch) => sum + (widths[branch] ?? 0), 0);
    widths[id] = Math.max(layer === 0 ? 0 : depth / layer, inner);
  }
  return widths;
}
