import type { Cell, CellId, Player, View } from '../core/game.ts';
import { present } from '../core/present.ts';
import { canFlip } from '../play/view.ts';

/** How many units of the drawing a cell takes; everything else is in these units too. */
export const cellSize = 100;
/** What sets parts of the board apart: zones, and the border from what it surrounds. */
const partGap = 16;
/** The rim of the slab around the cells of a miniature; of a full board, it has room for the coordinates. */
const miniatureRim = 18;
/** The slab is this thick, seen from a little in front. */
export const slabDepth = 9;
const handHeight = 96;
const handGap = 18;
const handScale = 0.74;
/** In its part of a hand, a piece stands to the left of its number. */
const handShift = 20;
const entryHeight = 86;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the middle of a cell's piece is and how large it is drawn, and how much of the drawing belongs to the cell. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly box: Box;
}

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** By the number of the cell. */
  readonly places: readonly Place[];
  readonly slab: Box;
  /** Parts of the slab that are set into it: what a border surrounds, and the zones. */
  readonly fields: readonly Box[];
  readonly labels: readonly Label[];
  /** Larger on a board of many cells, which is shown smaller. */
  readonly labelSize: number;
  readonly hands: readonly Box[];
}

export interface LayoutOptions {
  readonly isFlipped?: boolean;
  /** A miniature shows the board alone: what is beside it lies outside the drawing. */
  readonly isMiniature?: boolean;
}

/** All that a drawing is laid out by. */
export type Plan = Pick<View<unknown>, 'cells' | 'columns' | 'rows'>;

type Lane = (index: number) => number;

/** Places everything. It depends on the view alone, so that no position, badge or message ever moves the board. */
export function layOut(view: Plan, options: LayoutOptions = {}): Layout {
  const seen = seenFrom(view, options.isFlipped === true && canFlip(view));
  const isMiniature = options.isMiniature === true;
  const labelSize = Math.round(10 + 2.4 * view.columns.length);
  const margin = isMiniature ? miniatureRim : labelSize + 12;
  const grid = seen.cells.filter(isOnSlab);
  const [column, row] = [lanes(grid, 'x', 'y'), lanes(grid, 'y', 'x')];
  const head = isMiniature ? 0 : heightAbove(view);
  const slab: Box = {
    x: 0,
    y: head,
    width: column(view.columns.length) + 2 * margin,
    height: row(view.rows.length) + 2 * margin,
  };
  const at = { column: (x: number) => slab.x + margin + column(x), row: (y: number) => slab.y + margin + row(y) };
  const places = seen.cells.map((cell) => placed(cell, at, slab, seen));
  const hasHands = view.cells.some((cell) => cell.kind === 'hand');
  const foot = hasHands && !isMiniature ? handGap + handHeight : 0;
  return {
    width: slab.width,
    height: slab.y + slab.height + slabDepth + foot,
    places,
    slab,
    fields: fieldsOf(seen.cells, places),
    labels: isMiniature ? [] : labelsOf(seen, at, slab, margin),
    labelSize,
    hands: hasHands && !isMiniature ? [handBox(slab, true), handBox(slab, false)] : [],
  };
}

/** The cell that has a number in a view. */
export function cellOf({ cells }: { readonly cells: readonly Cell[] }, cell: CellId): Cell {
  return present(cells[cell], `cell ${cell} on this board`);
}

/** Where a cell is drawn. */
export function placeOf({ places }: Layout, cell: CellId): Place {
  return present(places[cell], `cell ${cell} in this drawing`);
}

/** The cell at a point of the drawing. */
export function cellAt(layout: Layout, x: number, y: number): CellId | undefined {
  const found = layout.places.findIndex(
    ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  );
  return found < 0 ? undefined : found;
}

interface Seen {
  readonly cells: readonly Cell[];
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Whose hand lies above the board. */
  readonly above: Player;
}

