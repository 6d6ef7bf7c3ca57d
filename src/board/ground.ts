import type { CellId } from '../core/game.ts';
import { grainMarkup } from './grain.ts';
import { type Box, cellOf, cellSize, type Layout, type Place, type Plan, placeOf, slabDepth } from './layout.ts';
import type { Palette } from './palette.ts';
import { downwards, escapeText } from './svg.ts';

export interface Ground {
  readonly view: Plan;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly prefix: string;
  readonly coordinates: boolean;
}

/** What never moves: the slab with its recesses, the trays of the stocks, the coordinates. */
export function groundMarkup({ view, layout, palette, prefix, coordinates }: Ground): string {
  const cells = layout.places.map((place, cell) => recessMarkup(view, cell, place, prefix)).join('');
  return (
    `<defs>${groundDefs(prefix, palette)}</defs>` +
    layout.hands.map((box) => handMarkup(box, palette, prefix)).join('') +
    slabMarkup(layout.slab, palette, prefix) +
    view.cells.map(({ kind }, cell) => (kind === 'entry' ? slotMarkup(layout, cell, palette) : '')).join('') +
    layout.fields.map((box) => fieldMarkup(box, palette)).join('') +
    cells +
    (coordinates ? labelsMarkup(layout, palette) : '')
  );
}

/** Where pieces fall, the cells are round, as if seen through a front with holes. */
export function isRound(view: Plan, cell: CellId): boolean {
  return cellOf(view, cell).kind === 'border' || view.cells.some(({ kind }) => kind === 'entry');
}

/** The outline of a cell, as what is drawn on it needs it; the tag is left open. */
export function cellOutline(view: Plan, cell: CellId, { x, y, box }: Place, inset: number): string {
  if (isRound(view, cell)) return `<circle cx="${x}" cy="${y}" r="${cellSize / 2 - 3 - inset}"`;
  const edge = inset + 3;
  const [width, height] = [box.width - 2 * edge, box.height - 2 * edge];
  return `<rect x="${box.x + edge}" y="${box.y + edge}" width="${width}" height="${height}" rx="${14 - inset}"`;
}

function groundDefs(prefix: string, palette: Palette): string {
  const recess = (outline: (attributes: string) => string) =>
    outline(
      `fill="none" stroke="${palette.slabLight}" stroke-opacity=".75" stroke-width="2" transform="translate(0 1.6)"`,
    ) +
    outline(`fill="${palette.cell}"`) +
    outline(`fill="url(#${prefix}deep)" stroke="${palette.slabEdge}" stroke-opacity=".45" stroke-width="1.6"`);
  return (
    downwards(`${prefix}slab`, [0, palette.slabLight], [16, palette.slab], [100, palette.slab]) +
    downwards(`${prefix}deep`, [0, '#000', 0.3], [14, '#000', 0.07], [40, '#000', 0]) +
    `<g id="${prefix}square">${recess((more) => `<rect x="-47" y="-47" width="94" height="94" rx="13" ${more}/>`)}</g>` +
    `<g id="${prefix}round">${recess((more) => `<circle r="44" ${more}/>`)}</g>`
  );
}

function recessMarkup(view: Plan, cell: CellId, { x, y }: Place, prefix: string): string {
  const { kind } = cellOf(view, cell);
  if (kind === 'hand' || kind === 'entry') return '';
  return `<use href="#${prefix}${isRound(view, cell) ? 'round' : 'square'}" x="${x}" y="${y}"/>`;
}

function boxMarkup({ x, y, width, height }: Box, radius: number, attributes: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${attributes}/>`;
}

function slabMarkup(slab: Box, palette: Palette, prefix: string): string {
  const inner = grown(slab, -1.5);
  return (
    boxMarkup({ ...slab, y: slab.y + slabDepth }, 26, `fill="${palette.slabEdge}"`) +
    boxMarkup(slab, 26, `fill="url(#${prefix}slab)" stroke="${palette.slabEdge}" stroke-opacity=".6"`) +
    grainMarkup(palette, slab, prefix) +
    boxMarkup(inner, 24.5, `fill="none" stroke="${palette.slabLight}" stroke-width="3"`)
  );
}

/** A part of another colour, let into the slab. */
function fieldMarkup(box: Box, palette: Palette): string {
  const inlaid = grown(box, 5);
  return (
    boxMarkup({ ...inlaid, y: inlaid.y + 2 }, 20, `fill="none" stroke="${palette.slabLight}" stroke-width="3"`) +
    boxMarkup(inlaid, 20, `fill="${palette.field}" stroke="${palette.slabEdge}" stroke-opacity=".5"`)
  );
}

/** The tray of a stock: a well as wide as the slab. */
function handMarkup(box: Box, palette: Palette, prefix: string): string {
  const well = grown(box, -7);
  return (
    boxMarkup(box, 20, `fill="${palette.slab}" stroke="${palette.slabEdge}" stroke-opacity=".6"`) +
    boxMarkup(well, 14, `fill="${palette.cell}"`) +
    boxMarkup(well, 14, `fill="url(#${prefix}deep)"`)
  );
}

/** Where a piece is let in at the top of an upright slab. */
function slotMarkup(layout: Layout, cell: CellId, palette: Palette): string {
  const { x } = placeOf(layout, cell);
  const slot: Box = { x: x - 36, y: layout.slab.y + 4, width: 72, height: 7 };
  return boxMarkup(slot, 3.5, `fill="${palette.slabEdge}"`);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function labelsMarkup({ labels, labelSize }: Layout, palette: Palette): string {
  const texts = labels.map(({ text, x, y }) => `<text x="${x}" y="${y + labelSize * 0.35}">${escapeText(text)}</text>`);
  return (
    `<g fill="${palette.ink}" font-size="${labelSize}" text-anchor="middle" font-family="system-ui,sans-serif">` +
    `${texts.join('')}</g>`
  );
}
