import type { NodeId, PlayMap } from './play-map.ts';

/** A game as a path on a map. */
export interface GamePath {
  /** The nodes of its positions, from its start on. */
  readonly nodes: readonly NodeId[];
  /** The number of its first position that is not on the map, where there is one: so many moves lead there. */
  readonly leftAt?: number;
}

/** Follows a game on a map, as far as it is there; its positions are given by their keys. */
export function followGame({ nodes }: PlayMap, keys: readonly string[]): GamePath {
  const byKey = new Map(nodes.map(({ key }, id) => [key, id] as const));
  const path: NodeId[] = [];
  for (const key of keys) {
    const node = byKey.get(key);
    if (node === undefined) return { nodes: path, leftAt: path.length };
    path.push(node);
  }
  return { nodes: path };
}
