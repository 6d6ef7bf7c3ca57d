import { present } from '../../core/present.ts';
import { type Layers, layersOf, type Neighbours, type Nodes, neighboursOf, orderLayers } from './order.ts';
import { leastGap, leastStep, type Place } from './place.ts';
import type { NodeId, PlayMap } from './play-map.ts';
import { layOutRings } from './rings.ts';

/** How much wider a web is than high, where its layers have room. */
const shape = 1.5;
const sweeps = 24;

/** Lays out a map in layers by the distance from the start. The same map is always laid out the same. */
export function layOutMap({ kind, nodes }: PlayMap): readonly Place[] {
  return kind === 'web' ? layOutWeb(nodes) : layOutRings(nodes);
}

/** The layers of a web stand side by side, from left to right (Sugiyama's method). */
function layOutWeb(nodes: Nodes): readonly Place[] {
  const neighbours = neighboursOf(nodes);
  const layers = orderLayers(layersOf(nodes), neighbours);
  const ys = placeLayers(layers, neighbours);
  const height = Math.max(...ys) - Math.min(...ys);
  const step = Math.max(leastStep, Math.round((shape * height) / Math.max(layers.length - 1, 1)));
  return nodes.map(({ layer }, node) => ({ x: layer * step, y: Math.round(ys[node] ?? 0) }));
}

/** The place of each node within its layer: as near to the mean of its neighbours' as the gaps let it. */
function placeLayers(layers: Layers, { before, after }: Neighbours): Float64Array {
  const ys = new Float64Array(layers.reduce((count, layer) => count + layer.length, 0));
  const indices = layers.map((_, index) => index);
  for (const layer of layers) spread(layer, (_, place) => (place - (layer.length - 1) / 2) * leastGap, ys);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const index of sweep % 2 === 0 ? indices : [...indices].reverse()) {
      const wantedOf = (node: NodeId) => {
        const near = [...(before[node] ?? []), ...(after[node] ?? [])];
        return near.reduce((sum, each) => sum + (ys[each] ?? 0), 0) / Math.max(near.length, 1);
      };
      spread(present(layers[index], 'layer'), wantedOf, ys);
    }
  }
  return ys;
}

/**
 * Puts the nodes of a layer as near to where they are wanted as their order and the gaps let them: least squares, by pooling
 * those that would come too near (isotonic regression).
 */
function spread(layer: readonly NodeId[], wantedOf: (node: NodeId, place: number) => number, ys: Float64Array): void {
  const pools: { sum: number; count: number }[] = [];
  for (const [place, node] of layer.entries()) {
    let pool = { sum: wantedOf(node, place) - place * leastGap, count: 1 };
    for (let last = pools.at(-1); last && last.sum / last.count >= pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  let place = 0;
  for (const { sum, count } of pools) {
    for (const end = place + count; place < end; place++) {
      ys[present(layer[place], 'node')] = sum / count + place * leastGap;
    }
  }
}
