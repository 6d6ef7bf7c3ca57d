import type { CellId, Move, View } from '../../core/game.ts';
import { cellOutline } from '../ground.ts';
import { cellOf, type Layout, type Place, placeOf } from '../layout.ts';
import { marks, type Palette } from '../palette.ts';

export interface Marking<S> {
  readonly view: View<S>;
  readonly layout: Layout;
  readonly palette: Palette;
}

/** A faint trail from where a move began to where it ended. */
export function trailMarkup<S>(marking: Marking<S>, state: S, move: Move): string {
  const { view, layout } = marking;
  const path = view.path(state, move).filter((cell) => cellOf(view, cell).kind !== 'hand');
  const cells = path.map((cell) => outlined(marking, cell, 3, `fill="${marks.glow}" fill-opacity=".3"`)).join('');
  const ends = endsOf(layout, path);
  if (!ends) return cells;
  const [from, to] = ends;
  const line =
    `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="${marks.glow}" stroke-opacity=".28" stroke-width="24" ` +
    'stroke-linecap="round"/>';
  return cells + line;
}

/** The cells that decided the game. */
export function glowMarkup<S>(marking: Marking<S>, cells: readonly CellId[]): string {
  const { glow } = marks;
  const bright = `fill="${glow}" fill-opacity=".55" stroke="${glow}" stroke-width="5"`;
  return `<g class="board-glow">${cells.map((cell) => outlined(marking, cell, 5, bright)).join('')}</g>`;
}

/** What lights up under the pointer: the cells that mean the same. */
export function lightMarkup<S>({ layout }: Marking<S>, cells: readonly CellId[]): string {
  const boxes = cells.map((cell) => placeOf(layout, cell).box);
  const [first] = boxes;
  if (!first) return '';
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return (
    `<rect x="${first.x}" y="${top}" width="${first.width}" height="${bottom - top}" rx="24" ` +
    `fill="${marks.pale}" fill-opacity=".22"/>`
  );
}

/** The cell where what is held would go. */
export function aimMarkup<S>(marking: Marking<S>, cell: CellId): string {
  const { pale } = marks;
  return outlined(marking, cell, 2, `fill="${pale}" fill-opacity=".25" stroke="${pale}" stroke-width="4"`);
}

/** What may be picked up: a ring that stands out from wells and slab alike. */
export function movableMarkup<S>(marking: Marking<S>, cells: readonly CellId[]): string {
  const { accent, pale } = marks;
  const ground = `fill="${accent}" fill-opacity=".2" stroke="${pale}" stroke-opacity=".8" stroke-width="8"`;
  const ring = `fill="none" stroke="${accent}" stroke-width="3.5"`;
  const rings = cells.map((cell) => outlined(marking, cell, 6, ground) + outlined(marking, cell, 6, ring));
  return cells.length === 0 ? '' : `<g class="board-movable">${rings.join('')}</g>`;
}

/** A piece may be put here. */
export function dotMarkup<S>({ layout }: Marking<S>, cell: CellId, isPointed: boolean): string {
  const { x, y } = placeOf(layout, cell);
  return (
    `<circle cx="${x}" cy="${y}" r="${isPointed ? 20 : 13}" fill="${marks.accent}" stroke="${marks.pale}" ` +
    'stroke-width="3"/>'
  );
}

/** A piece may come in here. */
export function entryMarkup<S>({ layout }: Marking<S>, cell: CellId): string {
  const { x, box } = placeOf(layout, cell);
  const y = box.y + box.height - 22;
  return (
    `<path d="M${x - 11} ${y - 6}L${x} ${y + 5}L${x + 11} ${y - 6}" fill="none" stroke="${marks.quiet}" ` +
    'stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

/** How many of a piece are left in stock. */
export function countMarkup<S>({ layout, palette }: Marking<S>, cell: CellId, count: number): string {
  const { box } = placeOf(layout, cell);
  return (
    `<text x="${box.x + box.width - 11}" y="${box.y + box.height - 20}" font-size="28" font-weight="600" ` +
    `text-anchor="end" fill="${palette.onCell}" font-family="system-ui,sans-serif">×${count}</text>`
  );
}

/** Where a path begins and where it ends; nothing for one that does not lead from cell to cell. */
export function endsOf(layout: Layout, [first, ...others]: readonly CellId[]): readonly [Place, Place] | undefined {
  const last = others.at(-1);
  return first === undefined || last === undefined ? undefined : [placeOf(layout, first), placeOf(layout, last)];
}

export function outlined<S>({ view, layout }: Marking<S>, cell: CellId, inset: number, attributes: string): string {
  return `${cellOutline(view, cell, placeOf(layout, cell), inset)} ${attributes}/>`;
}
