import type { CellId } from '../../core/game.ts';
import type { ComparedMark } from '../board-props.ts';
import { cellOutline } from '../ground.ts';
import { cellOf, placeOf } from '../layout.ts';
import { marks } from '../palette.ts';
import type { Marking } from './marks.ts';

/** How far from the middle of its last cell the sign of a move stands: the one at the left, the other at the right. */
const signDistance = 33;

/**
 * A move that was played and a better one: the cells of each are outlined in the colour of its value, an arrow leads from
 * one cell of the board to another, and a sign tells them apart without colour.
 */
export function comparedMarkup<S>(marking: Marking<S>, state: S, compared: readonly ComparedMark[]): string {
  return compared.map((mark) => markMarkup(marking, marking.view.path(state, mark.move), mark)).join('');
}

function markMarkup<S>({ view, layout }: Marking<S>, path: readonly CellId[], { kind, tone }: ComparedMark): string {
  const last = path.at(-1);
  if (last === undefined) return '';
  const colour = marks[tone];
  const dashes = kind === 'played' ? ' stroke-dasharray="14 10"' : '';
  // A pale edge keeps the colour apart from any ground.
  const drawn = (shape: string) =>
    `${shape} fill="none" stroke="${marks.onTone}" stroke-width="11" stroke-linecap="round"/>` +
    `${shape} fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"${dashes}/>`;
  const outlines = path.map((cell) => drawn(cellOutline(view, cell, placeOf(layout, cell), 5))).join('');
  const [first] = path;
  const isOnBoard = first !== undefined && first !== last && cellOf(view, first).kind !== 'hand';
  const { x, y } = placeOf(layout, last);
  return (
    outlines +
    (isOnBoard ? drawn(`<path d="${arrowPath(placeOf(layout, first), { x, y })}"`) : '') +
    signMarkup(kind, x + (kind === 'played' ? -signDistance : signDistance), y - signDistance, colour, marks.onTone)
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From beside the middle of one cell to beside that of another, with a head. */
function arrowPath(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [start, end] = [along(from, 30), along(to, -22)];
  const head = [1, -1].map((side) => {
    const at = { x: end.x - 20 * dx - 14 * side * dy, y: end.y - 20 * dy + 14 * side * dx };
    return `M${at.x} ${at.y}L${end.x} ${end.y}`;
  });
  return `M${start.x} ${start.y}L${end.x} ${end.y}${head.join('')}`;

  function along({ x, y }: Point, distance: number): Point {
    return { x: x + distance * dx, y: y + distance * dy };
  }
}

const signs: Readonly<Record<ComparedMark['kind'], string>> = {
  played: 'M-7-7L7 7M7-7L-7 7',
  better: 'M-8 1L-3 7L8-6',
};

function signMarkup(kind: ComparedMark['kind'], x: number, y: number, colour: string, pale: string): string {
  return (
    `<g transform="translate(${x} ${y})" data-compared="${kind}"><circle r="19" fill="${colour}" stroke="${pale}" ` +
    `stroke-width="3"/><path d="${signs[kind]}" fill="none" stroke="${pale}" stroke-width="5" stroke-linecap="round" ` +
    'stroke-linejoin="round"/></g>'
  );
}
