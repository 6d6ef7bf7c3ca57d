import type { NodeId } from '../../study/map/play-map.ts';
import type { LaidOutMap } from '../laboratory/worker/map-task.ts';

/** The ways that arrows lead. */
export interface Ways {
  /** The node of the same layer before this one, or after it; undefined at the end. */
  beside(node: NodeId, step: 1 | -1): NodeId | undefined;
  /** Where the map goes on: along a path where the node is on it, otherwise by its first move, outwards where there is one. */
  onward(node: NodeId, path: readonly NodeId[]): NodeId | undefined;
  /** The node from which this one was first found. */
  back(node: NodeId): NodeId | undefined;
}

export function waysOn({ kind, nodes, places }: LaidOutMap): Ways {
  const parents = new Map<NodeId, NodeId>();
  const layers = new Map<number, NodeId[]>();
  for (const [id, { layer, next }] of nodes.entries()) {
    for (const to of next) if (to !== 0 && !parents.has(to)) parents.set(to, id);
    layers.set(layer, [...(layers.get(layer) ?? []), id]);
  }
  const rank = (id: NodeId) => {
    const { x, y } = places[id] ?? { x: 0, y: 0 };
    return kind === 'web' ? y : (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
  };
  for (const [layer, ids] of layers)
    layers.set(
      layer,
      ids.sort((one, other) => rank(one) - rank(other)),
    );
  return {
    beside(node, step) {
      const layer = layers.get(nodes[node]?.layer ?? 0) ?? [];
      return layer[layer.indexOf(node) + step];
    },
    onward(node, path) {
      const { layer = 0, next = [] } = nodes[node] ?? {};
      const followed = path[path.lastIndexOf(node) + 1];
      if (path.includes(node) && followed !== undefined) return followed;
      return next.find((to) => (nodes[to]?.layer ?? 0) > layer) ?? next[0];
    },
    back: (node) => parents.get(node),
  };
}
