import type { Player } from '../../../core/game.ts';
import { sayParticipant } from '../../../play/names.ts';
import { matchOf, participantOf } from '../../../play/table.ts';
import { playText } from '../../../play/text.ts';
import { type BoardStyle, drawBoard, drawPiece, placesOf } from '../../print/board.ts';
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
import { hasNumericMoves } from '../typed-move.ts';
import type { Menu, Scene } from '../ui.ts';
import { type Drawn, fill, type Room, shifted } from './drawn.ts';
import { cutProse, moreMark, shorten, wrapAll } from './fitted.ts';
import { drawFoot, drawShortFoot, type Foot, footHeight, minFootHeight } from './foot.ts';
import { drawMenu, drawOptions, drawTooSmall, isLess } from './page.ts';
import { toWidth, widthOf } from './width.ts';

const gap = 3;
const minPanelWidth = 18;
/** However small its board, a table says who plays and what happens in lines of some width. */
const minColumns = 20;
/** A message of two lines, and keys in two. */
const usefulFootHeight = 4;
/** So many lines of a list that was asked for are worth some of the foot, and with so many it can come after the counts. */
const minListHeight = 3;
const usefulListHeight = 5;

/** How a person looks at the list beside a board. */
export interface ListView {
  readonly showsMoves: boolean;
  /** How many lines it is scrolled by; what is too many is taken back as the list is drawn. */
  scrolled: number;
}

/** What is seen with a board. */
interface Company {
  /** What stands above it where there is no room beside it. */
  head(width: number): readonly string[];
  /** What stands beside it, or below it. */
  panel(width: number, height: number, isBelow: boolean): Drawn;
  /** How many lines of that can't be done without, and how many are worth some lines of the foot. */
  minBelow(width: number): number;
  wishedBelow(width: number): number;
  /** How many lines of it a person has asked for, which are worth a compact board and a shorter foot. */
  readonly askedBelow: number;
}

/** A table: its board to the left, who plays and what counts to the right; or all that one below the other. */
export function drawTable(scene: Scene, style: BoardStyle, view: ListView, foot: Foot, room: Room): Drawn {
  const isListing = scene.report !== undefined || view.showsMoves;
  const company: Company = {
    head: (width) => headLines(scene, style, width),
    panel: (width, height, isBelow) => ({
      lines: [
        ...(isBelow ? [] : ['', ...playerLines(scene, style, width), '']),
        ...listLines(scene, style, view, width, height - (isBelow ? 0 : 2 + playerLines(scene, style, width).length)),
      ],
      spots: [],
    }),
    minBelow: () => 0,
    wishedBelow: (width) => (isListing ? usefulListHeight : countsOf(scene, width).length),
    askedBelow: isListing ? minListHeight : 0,
  };
  return arrange(scene, style, company, foot, room) ?? tooSmallFor(scene, style, foot, room);
}

/** A menu beside or below a table; where there is room for one of them only, it is the menu. */
export function drawMenuBeside<T>(
  menu: Menu<T>,
  scene: Scene,
  selected: number,
  style: BoardStyle,
  foot: Foot,
  room: Room,
): Drawn {
  const about = (width: number) => wrapAll(menu.lines ?? [], width);
  const company: Company = {
    head: () => [],
    panel(width, height) {
      const lines = about(width).map((line, index) => (index === 0 ? style.paint.strong(line) : line));
      const options = drawOptions(menu, selected, style, width, Math.max(1, height - lines.length - 1));
      return { lines: [...lines, '', ...options.lines], spots: shifted(options.spots, lines.length + 1, 0) };
    },
    minBelow: (width) => about(width).length + 1 + menu.options.length,
    wishedBelow: () => 0,
    askedBelow: 0,
  };
  const look = { board: style, language: scene.language };
  // Alone, it is headed by how the game has ended.
  const [title = menu.title, ...lines] = menu.lines ?? [];
  return arrange(scene, style, company, foot, room) ?? drawMenu({ ...menu, title, lines }, selected, look, foot, room);
}

/** A board as it is drawn, and how wide. */
interface DrawnBoard extends Drawn {
  readonly width: number;
}

function boardOf({ table }: Scene, style: BoardStyle): DrawnBoard {
  const { game, state } = matchOf(table);
  const lines = drawBoard(game, state, style);
  const spots = placesOf(game, style).map(({ cell, line, column, width }) => {
    return { row: line, column, width, target: { kind: 'cell', cell } } as const;
  });
  return { lines, spots, width: Math.max(...lines.map(widthOf)) };
}

