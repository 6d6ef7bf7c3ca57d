import type { Value } from '../../../core/oracle.ts';
import type { DropBoard, DropState } from '../rules.ts';

/**
 * A book: solved positions that a search would take long for, with the one move in each that its owner plays. It has those
 * that come up when its owner begins, and when its owner is second, whatever the other player does. It knows the value of
 * each and not the plies, which took several times as long to find out.
 *
 * It is written without the positions: reader and writer come by them in the same order. A position after the owner's
 * move and each reply is next in line, unless it or its mirror image has come up before. For each there is one sign: a
 * letter for the value and the column of the move, or a full stop for a position that is left to a search; nothing comes
 * after that one.
 */
export interface BookEntry {
  readonly value: Value;
  readonly column: number;
}

const values: readonly Value[] = ['loss', 'draw', 'win'];
const columnsAtMost = 8;
const firstLetter = 'A'.charCodeAt(0);
const leftToSearch = '.';

/**
 * Comes by the positions of a book in their order. Whoever drives it answers each with its entry, or nothing for one that
 * is left to a search.
 */
export function* walkBook(board: DropBoard): Generator<DropState, void, BookEntry | undefined> {
  const seen = new Set<number>();
  const line: DropState[] = [];
  const queue = (state: DropState) => {
    const key = Math.min(keyOf(board, state, false), keyOf(board, state, true));
    if (!seen.has(key)) line.push(state);
    seen.add(key);
  };
  queue(board.empty);
  for (const first of successors(board, board.empty)) queue(first);
  for (const state of line) {
    const entry = yield state;
    if (entry) for (const next of successors(board, board.drop(state, entry.column))) queue(next);
  }
}

/** The positions after each move in which the game goes on. */
function successors(board: DropBoard, state: DropState): readonly DropState[] {
  const cells = board.columns * board.rows;
  return Array.from({ length: board.columns }, (_, column) => column)
    .filter((column) => !board.isColumnFull(state, column))
    .map((column) => board.drop(state, column))
    .filter((next) => !board.hasEndedInLine(next) && next[0] >> 1 < cells);
}

/** The same value for the other player. */
function seenByOther(value: Value): Value {
  return value === 'win' ? 'loss' : value === 'loss' ? 'win' : 'draw';
}

/** A loss by column 1 is A, a draw I, a win Q. */
export function formatEntry(entry: BookEntry | undefined): string {
  if (!entry) return leftToSearch;
  return String.fromCharCode(firstLetter + values.indexOf(entry.value) * columnsAtMost + entry.column);
}

export function parseEntry(sign: string): BookEntry | undefined {
  if (sign === leftToSearch) return undefined;
  const code = sign.charCodeAt(0) - firstLetter;
  const value = values[Math.floor(code / columnsAtMost)];
  if (!value) throw new Error(`A book has no sign ${sign}; it is damaged.`);
  return { value, column: code % columnsAtMost };
}

/** What a book says of a position: the value, and the move if it is the owner's turn. */
export interface BookAnswer {
  readonly value: Value;
  readonly column?: number;
}

export class Book {
  private readonly board: DropBoard;
  private readonly answers = new Map<number, BookAnswer>();

  constructor(board: DropBoard, text: string) {
    this.board = board;
    const walk = walkBook(board);
    let step = walk.next();
    for (const sign of text) {
      const entry = parseEntry(sign);
      if (step.done) throw new Error('A book has more entries than positions; it is of another board.');
      if (entry) this.enter(step.value, entry);
      step = walk.next(entry);
    }
  }

  /** How many positions it has in which its owner is to move. */
  get size(): number {
    let size = 0;
    for (const { column } of this.answers.values()) size += Number(column !== undefined);
    return size;
  }

  find(state: DropState): BookAnswer | undefined {
    const { board, answers } = this;
    const answer = answers.get(keyOf(board, state, false));
    if (answer?.column !== undefined) return answer;
    // A position that its owner leaves to the other player may have an image in which it is the owner's turn.
    const image = answers.get(keyOf(board, state, true));
    return image?.column === undefined ? (answer ?? image) : { ...image, column: board.columns - 1 - image.column };
  }

  /** The position after the move is known as well: it is worth the same to the other player. */
  private enter(state: DropState, entry: BookEntry): void {
    const { board, answers } = this;
    answers.set(keyOf(board, state, false), entry);
    const next = board.drop(state, entry.column);
    if (!this.find(next)) answers.set(keyOf(board, next, false), { value: seenByOther(entry.value) });
  }
}

/**
 * A position, or its mirror image, in one number: for each column seven bits, one for each of its discs, set for the first
 * player's, and a set bit on top. So it fits boards of at most seven columns and six rows.
 */
function keyOf(board: DropBoard, state: DropState, isMirrored: boolean): number {
  const { columns, rows } = board;
  let key = 0;
  for (let n = 0; n < columns; n++) {
    const column = isMirrored ? n : columns - 1 - n;
    const discs = (state[board.wordOf(0, column)] >> board.bitOf(column, 0)) & ((1 << rows) - 1);
    key = key * 128 + (discs | (1 << board.landingRow(state, column)));
  }
  return key;
}
