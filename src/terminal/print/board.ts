import { type Cell, type CellId, type Game, opponentOf, type Piece, type Player } from '../../core/game.ts';
import type { Paint } from './paint.ts';

/** How a board is drawn: with box lines and shapes, or with plain characters where a terminal has no others. */
export interface BoardStyle {
  readonly isAscii: boolean;
  readonly paint: Paint;
  /** Cells to bring out: a winning line, the groups that counted. */
  readonly marked?: readonly CellId[];
  /** What to write in empty cells: a dot where a piece may go, or what it is worth to go there. */
  readonly notes?: ReadonlyMap<CellId, Note>;
  /** Where the player is pointing, and what they have picked up. */
  readonly cursor?: CellId | undefined;
  readonly picked?: CellId | undefined;
  /** The cells of the last move. */
  readonly trail?: readonly CellId[];
  /** Pieces in place of those of the position, while they are on their way. */
  readonly pieces?: readonly Piece[];
  /** Seen from the other side. */
  readonly isFlipped?: boolean;
  /** Without the lines between rows, where there is little room. */
  readonly isCompact?: boolean;
}

export interface Note {
  /** Three characters at the most. */
  readonly text: string;
  readonly isBad: boolean;
}

/** The board as lines of text, with its coordinates, and the stocks of both players where the game has them. */
export function drawBoard<S>(game: Game<S>, state: S, style: BoardStyle): string[] {
  const pieces = new Map((style.pieces ?? game.view.pieces(state)).map((piece) => [piece.cell, piece]));
  const above = style.isFlipped ? 0 : 1;
  return [
    ...drawHand(game, pieces, above, style),
    ...drawGrid(game, pieces, style),
    ...drawHand(game, pieces, opponentOf(above), style),
  ];
}

/** A piece as one character: its shape where we have one for it, otherwise its letter in position texts. */
export function drawPiece(piece: Piece, isAscii: boolean): string {
  return (isAscii ? undefined : shapes[`${piece.kind} ${piece.letter}`]) ?? piece.letter;
}

/** Black is filled and white is not, kings have a centre of their own; of shapes, the dark set is the filled one. */
const shapes: Readonly<Record<string, string>> = {
  'stone b': '●',
  'stone w': '○',
  'disc b': '●',
  'disc w': '○',
  'disc B': '◉',
  'disc W': '◎',
  'cone A': '△',
  'cone a': '▲',
  'cube B': '□',
  'cube b': '■',
  'cylinder C': '▯',
  'cylinder c': '▮',
  'sphere D': '○',
  'sphere d': '●',
};

function drawHand<S>(game: Game<S>, pieces: ReadonlyMap<CellId, Piece>, owner: Player, style: BoardStyle): string[] {
  const hand = handOf(game, owner);
  if (hand.length === 0) return [];
  const { paint } = style;
  const stock = hand.map(([id, cell]) => {
    const piece = pieces.get(id);
    const stocked = describeStock(cell, piece, style.isAscii);
    if (id === style.cursor) return paint.cursor(`>${stocked}<`.padEnd(stockWidth));
    if (id === style.picked) return paint.strong(`(${stocked})`.padEnd(stockWidth));
    return (piece ? paint.players[owner] : paint.quiet)(` ${stocked}`.padEnd(stockWidth));
  });
  return [`   ${stock.join('')}`.trimEnd()];
}

/** The kinds of piece in a player's stock, each with its cell. */
function handOf<S>(game: Game<S>, owner: Player): [CellId, Cell][] {
  return [...game.view.cells.entries()].filter(([, cell]) => cell.kind === 'hand' && cell.owner === owner);
}

/** How many of a piece there are, in five characters at the most. */
function describeStock({ name }: Cell, piece: Piece | undefined, isAscii: boolean): string {
  if (!piece) return `${name} ${isAscii ? '-' : '–'}`;
  const shape = drawPiece(piece, isAscii);
  return `${shape === name ? name : `${name} ${shape}`}${isAscii ? 'x' : '×'}${piece.count ?? 1}`;
}

/** Where a cell is drawn: the line of the board, and the characters of that line. */
export interface CellPlace {
  readonly cell: CellId;
  readonly line: number;
  readonly column: number;
  readonly width: number;
}

/** Where each cell is in what `drawBoard` draws, so that it can be pointed at. */
export function placesOf<S>(game: Game<S>, style: Pick<BoardStyle, 'isFlipped' | 'isCompact'>): CellPlace[] {
  const { columns, rows } = game.view;
  const grid = gridOf(game, style);
  const above = style.isFlipped ? 0 : 1;
  const places: CellPlace[] = [];
  let line = 0;
  const addHand = (owner: Player) => {
    const hand = handOf(game, owner);
    for (const [index, [cell]] of hand.entries()) {
      places.push({ cell, line, column: margin + index * stockWidth, width: stockWidth });
    }
    if (hand.length > 0) line++;
  };
  addHand(above);
  // The names of the columns.
  line++;
  for (const y of rows.keys()) {
    if (grid.hasEdgeAbove(y)) line++;
    for (const x of columns.keys()) {
      const cell = grid.idAt(x, y);
      if (cell !== undefined) places.push({ cell, line, column: margin + 1 + 4 * x, width: 3 });
    }
    line++;
  }
  // The edge below the last row.
  line++;
  addHand(opponentOf(above));
  return places;
}

/** The names of the rows. */
const margin = 3;
/** How many characters each kind in stock takes. */
const stockWidth = 7;

