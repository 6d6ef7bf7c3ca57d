import type { Language } from '../../../core/game.ts';
import type { ReportedVerdict } from '../../../core/report.ts';
import type { BoardStyle } from '../../print/board.ts';
import { appText } from '../text.ts';
import type { Menu } from '../ui.ts';
import { type Drawn, fill, type Room, shifted } from './drawn.ts';
import { cutProse, moreMark, shorten, wrapAll } from './fitted.ts';
import { drawFoot, drawShortFoot, type Foot, fitKeys } from './foot.ts';
import { nameKeys } from './key-names.ts';
import { toWidth, widthOf } from './width.ts';

/** How pages look, and the language that they speak. */
export interface Look {
  readonly board: BoardStyle;
  readonly language: Language;
}

/** Menus and texts can be read in a window of this size. */
const leastRoom: Room = { columns: 20, rows: 5 };
/** At least so many options are seen at once where a title and a foot are drawn in full. */
const minOptions = 4;

/** A menu by itself. What there is no room for beside the option that is pointed at is said below. */
export function drawMenu<T>(menu: Menu<T>, selected: number, look: Look, foot: Foot, room: Room): Drawn {
  const { board, language } = look;
  if (isLess(room, leastRoom)) {
    // Where there is no way back, what is left is to leave by force.
    const keys = menu.hasWayBack ? foot.keys : nameKeys([['Ctrl-C', 'leave']], language, board);
    return drawTooSmall(leastRoom, look, { ...foot, keys }, room);
  }
  const width = Math.max(1, room.columns - 4);
  const frame = menuFrame(menu, board, foot, room);
  const seen = optionWidth(menu, board, width, room.rows - frame.bottom.length - frame.head.length);
  const told = { ...foot, message: foot.message || detailOf(menu, selected, seen) };
  const { head, bottom } = menuFrame(menu, board, told, room);
  const options = drawOptions(menu, selected, board, width, Math.max(1, room.rows - bottom.length - head.length));
  const lines = [...head, ...options.lines].map((line) => `  ${line}`);
  return { lines: fill(lines, bottom, room), spots: shifted(options.spots, head.length, 2) };
}

/** What stands above the options and below them: less where there is little room, so that some options are seen. */
function menuFrame<T>(menu: Menu<T>, board: BoardStyle, foot: Foot, room: Room) {
  const width = Math.max(1, room.columns - 4);
  const { isAscii, paint } = board;
  const titles = wrapAll([menu.title], width);
  // Nothing here has to keep its place, so that a message can be as long as it must.
  const bottom = drawFoot(foot, board, room, Math.floor(room.rows / 2));
  const head = ['', ...titles.map(paint.strong), ...wrapAll(menu.lines ?? [], width), ''];
  const seen = Math.min(minOptions, menu.options.length);
  if (head.length + seen + bottom.length <= room.rows) return { head, bottom };
  const said = wrapAll([foot.message, foot.typed].filter(Boolean), Math.max(1, room.columns - 2)).length;
  // The keys, and what is said and typed in at most half of the window.
  const footHeight = 1 + Math.min(said, Math.max(foot.typed ? 1 : 0, Math.floor(room.rows / 2) - 1));
  const left = room.rows - footHeight - Math.min(seen, 2);
  // Of what is said above the options, the title comes first.
  const shown = cutProse(titles, left, width, isAscii).map(paint.strong);
  const about = cutProse(wrapAll(menu.lines ?? [], width), left - shown.length, width, isAscii);
  return { head: [...shown, ...about], bottom: drawShortFoot(foot, board, room.columns, footHeight) };
}

/** What is not seen of an option where it stands: the end of its name, or what it means. */
function detailOf<T>(menu: Menu<T>, selected: number, width: number): string {
  const { label, detail = '' } = menu.options[selected] ?? { label: '' };
  const isCut = widthOf(detail) > detailWidth(menu, width);
  if (widthOf(label) <= width - 2) return isCut ? detail : '';
  return detail ? `${label}: ${detail}` : label;
}

/** A long text, from one of its lines on. */
export function drawText(lines: readonly string[], from: number, look: Look, foot: Foot, room: Room): Drawn {
  if (isLess(room, leastRoom)) return drawTooSmall(leastRoom, look, foot, room);
  const bottom = textFoot(look.board, foot, room);
  return { lines: fill(lines.slice(from, from + room.rows - bottom.length), bottom, room), spots: [] };
}

