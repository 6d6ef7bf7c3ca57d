import type { BoardStyle } from '../../print/board.ts';
import { wrap } from '../../print/wrap.ts';
import type { Room } from './drawn.ts';
import { cutProse, wrapAll } from './fitted.ts';
import { widthOf } from './width.ts';

/** What the bottom of a screen says: what has happened, what is being typed, which keys work now. */
export interface Foot {
  readonly message: string;
  readonly typed: string;
  /** The last is the way out, which is named however little room there is. */
  readonly keys: readonly string[];
}

/** So many lines name the keys: the most that they take in a window that wide (from 60), in either language. */
const keyLines = (columns: number) => (columns < 80 ? 4 : 3);

/** How high the bottom is where there is room for all of it: a message, what is typed, the keys. */
export function footHeight(columns: number): number {
  return 2 + keyLines(columns);
}

/** The least that the bottom can be: a line of what happened or is typed, and one of keys. */
export const minFootHeight = 2;

/** Always as high for the same room, but for long messages: the board must not jump when something appears. */
export function drawFoot(
  { message, typed, keys }: Foot,
  { paint, isAscii }: BoardStyle,
  { columns, rows }: Room,
  maxSaid = Math.floor(rows / 4),
): string[] {
  const width = Math.max(1, columns - 2);
  const said = message ? cutProse(wrapAll([message], width), Math.max(3, maxSaid), width, isAscii) : [''];
  const input = typed || said.length < 2 ? wrapAll([typed], width) : [];
  const help = fitKeys(keys, width, keyLines(columns));
  const shown = Array.from({ length: keyLines(columns) }, (_, line) => help[line] ?? '');
  return [...said, ...input, ...shown.map(paint.quiet)].map((line) => ` ${line}`);
}

/** The bottom in so many lines, whatever there is to say; what is typed comes before what was said. */
export function drawShortFoot(
  { message, typed, keys }: Foot,
  { paint, isAscii }: BoardStyle,
  columns: number,
  height: number,
): string[] {
  const width = Math.max(1, columns - 2);
  const input = typed ? wrapAll([typed], width) : [];
  const news = message ? wrapAll([message], width) : [];
  const wanted = input.length + news.length;
  const help = fitKeys(keys, width, Math.max(1, Math.min(keyLines(columns), height - Math.max(1, wanted))));
  const room = Math.max(0, height - help.length);
  const said = [...cutProse(news, room - input.length, width, isAscii), ...input].slice(-room || undefined);
  const shown = room === 0 ? [] : Array.from({ length: room }, (_, line) => said[line] ?? '');
  return [...shown, ...help.map(paint.quiet)].map((line) => ` ${line}`);
}

/** The keys in so many lines at most; where they are too many, those before the last are left out, the later first. */
export function fitKeys(keys: readonly string[], width: number, lines: number): readonly string[] {
  for (let kept = keys.length; kept > 1; kept--) {
    const shown = wrap([...keys.slice(0, kept - 1), ...keys.slice(-1)], width).split('\n');
    if (shown.length <= lines && shown.every((line) => widthOf(line) <= width)) return shown;
  }
  return keys.slice(-1);
}