/** The first arrangement that there is room for: as usual, with a short foot, with everything below each other. */
function arrange(scene: Scene, style: BoardStyle, company: Company, foot: Foot, room: Room): Drawn | undefined {
  const full = boardOf(scene, style);
  const compact = boardOf(scene, { ...style, isCompact: true });
  const name = shorten(titleOf(scene.table, scene.language), room.columns - 1, style.isAscii);
  const title = ` ${style.paint.strong(name)}`;
  const usual = drawFoot(foot, style, room);
  const left = room.rows - usual.length - 1;
  const board = full.lines.length <= left ? full : compact;
  if (isPanelled(board, room)) {
    if (board.lines.length <= left) return placeBeside([title], board, company, usual, room);
    const spare = room.rows - compact.lines.length;
    const height = Math.min(footHeight(room.columns), spare - 1);
    if (height >= minFootHeight) {
      return placeBeside([title], compact, company, drawShortFoot(foot, style, room.columns, height), room);
    }
    if (spare >= minFootHeight) {
      return placeBeside([], compact, company, drawShortFoot(foot, style, room.columns, spare), room);
    }
  }
  return placeBelow(full, usefulFootHeight + company.askedBelow) ?? placeBelow(compact, minFootHeight);

  function placeBelow({ lines, spots, width }: DrawnBoard, minFoot: number): Drawn | undefined {
    const panelWidth = room.columns - 2;
    const least = company.minBelow(panelWidth);
    const players = company.head(panelWidth);
    const spare = room.rows - players.length - lines.length - least;
    if (width > room.columns || room.columns < minColumns || spare < minFoot) return undefined;
    const wanted = Math.min(footHeight(room.columns), spare - company.wishedBelow(panelWidth));
    const height = Math.max(wanted, minFootHeight, Math.min(spare - company.askedBelow, usefulFootHeight));
    const head = [
      ...(spare > height + company.wishedBelow(panelWidth) ? [title] : []),
      ...players.map((line) => ` ${line}`),
    ];
    const below = company.panel(panelWidth, room.rows - height - head.length - lines.length, true);
    const body = [...head, ...lines, ...below.lines.map((line) => ` ${line}`)];
    const bottom = drawShortFoot(foot, style, room.columns, height);
    return {
      lines: fill(body.slice(0, room.rows - height), bottom, room),
      spots: [...shifted(spots, head.length, 0), ...shifted(below.spots, head.length + lines.length, 1)],
    };
  }
}

function isPanelled({ width }: DrawnBoard, { columns }: Room): boolean {
  return columns - width - gap >= minPanelWidth;
}

function placeBeside(
  title: readonly string[],
  board: DrawnBoard,
  company: Company,
  bottom: readonly string[],
  room: Room,
): Drawn {
  const width = room.columns - board.width - gap;
  const height = room.rows - bottom.length - title.length;
  const beside = company.panel(width, height, false);
  const body = Array.from({ length: height }, (_, line) => {
    const right = beside.lines[line] === undefined ? '' : toWidth(beside.lines[line], width);
    return `${toWidth(board.lines[line] ?? '', board.width + gap)}${right}`;
  });
  return {
    lines: fill([...title, ...body], bottom, room),
    spots: [...shifted(board.spots, title.length, 0), ...shifted(beside.spots, title.length, board.width + gap)],
  };
}

/** The least window in which a board fits with its players and the way out; beside them, where it is wide enough. */
function tooSmallFor(scene: Scene, style: BoardStyle, foot: Foot, room: Room): Drawn {
  const { language } = scene;
  const { lines, width } = boardOf(scene, { ...style, isCompact: true });
  const columns = Math.max(width, minColumns);
  const head = headLines(scene, style, columns - 2);
  const beside = { columns: width + gap + minPanelWidth, rows: lines.length + minFootHeight };
  const below = { columns, rows: head.length + lines.length + minFootHeight };
  const isWide = !isLess({ ...room, rows: beside.rows }, beside);
  return drawTooSmall(isWide ? beside : below, { board: style, language }, foot, room);
}

/** What counts, and then values, moves or what was played, as far as there is room; a list that was asked for first. */
function listLines(scene: Scene, style: BoardStyle, view: ListView, width: number, height: number): string[] {
  const { isAscii, paint } = style;
  const counts = countsOf(scene, width);
  const head = [...counts.map(paint.quiet), ...(counts.length > 0 ? [''] : [])];
  const left = Math.max(0, height - head.length - 1);
  const asked = askedList(scene, style, view);
  if (!asked) {
    if (left <= 0) return cutProse(counts, height, width, isAscii).map(paint.quiet);
    return [...head, ...seenToEnd(historyLines(scene, isAscii, width), view, left)];
  }
  const legend = wrapAll(asked.legend, width);
  if (height < head.length + usefulListHeight + legend.length) {
    return askedLines(asked, [...legend, ...counts], style, view, width, height);
  }
  const shown = seenFrom(inColumns(asked.entries, width), view, left - legend.length, isAscii);
  return [...head, paint.strong(asked.title), ...shown, ...legend.map(paint.quiet)];
}