/** How many lines of a text are seen at once. */
export function textHeight(board: BoardStyle, foot: Foot, room: Room): number {
  return Math.max(1, room.rows - textFoot(board, foot, room).length);
}

/** Below a text in a low window there are only keys. */
function textFoot(board: BoardStyle, foot: Foot, room: Room): string[] {
  const bottom = drawFoot(foot, board, room);
  return bottom.length * 4 <= room.rows ? bottom : drawShortFoot(foot, board, room.columns, 1);
}

export function isLess({ columns, rows }: Room, least: Room): boolean {
  return columns < least.columns || rows < least.rows;
}

/** A window too small for what is to be seen in it says how large it must be, and names the way out. */
export function drawTooSmall(need: Room, { board, language }: Look, { keys }: Foot, room: Room): Drawn {
  const width = Math.max(1, room.columns - 2);
  const bottom = room.rows < 2 ? [] : fitKeys(keys.slice(-1), width, 1).map((line) => ` ${board.paint.quiet(line)}`);
  const whole = wrapAll([appText[language].tooSmall(need, room)], width);
  const fits = whole.length <= room.rows - bottom.length;
  const said = fits ? whole : wrapAll([appText[language].size(need)], width);
  return {
    lines: fill(
      said.map((line) => ` ${line}`),
      bottom,
      room,
    ),
    spots: [],
    isTooSmall: true,
  };
}

/** The options that there is room for, around the one that is pointed at; marks say that there are more. */
export function drawOptions<T>(
  menu: Menu<T>,
  selected: number,
  style: BoardStyle,
  width: number,
  height: number,
): Drawn {
  const { options } = menu;
  const { isAscii, paint } = style;
  const first = Math.max(0, Math.min(selected - Math.floor(height / 2), options.length - height));
  const shown = options.slice(first, first + height);
  const lines = shown.map(({ label, detail }, index) => {
    const isSelected = first + index === selected;
    const mark = isSelected ? (isAscii ? '> ' : '› ') : '  ';
    const hasMore = (index === 0 && first > 0) || (index === shown.length - 1 && first + shown.length < options.length);
    const inner = hasMore ? optionWidth(menu, style, width, height) : width;
    const room = detailWidth(menu, inner);
    const name = shorten(label, inner - 2, isAscii);
    const named = toWidth(isSelected ? paint.strong(name) : name, Math.min(labelWidth(menu), inner - 2));
    const line = detail && room > 0 ? `${mark}${named}  ${paint.quiet(shorten(detail, room, isAscii))}` : mark + named;
    return hasMore ? `${toWidth(line, inner)} ${paint.quiet(moreMark(isAscii))}` : line;
  });
  const spots = shown.map((_, row) => {
    return { row, column: 0, width, target: { kind: 'option', index: first + row } } as const;
  });
  return { lines, spots };
}

/** How wide an option is at least: where they do not all fit, marks stand beside the first and the last. */
function optionWidth<T>({ options }: Menu<T>, { isAscii }: BoardStyle, width: number, height: number): number {
  return options.length <= height ? width : width - 1 - moreMark(isAscii).length;
}

const minDetailWidth = 20;

/** How much of its detail fits beside an option. */
function detailWidth<T>(menu: Menu<T>, width: number): number {
  const room = width - labelWidth(menu) - 4;
  return room >= minDetailWidth ? room : 0;
}

function labelWidth<T>({ options }: Menu<T>): number {
  return Math.max(0, ...options.map(({ label }) => widthOf(label)));
}

/** What a move is worth in the three characters of a cell. */
export function badge({ exact, value, plies, margin, score = 0 }: ReportedVerdict, isAscii: boolean): string {
  if (!exact) return `${score < 0 ? '-' : '+'}.${Math.min(9, Math.round(Math.abs(score) * 10))}`;
  if (value === 'draw') return '=';
  const shape = value === 'win' ? (isAscii ? 'W' : '▲') : isAscii ? 'L' : '▼';
  return `${shape}${plies ?? (margin === undefined ? '' : Math.abs(margin))}`;
}
