import type { CellId } from '../../core/game.ts';
import type { Layout } from './layout.ts';

/** The cells as they are seen, row by row from the top; stocks and entries are rows too. */
export function rowsOf({ places }: Layout): readonly (readonly CellId[])[] {
  const rows = new Map<number, CellId[]>();
  for (const [cell, { y }] of places.entries()) rows.set(y, [...(rows.get(y) ?? []), cell]);
  return [...rows].sort(([a], [b]) => a - b).map(([, cells]) => cells.sort((a, b) => places[a].x - places[b].x));
}

/** The cell that a key leads to from another; undefined for keys that lead nowhere. */
export function walk(layout: Layout, from: CellId, key: string): CellId | undefined {
  const rows = rowsOf(layout);
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y];
  const x = row.indexOf(from);
  const nearest = (cells: readonly CellId[] | undefined) =>
    cells?.reduce((best, cell) => (gap(layout, from, cell) < gap(layout, from, best) ? cell : best));
  switch (key) {
    case 'ArrowLeft':
      return row[x - 1];
    case 'ArrowRight':
      return row[x + 1];
    case 'ArrowUp':
      return nearest(rows[y - 1]);
    case 'ArrowDown':
      return nearest(rows[y + 1]);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

function gap({ places }: Layout, a: CellId, b: CellId): number {
  return Math.abs(places[a].x - places[b].x);
}
