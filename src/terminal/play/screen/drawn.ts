import type { CellId } from '../../../core/game.ts';
import { toWidth } from './width.ts';

/** How much there is to draw on. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** Something on the screen that can be pointed at: a cell of a board, or an option of a menu. */
export type Target =
  | { readonly kind: 'cell'; readonly cell: CellId }
  | { readonly kind: 'option'; readonly index: number };

/** Where it is. */
export interface Spot {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly target: Target;
}

/** Lines of text, and what can be pointed at in them. */
export interface Drawn {
  readonly lines: readonly string[];
  readonly spots: readonly Spot[];
  /** Whether there was no room for any of what was to be seen. */
  readonly isTooSmall?: boolean;
}

/** The same spots in a larger picture, so many rows and columns further. */
export function shifted(spots: readonly Spot[], rows: number, columns: number): Spot[] {
  return spots.map((spot) => ({ ...spot, row: spot.row + rows, column: spot.column + columns }));
}

/** What is pointed at with a place, if anything. */
export function targetAt(spots: readonly Spot[], row: number, column: number): Target | undefined {
  return spots.find((spot) => spot.row === row && column >= spot.column && column < spot.column + spot.width)?.target;
}

/** Exactly as many lines as there is room for, each of the room's width. */
export function fill(lines: readonly string[], bottom: readonly string[], { columns, rows }: Room): string[] {
  const height = Math.max(0, rows - bottom.length);
  const body = Array.from({ length: height }, (_, line) => lines[line] ?? '');
  return [...body, ...bottom].slice(-rows).map((line) => toWidth(line, columns));
}