/** A list that a person has asked for, and what explains it. */
interface AskedList {
  readonly title: string;
  readonly entries: readonly string[];
  readonly legend: readonly string[];
}

function askedList({ table, language, report, ...scene }: Scene, style: BoardStyle, view: ListView) {
  const { isAscii, picked } = style;
  const text = playText[language];
  if (report) {
    const isNumbered = view.showsMoves && !hasNumericMoves(matchOf(table));
    const entries = valueEntries({ table, language, ...scene }, report, isAscii, { isNumbered, from: picked });
    return { title: text.values, entries, legend: valueLegend(table, report, language, isAscii) };
  }
  if (!view.showsMoves) return undefined;
  return { title: text.moves, entries: numberedMoves(matchOf(table), picked), legend: [] };
}

/** The same in little room: marks stand at the ends of lines, and what there is room for of the rest comes after it. */
function askedLines(
  { title, entries }: AskedList,
  rest: readonly string[],
  { isAscii, paint }: BoardStyle,
  view: ListView,
  width: number,
  height: number,
): string[] {
  const head = height > minListHeight ? [paint.strong(title)] : [];
  const mark = moreMark(isAscii);
  const inner = width - mark.length - 1;
  const lines = inColumns(entries, inner);
  const left = height - head.length;
  view.scrolled = Math.max(0, Math.min(view.scrolled, lines.length - left));
  const shown = lines.slice(view.scrolled, view.scrolled + left).map((line, index) => {
    const hasMore = (index === 0 && view.scrolled > 0) || (index === left - 1 && view.scrolled + left < lines.length);
    return hasMore ? `${toWidth(line, inner)} ${mark}` : line;
  });
  return [...head, ...shown, ...cutProse(rest, left - shown.length, width, isAscii).map(paint.quiet)];
}

/** How it stands with whoever is elsewhere; points, groups, repetitions, and how the series stands. */
function countsOf({ table, language, online }: Scene, width: number): string[] {
  return wrapAll(
    [...(online?.lines ?? []), ...countLines(matchOf(table), language), ...seriesLines(table, language)],
    width,
  );
}

/** The lines of a list that begins at its top; marks say that there are more. */
function seenFrom(lines: readonly string[], view: ListView, height: number, isAscii: boolean): readonly string[] {
  view.scrolled = Math.max(0, Math.min(view.scrolled, lines.length - height));
  const mark = moreMark(isAscii);
  const seen = lines.slice(view.scrolled, view.scrolled + height);
  if (seen.length > 1 && view.scrolled > 0) seen[0] = mark;
  if (seen.length > 0 && view.scrolled + height < lines.length) seen[seen.length - 1] = mark;
  return seen;
}

/** The lines of a list that is read from its end. */
function seenToEnd(lines: readonly string[], view: ListView, height: number): readonly string[] {
  if (height <= 0) return [];
  view.scrolled = Math.min(0, Math.max(view.scrolled, height - lines.length));
  const end = lines.length + view.scrolled;
  return lines.slice(Math.max(0, end - height), end);
}

/** A player with their sign, their name, who that is, and whether it is their turn; in two lines where one is too long. */
function playerLines(scene: Scene, style: BoardStyle, width: number): string[] {
  return ([0, 1] as const).flatMap((player) => {
    const { name, who } = sayPlayerOf(scene, player, style);
    if (widthOf(name) + 2 + widthOf(who) <= width) return [`${name}  ${style.paint.quiet(who)}`];
    return [name, `    ${style.paint.quiet(shorten(who, width - 4, style.isAscii))}`];
  });
}

/** The players in one line, or in two where that is too long. */
function headLines(scene: Scene, style: BoardStyle, width: number): string[] {
  const lines = ([0, 1] as const).map((player) => {
    const { name, who } = sayPlayerOf(scene, player, style);
    return `${name}  ${style.paint.quiet(shorten(who, Math.max(1, width - widthOf(name) - 2), style.isAscii))}`;
  });
  const together = lines.join(' ');
  return widthOf(together) <= width ? [together] : lines;
}

function sayPlayerOf({ table, language, online }: Scene, player: Player, { isAscii, paint }: BoardStyle) {
  const match = matchOf(table);
  const { name } = match.game.text[language].players[player];
  const own = match.game.view.pieces(match.state).filter((piece) => piece.owner === player && !piece.isMarked);
  const [one, ...others] = own;
  const sign = one && others.every(({ kind }) => kind === one.kind) ? drawPiece(one, isAscii) : '';
  const label = sign && sign !== name ? `${sign} ${name}` : name;
  const turn = match.turn === player && !match.ending ? (isAscii ? '> ' : '▸ ') : '  ';
  const who = online?.seats[player] ?? sayParticipant(table, participantOf(table, player), language);
  return { name: `${turn}${paint.players[player](label)}`, who };
}
