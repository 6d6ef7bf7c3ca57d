import type { Game, Piece, Player } from './game.ts';
import { type CommonProblems, failWith, type Problem, type Result, succeed } from './problem.ts';

const refuse = failWith<CommonProblems>();

/** What the position texts of a game look like: rows from the top joined by `/`, a space, the side to move. */
export interface PositionShape {
  readonly rows: number;
  readonly columns: number;
  /** The letters of the pieces. `.` is always an empty cell. */
  readonly letters: string;
  readonly sides: readonly [string, string];
  /** Whether the side may be left out, because it follows from the pieces. */
  readonly isSideOptional?: boolean;
  /** A place on the grid that is no cell is written `#`; `~` is read too, which files and addresses can begin with. */
  isHole?(row: number, column: number): boolean;
}

/** A position text taken apart; `side` is undefined where it was left out. */
export interface ParsedPosition {
  /** The letter at each place of the grid, in reading order. */
  readonly letters: readonly string[];
  readonly side: Player | undefined;
}

const hole = '#';
/** What stands for it where a line that begins with `#` would be taken for a comment, or cut off. */
const otherHole = '~';

/** The part of reading a position that all games share. What the pieces mean is checked by the game. */
export function parsePositionText(text: string, shape: PositionShape): Result<ParsedPosition> {
  const [board = '', side, ...rest] = text.trim().split(/\s+/u);
  const rows = board.split('/');
  if (rows.length !== shape.rows) {
    return refuse({ code: 'row-count', values: { count: rows.length, expected: shape.rows } });
  }
  const letters: string[] = [];
  for (const [row, text] of rows.entries()) {
    const found = Array.from(text);
    for (const [column, written] of found.slice(0, shape.columns).entries()) {
      const isHole = shape.isHole?.(row, column) ?? false;
      const letter = isHole && written === otherHole ? hole : written;
      const expected = isHole ? hole : `.${shape.letters}`;
      if (!expected.includes(letter)) {
        const spelled = Array.from(expected).join(' ');
        return refuse({ code: 'unknown-letter', values: { row: row + 1, letter, expected: spelled } });
      }
      letters.push(letter);
    }
    if (found.length !== shape.columns) {
      const values = { row: row + 1, length: found.length, expected: shape.columns };
      return refuse({ code: 'row-length', values });
    }
  }
  const expected = shape.sides.join(' / ');
  if (side === undefined) {
    return shape.isSideOptional
      ? succeed({ letters, side: undefined })
      : refuse({ code: 'side-missing', values: { expected } });
  }
  const player = shape.sides.indexOf(side.toLowerCase());
  if (player < 0 || rest.length > 0) {
    return refuse({ code: 'side-unknown', values: { side: [side, ...rest].join(' '), expected } });
  }
  return succeed({ letters, side: player === 0 ? 0 : 1 });
}

/**
 * What is wrong with the number of pieces, given the fewest and the most of each letter. A piece too many is looked for
 * first, because it has a row to point at.
 */
export function countProblem(
  position: ParsedPosition,
  shape: PositionShape,
  limits: Readonly<Record<string, readonly [fewest: number, most: number]>>,
): Problem | undefined {
  for (const [letter, [, most]] of Object.entries(limits)) {
    let count = 0;
    const surplus = position.letters.findIndex((found) => found === letter && ++count > most);
    const row = Math.floor(surplus / shape.columns) + 1;
    if (surplus >= 0) return refuse({ code: 'too-many-pieces', values: { row, letter, most } }).problem;
  }
  for (const [letter, [expected]] of Object.entries(limits)) {
    const count = position.letters.filter((found) => found === letter).length;
    if (count < expected) return refuse({ code: 'too-few-pieces', values: { letter, count, expected } }).problem;
  }
  return undefined;
}

/** A position text of letters in reading order. */
export function formatPositionText(letters: readonly string[], columns: number, side: string): string {
  const rows: string[] = [];
  for (let start = 0; start < letters.length; start += columns) {
    rows.push(letters.slice(start, start + columns).join(''));
  }
  return `${rows.join('/')} ${side}`;
}

/** The same position for lists that programs read, most of which skip lines that begin with `#`. */
export function withoutHashes(position: string): string {
  return position.replaceAll(hole, otherHole);
}

/**
 * The text of pieces on the board of a game, whether or not they are a position of it: that is for `parsePosition` to
 * judge. Without a turn it says nothing of the side, for games in which that follows from the pieces.
 */
export function composePosition(
  { view, notation }: Game,
  pieces: readonly Pick<Piece, 'cell' | 'letter'>[],
  turn?: Player,
): string {
  const places = view.cells.filter(({ kind }) => kind === 'board' || kind === 'border');
  const columns = Math.max(...places.map(({ x }) => x)) + 1;
  const rows = Math.max(...places.map(({ y }) => y)) + 1;
  const letters = Array.from({ length: columns * rows }, () => hole);
  for (const { x, y } of places) letters[y * columns + x] = '.';
  for (const { cell, letter } of pieces) {
    const place = view.cells[cell];
    if (place && places.includes(place)) letters[place.y * columns + place.x] = letter;
  }
  return formatPositionText(letters, columns, turn === undefined ? '' : notation.sides[turn]).trimEnd();
}

/** A typed move without what people add for ease of reading: capitals, spaces, arrows and long dashes. */
export function compactMove(text: string): string {
  return text
    .toLowerCase()
    .replace(/->|[→–—]/gu, '-')
    .replace(/\s+/gu, '');
}
