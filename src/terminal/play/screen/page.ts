import type { Language } from '../../../core/game.ts';
import type { ReportedVerdict } from '../../../core/report.ts';
import { sayParticipant } from '../../../play/names.ts';
import { matchOf, participantOf, type Table } from '../../../play/table.ts';
import { playText } from '../../../play/text.ts';
import { type BoardStyle, drawBoard, drawPiece } from '../../print/board.ts';
import { wrap } from '../../print/wrap.ts';
import {
  countLines,
  historyLines,
  inColumns,
  numberedMoves,
  seriesLines,
  titleOf,
  valueEntries,
  valueLegend,
} from '../describe.ts';
import { appText } from '../text.ts';
import { hasNumericMoves } from '../typed-move.ts';
import type { Menu, Scene } from '../ui.ts';
import { toWidth, widthOf } from './width.ts';

/** How much there is to draw on. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** What the bottom of a screen says: what has happened, what is being typed, which keys work now. */
export interface Foot {
  readonly message: string;
  readonly typed: string;
  readonly keys: readonly string[];
}

const gap = 3;
const minPanelWidth = 18;
/** So many lines name the keys: the most that they take in a window that wide (from 60), in either language. */
const keyLines = (columns: number) => (columns < 80 ? 4 : 3);

/** A table: its board to the left, who plays and what counts to the right. */
export function drawTable(scene: Scene, board: BoardStyle, showsMoves: boolean, foot: Foot, room: Room): string[] {
  return drawBesideBoard(scene, board, foot, room, (width, height) =>
    panelLines(scene, board, showsMoves, width, height),
  );
}

/** A menu beside a table. */
export function drawMenuBeside<T>(
  menu: Menu<T>,
  scene: Scene,
  selected: number,
  board: BoardStyle,
  foot: Foot,
  room: Room,
): string[] {
  return drawBesideBoard(scene, board, foot, room, (width, height) => {
    const head = wrapAll(menu.lines ?? [], width);
    const title = [...head.map((line, index) => (index === 0 ? board.paint.strong(line) : line)), ''];
    return [...title, ...optionLines(menu, selected, board, width, height - title.length)];
  });
}

/** A menu by itself. What there is no room for beside the option that is pointed at is said below. */
export function drawMenu<T>(menu: Menu<T>, selected: number, board: BoardStyle, foot: Foot, room: Room): string[] {
  const width = Math.max(1, room.columns - 4);
  const detail = menu.options[selected]?.detail ?? '';
  const isCut = widthOf(detail) > detailWidth(menu, width);
  // Nothing here has to keep its place, so that a message can be as long as it must.
  const maxSaid = Math.floor(room.rows / 2);
  const bottom = drawFoot({ ...foot, message: foot.message || (isCut ? detail : '') }, board, room, maxSaid);
  const title = ['', board.paint.strong(menu.title), ...wrapAll(menu.lines ?? [], width), ''];
  const height = Math.max(1, room.rows - bottom.length - title.length);
  const options = optionLines(menu, selected, board, width, height);
  return fill(
    [...title, ...options].map((line) => `  ${line}`),
    bottom,
    room,
  );
}

function wrapAll(lines: readonly string[], width: number): string[] {
  return lines.flatMap((line) => {
    const words = line.split(' ').flatMap((word) => broken(word, width));
    return wrap(words, width).split('\n');
  });
}

/** The parts of a word that is wider than the room, as the name of a file may be. */
function broken(word: string, width: number): string[] {
  const letters = Array.from(word);
  if (letters.length <= width) return [word];
  const parts = Math.ceil(letters.length / width);
  return Array.from({ length: parts }, (_, part) => letters.slice(part * width, (part + 1) * width).join(''));
}

/** A long text, from one of its lines on. */
export function drawText(lines: readonly string[], from: number, board: BoardStyle, foot: Foot, room: Room): string[] {
  const bottom = drawFoot(foot, board, room);
  return fill(lines.slice(from, from + room.rows - bottom.length), bottom, room);
}

/** How many lines of a text are seen at once. */
export function textHeight(board: BoardStyle, foot: Foot, room: Room): number {
  return Math.max(1, room.rows - drawFoot(foot, board, room).length);
}

function drawBesideBoard(
  scene: Scene,
  style: BoardStyle,
  foot: Foot,
  room: Room,
  panel: (width: number, height: number) => readonly string[],
): string[] {
  const match = matchOf(scene.table);
  const bottom = drawFoot(foot, style, room);
  const height = room.rows - bottom.length - 1;
  const full = drawBoard(match.game, match.state, style);
  const board = full.length <= height ? full : drawBoard(match.game, match.state, { ...style, isCompact: true });
  const boardWidth = Math.max(...board.map(widthOf));
  const panelWidth = room.columns - boardWidth - gap;
  if (board.length > height || boardWidth > room.columns) {
    return fill(wrapAll([appText[scene.language].tooSmall], room.columns), bottom, room);
  }
  const beside = panelWidth >= minPanelWidth ? panel(panelWidth, height) : [];
  const title = ` ${style.paint.strong(titleOf(scene.table, scene.language))}`;
  const body = Array.from({ length: height }, (_, line) => {
    const right = beside[line] === undefined ? '' : toWidth(beside[line], panelWidth);
    return `${toWidth(board[line] ?? '', boardWidth + gap)}${right}`;
  });
  return fill([title, ...body], bottom, room);
}

