import type { Cell, CellId, Game, Piece, Player } from '../core/game.ts';

/** How a board is drawn: with box lines and shapes, or with plain characters where a terminal has no others. */
export interface BoardStyle {
  readonly isAscii: boolean;
  /** Cells to bring out: a winning line, the groups that counted. */
  readonly marked?: readonly CellId[];
  readonly paint: Paint;
}

/** Colour is put on by the caller, who knows whether there is any. */
export interface Paint {
  quiet(text: string): string;
  strong(text: string): string;
}

/** The board as lines of text, with its coordinates, and the stocks of both players where the game has them. */
export function drawBoard<S>(game: Game<S>, state: S, style: BoardStyle): string[] {
  const pieces = new Map(game.view.pieces(state).map((piece) => [piece.cell, piece]));
  const [first, second] = ([0, 1] as const).map((player) => drawHand(game, pieces, player, style));
  return [...second, ...drawGrid(game, pieces, style), ...first];
}

/** A piece as one character: its shape where we have one for it, otherwise its letter in position texts. */
function drawPiece(piece: Piece, isAscii: boolean): string {
  return (isAscii ? undefined : shapes[`${piece.kind} ${piece.letter}`]) ?? piece.letter;
}

/** Black is filled and white is not, kings have a centre of their own; Quantik's dark set is the filled one. */
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
  const hand = game.view.cells.flatMap((cell, id) => (cell.kind === 'hand' && cell.owner === owner ? [id] : []));
  if (hand.length === 0) return [];
  const stock = hand.map((id) => {
    const piece = pieces.get(id);
    const { name } = game.view.cells[id];
    if (!piece) return style.paint.quiet(`${name} ${style.isAscii ? '-' : '–'}`.padEnd(5));
    const shape = drawPiece(piece, style.isAscii);
    const times = style.isAscii ? 'x' : '×';
    return `${shape === name ? name : `${name} ${shape}`}${times}${piece.count ?? 1}`.padEnd(5);
  });
  return [`    ${stock.join('  ')}`.trimEnd()];
}

function drawGrid<S>(game: Game<S>, pieces: ReadonlyMap<CellId, Piece>, style: BoardStyle): string[] {
  const { cells, columns, rows } = game.view;
  const grid = new Map<string, CellId>();
  for (const [id, cell] of cells.entries()) {
    if (cell.kind === 'board' || cell.kind === 'border') grid.set(`${cell.x},${cell.y}`, id);
  }
  const at = (x: number, y: number): Cell | undefined => cells[grid.get(`${x},${y}`) ?? -1];
  const lines = [`     ${columns.map((name) => style.paint.quiet(name)).join('   ')}`];
  for (let y = 0; y <= rows.length; y++) {
    lines.push(`   ${drawEdgesAbove(at, y, columns.length, style)}`);
    if (y === rows.length) break;
    let line = ` ${style.paint.quiet(rows[y] || ' ')} `;
    for (let x = 0; x <= columns.length; x++) {
      line += edge(weight(at(x - 1, y), at(x, y)), 'upright', style);
      const id = grid.get(`${x},${y}`);
      line += id === undefined ? '   ' : drawCell(pieces.get(id), style.marked?.includes(id) ?? false, style);
    }
    lines.push(line);
  }
  return lines.map((line) => line.trimEnd());
}

function drawCell(piece: Piece | undefined, isMarked: boolean, style: BoardStyle): string {
  const shape = piece ? drawPiece(piece, style.isAscii) : ' ';
  return isMarked ? style.paint.strong(`[${shape}]`) : ` ${shape} `;
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
  if (!isAscii) return corners[up * 27 + right * 9 + down * 3 + left];
  if (up + right + down + left === 0) return ' ';
  return [up, right, down, left].includes(2) ? '#' : '+';
}

function edge(weight: Weight, direction: 'level' | 'upright', { isAscii }: BoardStyle): string {
  const light = { level: isAscii ? '-' : '─', upright: isAscii ? '|' : '│' };
  const heavy = { level: isAscii ? '=' : '━', upright: isAscii ? '#' : '┃' };
  return weight === 0 ? ' ' : weight === 1 ? light[direction] : heavy[direction];
}
