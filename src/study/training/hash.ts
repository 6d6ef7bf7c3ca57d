/**
 * A number from a text, from 0 to 2³² − 1, the same on every machine: 32-bit FNV-1a over its UTF-16 units, and then the
 * finaliser of MurmurHash3, without which texts that differ in their last letter alone would lie beside each other.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The item that a text falls to, whatever their order (rendezvous hashing): when some items come or go, most texts stay
 * with theirs.
 */
export function rendezvous<T>(items: readonly T[], nameOf: (item: T) => string, text: string): T | undefined {
  let chosen: { readonly item: T; readonly name: string; readonly weight: number } | undefined;
  for (const item of items) {
    const name = nameOf(item);
    const weight = hashText(`${text} ${name}`);
    if (!chosen || weight > chosen.weight || (weight === chosen.weight && name < chosen.name))
      chosen = { item, name, weight };
  }
  return chosen?.item;
}
