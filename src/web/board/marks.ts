import type { CellId, Move, View } from '../../core/game.ts';
import { type Badge, numberOf } from './badge.ts';
import { cellOutline } from './ground.ts';
import { cellOf, type Layout, type Place, placeOf } from './layout.ts';
import type { Palette } from './palette.ts';
import { escapeText } from './svg.ts';

export interface Marking<S> {
  readonly view: View<S>;
  readonly layout: Layout;
  readonly palette: Palette;
}

/** A faint trail from where a move began to where it ended. */
export function trailMarkup<S>(marking: Marking<S>, state: S, move: Move): string {
  const { view, layout, palette } = marking;
  const path = view.path(state, move).filter((cell) => cellOf(view, cell).kind !== 'hand');
  const cells = path.map((cell) => outlined(marking, cell, 3, `fill="${palette.glow}" fill-opacity=".3"`)).join('');
  const ends = endsOf(layout, path);
  if (!ends) return cells;
  const [from, to] = ends;
  const line =
    `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="${palette.glow}" stroke-opacity=".28" stroke-width="24" ` +
    'stroke-linecap="round"/>';
  return cells + line;
}

/** The cells that decided the game. */
export function glowMarkup<S>(marking: Marking<S>, cells: readonly CellId[]): string {
  const { glow } = marking.palette;
  const bright = `fill="${glow}" fill-opacity=".55" stroke="${glow}" stroke-width="5"`;
  return `<g class="board-glow">${cells.map((cell) => outlined(marking, cell, 5, bright)).join('')}</g>`;
}

/** What lights up under the pointer: the cells that mean the same. */
export function lightMarkup<S>({ layout, palette }: Marking<S>, cells: readonly CellId[]): string {
  const boxes = cells.map((cell) => placeOf(layout, cell).box);
  const [first] = boxes;
  if (!first) return '';
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return (
    `<rect x="${first.x}" y="${top}" width="${first.width}" height="${bottom - top}" rx="24" ` +
    `fill="${palette.slabLight}" fill-opacity=".4"/>`
  );
}

/** The cell where what is held would go. */
export function aimMarkup<S>(marking: Marking<S>, cell: CellId): string {
  const { slabLight } = marking.palette;
  return outlined(marking, cell, 2, `fill="${slabLight}" fill-opacity=".3" stroke="${slabLight}" stroke-width="4"`);
}

/** A piece may be put here. */
export function dotMarkup<S>({ layout, palette }: Marking<S>, cell: CellId, isPointed: boolean): string {
  const { x, y } = placeOf(layout, cell);
  return (
    `<circle cx="${x}" cy="${y}" r="${isPointed ? 20 : 13}" fill="${palette.accent}" stroke="${palette.slabLight}" ` +
    'stroke-width="3"/>'
  );
}

/** What a move is worth, in a shape, a number and a colour: in the middle of an empty cell, at the foot of a piece. */
export function badgeMarkup<S>(marking: Marking<S>, cell: CellId, badge: Badge, isOnPiece: boolean): string {
  const { view, layout, palette } = marking;
  const { x, y, box } = placeOf(layout, cell);
  const isInHand = cellOf(view, cell).kind === 'hand';
  const number = numberOf(badge);
  const textWidth = [...number].reduce((width, character) => width + (character === '.' ? 9 : digitWidth), 0);
  const width = Math.max(46, textWidth + 42);
  const middle = isInHand ? `${box.x + box.width - 36} ${y - 20}` : `${x} ${isOnPiece ? y + 27 : y}`;
  // A long one is drawn smaller, so that it keeps to its cell.
  const scale = Math.min(isInHand ? 0.82 : 1, 98 / width);
  const dashes = badge.tone === 'estimate' ? ' stroke-dasharray="5 4"' : '';
  return (
    `<g transform="translate(${middle}) scale(${scale})" stroke="${palette.onTone}" fill="${palette.onTone}">` +
    `<rect x="${-width / 2}" y="-21" width="${width}" height="42" rx="13" fill="${palette[badge.tone]}" ` +
    `stroke-width="2.5"${dashes}/>` +
    `<path d="${signs[badge.tone]}" transform="translate(${-textWidth / 2} 0)" stroke-width="4" ` +
    `stroke-linecap="round" stroke-linejoin="round" fill-opacity="${badge.tone === 'estimate' ? 0 : 1}"/>` +
    `<text x="13" y="12" font-size="34" font-weight="700" text-anchor="middle" stroke="none" ` +
    `font-family="system-ui,sans-serif">${escapeText(number)}</text></g>`
  );
}

const digitWidth = 20;

/** The signs are drawn, since not every font has them. */
const signs: Readonly<Record<Badge['tone'], string>> = {
  win: 'M-9 7L0-8L9 7Z',
  loss: 'M-9-7L0 8L9-7Z',
  draw: 'M-9-5H9M-9 5H9',
  estimate: 'M-10 2C-6-7-2-4 1 0S8 5 11-3',
};

/** A piece may come in here. */
export function entryMarkup<S>({ layout, palette }: Marking<S>, cell: CellId): string {
  const { x, box } = placeOf(layout, cell);
  const y = box.y + box.height - 22;
  return (
    `<path d="M${x - 11} ${y - 6}L${x} ${y + 5}L${x + 11} ${y - 6}" fill="none" stroke="${palette.ink}" ` +
    'stroke-opacity=".5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

/** A suggestion: its cells are outlined, and a thin line leads from one to the other. */
export function hintMarkup<S>(marking: Marking<S>, state: S, move: Move): string {
  const { view, layout, palette } = marking;
  const path = view.path(state, move);
  const stroke = `fill="none" stroke="${palette.accent}" stroke-width="5" stroke-dasharray="13 9" stroke-linecap="round"`;
  const cells = path.map((cell) => outlined(marking, cell, 5, stroke)).join('');
  const ends = endsOf(layout, path);
  if (!ends) return cells;
  const [from, to] = ends;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) / length) * 46, ((to.y - from.y) / length) * 46];
  return length < 140
    ? cells
    : `${cells}<path d="M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}" ${stroke}/>`;
}

/** How many of a piece are left in stock. */
export function countMarkup<S>({ layout, palette }: Marking<S>, cell: CellId, count: number): string {
  const { box } = placeOf(layout, cell);
  return (
    `<text x="${box.x + box.width - 11}" y="${box.y + box.height - 20}" font-size="28" font-weight="600" ` +
    `text-anchor="end" fill="${palette.ink}" font-family="system-ui,sans-serif">×${count}</text>`
  );
}

/** Where a path begins and where it ends; nothing for one that does not lead from cell to cell. */
function endsOf(layout: Layout, [first, ...others]: readonly CellId[]): readonly [Place, Place] | undefined {
  const last = others.at(-1);
  return first === undefined || last === undefined ? undefined : [placeOf(layout, first), placeOf(layout, last)];
}

function outlined<S>({ view, layout }: Marking<S>, cell: CellId, inset: number, attributes: string): string {
  return `${cellOutline(view, cell, placeOf(layout, cell), inset)} ${attributes}/>`;
}
