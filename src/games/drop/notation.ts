import type { Notation, Player } from '../../core/game.ts';
import { compactMove, formatPositionText, parsePositionText } from '../../core/notation.ts';
import { type CommonProblems, failWith, type Result, succeed } from '../../core/problem.ts';
import { cellAt, type DropBoard, type DropState } from './rules.ts';

/** What is wrong with a position or a move of a drop game, beyond what other games share. */
export type DropProblems = {
  'piece-balance': { first: number; second: number };
  'floating-disc': { row: number; column: number };
  'played-on': { side: string };
  'no-such-column': { column: string; last: number };
  'column-full': { column: number };
  'falls-elsewhere': { cell: string };
  // A row of moves.
  'row-no-column': { number: number; column: string; last: number };
  'row-column-full': { number: number; column: string };
  'row-too-long': { number: number };
};

const refuse = failWith<DropProblems & CommonProblems>();

const sides = ['x', 'o'] as const;

export function makeNotation(board: DropBoard): Notation<DropState> {
  const { columns, rows } = board;
  const shape = { rows, columns, letters: 'xo', sides, isSideOptional: true };
  return {
    sides,

    move: (_state, move) => String(move + 1),

    position(state) {
      const letters = Array.from({ length: rows * columns }, (_, cell) => {
        const owner = board.owner(state, cell % columns, rows - 1 - Math.floor(cell / columns));
        return owner === undefined ? '.' : sides[owner];
      });
      return formatPositionText(letters, columns, sides[board.turn(state)]);
    },

    splitMoves,

    parsePosition(text) {
      const moves = splitMoves(text);
      if (moves) return playRow(board, moves);
      const parsed = parsePositionText(text, shape);
      if (!parsed.ok) return parsed;
      const { letters, side } = parsed.value;
      const floating = letters.findIndex((letter, cell) => letter !== '.' && letters[cell + columns] === '.');
      if (floating >= 0) {
        const values = { row: Math.floor(floating / columns) + 1, column: (floating % columns) + 1 };
        return refuse({ code: 'floating-disc', values });
      }
      const first = letters.filter((letter) => letter === sides[0]).length;
      const second = letters.filter((letter) => letter === sides[1]).length;
      if (first - second !== 0 && first - second !== 1) {
        return refuse({ code: 'piece-balance', values: { first, second } });
      }
      const turn: Player = first === second ? 0 : 1;
      if (side !== undefined && side !== turn) {
        return refuse({ code: 'side-impossible', values: { side: sides[side], expected: sides[turn] } });
      }
      return checkLines(
        board,
        board.arrange((column, row) => ownerOf(letters[cellAt(board, column, row)])),
      );
    },

    read(state, text) {
      const number = /^[0-9]{1,3}$/u.exec(compactMove(text))?.[0];
      if (number === undefined) {
        return refuse({ code: 'unreadable-move', values: { text, example: String(Math.ceil(columns / 2)) } });
      }
      const column = Number(number) - 1;
      if (column < 0 || column >= columns) {
        return refuse({ code: 'no-such-column', values: { column: number, last: columns } });
      }
      return succeed([landingCell(board, state, column)]);
    },
  };
}

/**
 * `4453`, the columns of a game from its first disc on, perhaps in groups or with the numbers of the moves, as in
 * `1. 4 4 2. 5 3`. No board has so few rows, so it is no position.
 */
function splitMoves(text: string): readonly string[] | undefined {
  let numbered = 0;
  const row = text.replace(/(?<!\S)(\d+)\./gu, (written, number) => (Number(number) === ++numbered ? ' ' : written));
  return /^\s*\d[\d\s,]*$/u.test(row) ? (row.match(/\d/gu) ?? []) : undefined;
}

/** The position after some moves from the start; a problem names the move that does not fit. */
function playRow(board: DropBoard, moves: readonly string[]): Result<DropState> {
  let state = board.empty;
  for (const [played, column] of moves.entries()) {
    const number = played + 1;
    const index = Number(column) - 1;
    if (board.hasEndedInLine(state) || played === board.columns * board.rows) {
      return refuse({ code: 'row-too-long', values: { number } });
    }
    if (index < 0 || index >= board.columns) {
      return refuse({ code: 'row-no-column', values: { number, column, last: board.columns } });
    }
    if (board.isColumnFull(state, index)) return refuse({ code: 'row-column-full', values: { number, column } });
    state = board.drop(state, index);
  }
  return succeed(state);
}

/** Where a disc dropped into a column would lie; the topmost cell when the column is full. */
export function landingCell(board: DropBoard, state: DropState, column: number): number {
  return cellAt(board, column, Math.min(board.landingRow(state, column), board.rows - 1));
}

/** Column digit and row letter from the bottom up: 3a is the lowest cell of column 3. */
export function cellName(column: number, row: number): string {
  return `${column + 1}${rowName(row)}`;
}

export function rowName(row: number): string {
  return 'abcdefghi'[row];
}

/** A line can only come from the very last disc: its owner has just moved, and without it there was none. */
function checkLines(board: DropBoard, state: DropState): Result<DropState> {
  const hasWon = [board.hasLine(state, 0), board.hasLine(state, 1)];
  if (hasWon[0] && hasWon[1]) return refuse({ code: 'both-won', values: {} });
  if (!hasWon[0] && !hasWon[1]) return succeed(state);
  const winner = hasWon[0] ? 0 : 1;
  const couldBeLast = Array.from({ length: board.columns }, (_, column) => column).some((lifted) => {
    const top = board.landingRow(state, lifted) - 1;
    if (winner === board.turn(state) || board.owner(state, lifted, top) !== winner) return false;
    const before = board.arrange((column, row) =>
      column === lifted && row === top ? undefined : board.owner(state, column, row),
    );
    return !board.hasLine(before, winner);
  });
  return couldBeLast ? succeed(state) : refuse({ code: 'played-on', values: { side: sides[winner] } });
}

function ownerOf(letter: string): Player | undefined {
  return letter === sides[0] ? 0 : letter === sides[1] ? 1 : undefined;
}