/** Which cell is seen where, and between which rows there is a line. */
function gridOf<S>({ view }: Game<S>, style: Pick<BoardStyle, 'isFlipped' | 'isCompact'>) {
  const { cells, columns, rows } = view;
  const grid = new Map<string, CellId>();
  for (const [id, { kind, x, y }] of cells.entries()) {
    if (kind === 'hand' || kind === 'entry') continue;
    const place = style.isFlipped ? [columns.length - 1 - x, rows.length - 1 - y] : [x, y];
    grid.set(place.join(), id);
  }
  const idAt = (x: number, y: number) => grid.get(`${x},${y}`);
  const at = (x: number, y: number): Cell | undefined => cells[idAt(x, y) ?? -1];
  const hasEdgeAbove = (y: number) =>
    !style.isCompact || y === 0 || y === rows.length || columns.some((_, x) => weight(at(x, y - 1), at(x, y)) === 2);
  return { idAt, at, hasEdgeAbove };
}

function drawGrid<S>(game: Game<S>, pieces: ReadonlyMap<CellId, Piece>, style: BoardStyle): string[] {
  const { columns, rows } = game.view;
  const { idAt, at, hasEdgeAbove } = gridOf(game, style);
  const seen = (names: readonly string[]) => (style.isFlipped ? [...names].reverse() : names);
  const lines = [`     ${seen(columns).map(style.paint.quiet).join('   ')}`];
  for (let y = 0; y <= rows.length; y++) {
    if (hasEdgeAbove(y)) lines.push(`   ${drawEdgesAbove(at, y, columns.length, style)}`);
    if (y === rows.length) break;
    let line = ` ${style.paint.quiet(seen(rows)[y] || ' ')} `;
    for (let x = 0; x <= columns.length; x++) {
      const [id, before] = [idAt(x, y), idAt(x - 1, y)];
      const plain = edge(weight(at(x - 1, y), at(x, y)), 'upright', style);
      // Where a value fills the cell that is pointed at, the signs take the place of the lines beside it.
      if (isFilled(id, pieces, style)) line += style.paint.cursor('>');
      else line += isFilled(before, pieces, style) ? style.paint.cursor('<') : plain;
      line += id === undefined ? '   ' : drawCell(id, pieces.get(id), style);
    }
    lines.push(line);
  }
  return lines.map((line) => line.trimEnd());
}

/** Three characters. What brings a cell out is seen without colour too. */
function drawCell(id: CellId, piece: Piece | undefined, style: BoardStyle): string {
  const { paint } = style;
  const note = piece ? undefined : style.notes?.get(id);
  const content = piece ? paint.players[piece.owner](drawPiece(piece, style.isAscii)) : (note?.text ?? ' ');
  // A value fills the cell, and leaves room for a sign before it only.
  const isWide = note !== undefined && note.text.length > 1;
  const between = (before: string, after: string) =>
    isWide ? `${before}${content}`.slice(-3) : `${before}${content}${after}`;
  if (id === style.cursor) return paint.cursor(between('>', '<'));
  if (id === style.picked) return paint.strong(between('(', ')'));
  if (style.marked?.includes(id)) return paint.strong(between('[', ']'));
  const plain = isWide ? content.padStart(3) : between(' ', ' ');
  if (note) return note.isBad ? paint.bad(plain) : paint.good(plain);
  return style.trail?.includes(id) ? paint.trail(plain) : plain;
}

/** Whether the cursor is on a cell that a value leaves no room in. */
function isFilled(id: CellId | undefined, pieces: ReadonlyMap<CellId, Piece>, { cursor, notes }: BoardStyle): boolean {
  if (id === undefined || id !== cursor || pieces.has(id)) return false;
  return (notes?.get(id)?.text.length ?? 0) > 2;
}

type Weight = 0 | 1 | 2;

/** A line between two cells is heavy where they are of different parts of the board, and none where there are no cells. */
function weight(a: Cell | undefined, b: Cell | undefined): Weight {
  if (!a && !b) return 0;
  if (!a || !b) return 1;
  return a.kind !== b.kind || a.zone !== b.zone ? 2 : 1;
}

function drawEdgesAbove(
  at: (x: number, y: number) => Cell | undefined,
  y: number,
  width: number,
  style: BoardStyle,
): string {
  let line = '';
  for (let x = 0; x <= width; x++) {
    const up = weight(at(x - 1, y - 1), at(x, y - 1));
    const right = weight(at(x, y - 1), at(x, y));
    const down = weight(at(x - 1, y), at(x, y));
    const left = weight(at(x - 1, y - 1), at(x - 1, y));
    line += corner(up, right, down, left, style);
    if (x < width) line += edge(right, 'level', style).repeat(3);
  }
  return line;
}

/** Every meeting of light and heavy lines: by up, right, down and left, each none, light or heavy, in base three. */
const corners = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';

function corner(up: Weight, right: Weight, down: Weight, left: Weight, { isAscii }: BoardStyle): string {
  if (!isAscii) return corners.charAt(up * 27 + right * 9 + down * 3 + left);
  if (up + right + down + left === 0) return ' ';
  return [up, right, down, left].includes(2) ? '#' : '+';
}

function edge(weight: Weight, direction: 'level' | 'upright', { isAscii }: BoardStyle): string {
  const light = { level: isAscii ? '-' : '─', upright: isAscii ? '|' : '│' };
  const heavy = { level: isAscii ? '=' : '━', upright: isAscii ? '#' : '┃' };
  return weight === 0 ? ' ' : weight === 1 ? light[direction] : heavy[direction];
}
