import { present } from '../../core/present.ts';
import type { NodeId, PlayMap } from './play-map.ts';

export type Nodes = PlayMap['nodes'];
export type Layers = readonly (readonly NodeId[])[];

/** The nodes in the layers just before and just after that a move leads to, or comes from. */
export interface Neighbours {
  readonly before: readonly (readonly NodeId[])[];
  readonly after: readonly (readonly NodeId[])[];
}

export function neighboursOf(nodes: Nodes): Neighbours {
  const before = nodes.map((): NodeId[] => []);
  const after = nodes.map((): NodeId[] => []);
  for (const [from, { layer, next }] of nodes.entries()) {
    for (const to of next) {
      const distance = present(nodes[to], 'node').layer - layer;
      if (Math.abs(distance) !== 1) continue;
      const [left, right] = distance === 1 ? [from, to] : [to, from];
      after[left]?.push(right);
      before[right]?.push(left);
    }
  }
  return { before, after };
}

export function layersOf(nodes: Nodes): Layers {
  const layers: NodeId[][] = [];
  for (const [id, { layer }] of nodes.entries()) {
    layers[layer] ??= [];
    layers[layer].push(id);
  }
  return layers;
}

const sweeps = 16;

/**
 * Orders the nodes within their layers by the mean place of their neighbours in the layer before, then after, to and fro
 * (barycentre sweeps), and keeps the order with the fewest crossings.
 */
export function orderLayers(layers: Layers, neighbours: Neighbours): Layers {
  let order = layers;
  let best = { order, crossings: countCrossings(order, neighbours) };
  for (let sweep = 0; sweep < sweeps; sweep++) {
    order = swept(order, neighbours, sweep % 2 === 0);
    const crossings = countCrossings(order, neighbours);
    if (crossings < best.crossings) best = { order, crossings };
  }
  return best.order;
}

/** Each layer in the order of the mean place of what is before it, from the first on, or of what is after, from the last on. */
function swept(layers: Layers, { before, after }: Neighbours, isForward: boolean): Layers {
  const placeOf = new Map(layers.flatMap((layer) => layer.map((node, index) => [node, index] as const)));
  const sorted = [...layers];
  const indices = layers.map((_, index) => index);
  for (const index of isForward ? indices : indices.reverse()) {
    const layer = present(layers[index], 'layer');
    const weighed = layer.map((node, place) => {
      const fixed = (isForward ? before : after)[node] ?? [];
      return { node, place, weight: meanOf(fixed.map((each) => placeOf.get(each) ?? 0)) ?? place };
    });
    const order = weighed.sort((one, other) => one.weight - other.weight || one.place - other.place);
    sorted[index] = order.map(({ node }) => node);
    for (const [place, { node }] of order.entries()) placeOf.set(node, place);
  }
  return sorted;
}

function meanOf(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** How many moves between layers that are next to each other cross. */
export function countCrossings(layers: Layers, { after }: Neighbours): number {
  let crossings = 0;
  for (const [index, layer] of layers.entries()) {
    const places = new Map((layers[index + 1] ?? []).map((node, place) => [node, place] as const));
    // How many moves so far lead to each place or one before it (a Fenwick tree).
    const sums = new Int32Array(places.size + 1);
    let entered = 0;
    for (const node of layer) {
      const ends = (after[node] ?? []).map((each) => places.get(each) ?? 0);
      for (const end of ends) {
        let before = 0;
        for (let at = end + 1; at > 0; at &= at - 1) before += sums[at] ?? 0;
        crossings += entered - before;
      }
      for (const end of ends) {
        for (let at = end + 1; at <= places.size; at += at & -at) sums[at] = (sums[at] ?? 0) + 1;
        entered++;
      }
    }
  }
  return crossings;
}
