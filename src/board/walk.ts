import type { CellId } from '../core/game.ts';
import { type Layout, placeOf } from './layout.ts';

/** The cells as they are seen, row by row from the top; stocks and entries are rows too. */
export function rowsOf({ places }: Layout): readonly (readonly CellId[])[] {
  const rows = new Map<number, { readonly cell: CellId; readonly x: number }[]>();
  for (const [cell, { x, y }] of places.entries()) rows.set(y, [...(rows.get(y) ?? []), { cell, x }]);
  const fromTop = [...rows].sort(([a], [b]) => a - b);
  return fromTop.map(([, row]) => row.sort((a, b) => a.x - b.x).map(({ cell }) => cell));
}

/** The cell that a key leads to from another; undefined for keys that lead nowhere. */
export function walk(layout: Layout, from: CellId, key: string): CellId | undefined {
  const rows = rowsOf(layout);
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y] ?? [];
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

function gap(layout: Layout, a: CellId, b: CellId): number {
  return Math.abs(placeOf(layout, a).x - placeOf(layout, b).x);
}
