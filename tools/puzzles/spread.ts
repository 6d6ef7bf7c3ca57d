/** So many of the items, as many of each kind as there are, in turns; the order within a kind is kept. */
export function spread<T>(items: readonly T[], wanted: number, kindOf: (item: T) => string): readonly T[] {
  const kinds = new Map<string, T[]>();
  for (const item of items) {
    const group = kinds.get(kindOf(item)) ?? [];
    group.push(item);
    kinds.set(kindOf(item), group);
  }
  const chosen: T[] = [];
  const groups = [...kinds.keys()].sort().flatMap((kind) => [kinds.get(kind) ?? []]);
  for (let round = 0; chosen.length < Math.min(wanted, items.length); round++) {
    for (const group of groups) {
      const item = group[round];
      if (item !== undefined && chosen.length < wanted) chosen.push(item);
    }
  }
  return chosen;
}