function panelLines(
  scene: Scene,
  { isAscii, paint, picked }: BoardStyle,
  showsMoves: boolean,
  width: number,
  height: number,
): string[] {
  const { table, language, report } = scene;
  const text = playText[language];
  const players = ([0, 1] as const).map((player) => playerLine(table, player, language, isAscii, paint));
  const counts = [...countLines(table, language), ...seriesLines(table, language)];
  const wrapped = wrapAll(counts, width);
  const head = ['', ...players, '', ...wrapped.map(paint.quiet), ...(wrapped.length > 0 ? [''] : [])];
  const left = Math.max(0, height - head.length - 1);
  if (report) {
    const isNumbered = showsMoves && !hasNumericMoves(matchOf(table));
    const legend = wrapAll(valueLegend(report, language, isAscii), width);
    const values = inColumns(valueEntries(scene, report, isAscii, { isNumbered, from: picked }), width);
    const shown = cutShort(values, Math.max(1, left - legend.length), isAscii);
    return [...head, paint.strong(text.values), ...shown, ...legend.map(paint.quiet)];
  }
  if (showsMoves) {
    const moves = inColumns(numberedMoves(table, picked), width);
    return [...head, paint.strong(text.moves), ...cutShort(moves, left, isAscii)];
  }
  return [...head, ...historyLines(scene, isAscii, width).slice(-left)];
}

/** As many lines as there is room for; a mark says that there are more. */
function cutShort(lines: readonly string[], height: number, isAscii: boolean): readonly string[] {
  return lines.length <= height ? lines : [...lines.slice(0, Math.max(0, height - 1)), isAscii ? '...' : '…'];
}

/** A player with their sign, their name, who that is, and whether it is their turn. */
function playerLine(
  table: Table,
  player: 0 | 1,
  language: Language,
  isAscii: boolean,
  paint: BoardStyle['paint'],
): string {
  const match = matchOf(table);
  const { name } = match.game.text[language].players[player];
  const own = match.game.view.pieces(match.state).filter((piece) => piece.owner === player && !piece.isMarked);
  const [one, ...others] = own;
  const sign = one && others.every(({ kind }) => kind === one.kind) ? drawPiece(one, isAscii) : '';
  const label = sign && sign !== name ? `${sign} ${name}` : name;
  const turn = match.turn === player && !match.ending ? (isAscii ? '> ' : '▸ ') : '  ';
  const who = sayParticipant(table, participantOf(table, player), language);
  return `${turn}${paint.players[player](label)}  ${paint.quiet(who)}`;
}

/** The options that there is room for, around the one that is pointed at. */
function optionLines<T>(
  menu: Menu<T>,
  selected: number,
  { isAscii, paint }: BoardStyle,
  width: number,
  height: number,
): string[] {
  const { options } = menu;
  const first = Math.max(0, Math.min(selected - Math.floor(height / 2), options.length - height));
  const room = detailWidth(menu, width);
  return options.slice(first, first + height).map(({ label, detail }, index) => {
    const isSelected = first + index === selected;
    const mark = isSelected ? (isAscii ? '> ' : '› ') : '  ';
    const shown = toWidth(isSelected ? paint.strong(label) : label, Math.min(labelWidth(menu), width - 2));
    return detail && room > 0 ? `${mark}${shown}  ${paint.quiet(shorten(detail, room, isAscii))}` : `${mark}${shown}`;
  });
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

function shorten(text: string, width: number, isAscii: boolean): string {
  const mark = isAscii ? '...' : '…';
  return widthOf(text) <= width ? text : `${toWidth(text, width - mark.length).trimEnd()}${mark}`;
}

/** Always as high for the same room, but for long messages: the board must not jump when something appears. */
function drawFoot(
  { message, typed, keys }: Foot,
  { paint, isAscii }: BoardStyle,
  { columns, rows }: Room,
  maxSaid = Math.floor(rows / 4),
): string[] {
  const width = Math.max(1, columns - 2);
  const said = message ? cutShort(wrapAll([message], width), Math.max(3, maxSaid), isAscii) : [''];
  const input = typed || said.length < 2 ? wrapAll([typed], width) : [];
  const help = wrap(keys, width).split('\n');
  const shown = Array.from({ length: keyLines(columns) }, (_, line) => help[line] ?? '');
  return [...said, ...input, ...shown.map(paint.quiet)].map((line) => ` ${line}`);
}

/** Exactly as many lines as there is room for, each of the room's width. */
function fill(lines: readonly string[], bottom: readonly string[], { columns, rows }: Room): string[] {
  const height = Math.max(0, rows - bottom.length);
  const body = Array.from({ length: height }, (_, line) => lines[line] ?? '');
  return [...body, ...bottom].slice(-rows).map((line) => toWidth(line, columns));
}

/** What a move is worth in the three characters of a cell. */
export function badge({ exact, value, plies, margin, score = 0 }: ReportedVerdict, isAscii: boolean): string {
  if (!exact) return `${score < 0 ? '-' : '+'}.${Math.min(9, Math.round(Math.abs(score) * 10))}`;
  if (value === 'draw') return '=';
  const shape = value === 'win' ? (isAscii ? 'W' : '▲') : isAscii ? 'L' : '▼';
  return `${shape}${plies ?? (margin === undefined ? '' : Math.abs(margin))}`;
}