function seenFrom({ cells, columns, rows }: Plan, isFlipped: boolean): Seen {
  if (!isFlipped) return { cells, columns, rows, above: 1 };
  const flipped = cells.map((cell) =>
    isOnSlab(cell) ? { ...cell, x: columns.length - 1 - cell.x, y: rows.length - 1 - cell.y } : cell,
  );
  return { cells: flipped, columns: [...columns].reverse(), rows: [...rows].reverse(), above: 0 };
}

function isOnSlab({ kind }: Cell): boolean {
  return kind === 'board' || kind === 'border';
}

function heightAbove({ cells }: Plan): number {
  if (cells.some((cell) => cell.kind === 'hand')) return handHeight + handGap;
  return cells.some((cell) => cell.kind === 'entry') ? entryHeight : 0;
}

/** Where each column or row begins: a little farther on wherever neighbours belong to different parts. */
function lanes(cells: readonly Cell[], along: 'x' | 'y', across: 'x' | 'y'): Lane {
  const at = new Map(cells.map((cell) => [`${cell[along]},${cell[across]}`, cell]));
  const isParted = (index: number) =>
    cells.some((cell) => {
      const next = cell[along] === index - 1 ? at.get(`${index},${cell[across]}`) : undefined;
      return next !== undefined && (next.kind !== cell.kind || next.zone !== cell.zone);
    });
  const size = Math.max(...cells.map((cell) => cell[along])) + 1;
  const partings = Array.from({ length: size }, (_, index) => index + 1).filter(isParted);
  return (index) => cellSize * index + partGap * partings.filter((parting) => parting <= index).length;
}

function placed(cell: Cell, at: { column: Lane; row: Lane }, slab: Box, { cells, above }: Seen): Place {
  if (cell.kind === 'hand') {
    const slots = cells.filter(({ kind, owner }) => kind === 'hand' && owner === cell.owner).length;
    const hand = handBox(slab, cell.owner === above);
    const width = hand.width / slots;
    const box = { ...hand, x: hand.x + width * cell.x, width };
    return { ...middle(box, -handShift), scale: handScale, box };
  }
  if (cell.kind === 'entry') {
    const box = { x: at.column(cell.x), y: slab.y - entryHeight, width: cellSize, height: entryHeight };
    return { ...middle(box), scale: 0.92, box };
  }
  const box = { x: at.column(cell.x), y: at.row(cell.y), width: cellSize, height: cellSize };
  return { ...middle(box), scale: 1, box };
}

function middle({ x, y, width, height }: Box, shift = 0): { x: number; y: number } {
  return { x: x + width / 2 + shift, y: y + height / 2 };
}

function handBox(slab: Box, isAbove: boolean): Box {
  const y = isAbove ? slab.y - handGap - handHeight : slab.y + slab.height + slabDepth + handGap;
  return { x: slab.x, y, width: slab.width, height: handHeight };
}

function fieldsOf(cells: readonly Cell[], places: readonly Place[]): Box[] {
  const inner = cells.flatMap(({ kind, zone }, cell) => (kind === 'board' ? [{ zone, place: places[cell] }] : []));
  const hasBorder = cells.some(({ kind }) => kind === 'border');
  const zones = [...new Set(inner.map(({ zone }) => zone))].filter((zone) => hasBorder || zone !== undefined);
  return zones.map((zone) => boxAround(inner.flatMap((cell) => (cell.zone === zone && cell.place) || [])));
}

function boxAround(places: readonly Place[]): Box {
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [x, y] = [Math.min(...xs) - cellSize / 2, Math.min(...ys) - cellSize / 2];
  return { x, y, width: Math.max(...xs) + cellSize / 2 - x, height: Math.max(...ys) + cellSize / 2 - y };
}

function labelsOf({ columns, rows }: Seen, at: { column: Lane; row: Lane }, slab: Box, margin: number): Label[] {
  const below = slab.y + slab.height - margin / 2;
  return [
    ...columns.map((text, x) => ({ text, x: at.column(x) + cellSize / 2, y: below })),
    ...rows.map((text, y) => ({ text, x: slab.x + margin / 2, y: at.row(y) + cellSize / 2 })),
  ].filter(({ text }) => text !== '');
}
