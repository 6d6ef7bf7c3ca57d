import type { DropBoard, DropState } from './rules.ts';

/**
 * A board to search on: discs are dropped and lifted again, and every line, each row of cells that could win, keeps
 * count of its discs. A disc changes only the lines through its cell, 7 on average in Connect Four and 13 in the
 * middle, so that threats need never be looked for, whatever the size of the board and of the line.
 *
 * Cells are numbered column after column, each from the bottom up, with a cell of the floor under every column. No line
 * goes through the floor, so that the cells over and under a cell can be asked about without looking where the board
 * ends. 5 × 4:
 *
 *      4  9 14 19 24
 *      3  8 13 18 23
 *      2  7 12 17 22
 *      1  6 11 16 21
 *      0  5 10 15 20 25    the floor; each is also the ceiling of the column before
 *
 * A line is one number: the discs of both players and the sum of its empty cells, which names the last one left.
 *
 *      sum of the empty cells << 8 | second player's discs << 4 | first player's discs
 *
 * In the key a column is a bit for each of its discs, set for the first player's, and a set bit on top that says how
 * high it is: a disc of the first player adds a bit over that one, a disc of the second moves it up by one.
 */
export class LineBoard {
  readonly columns: number;
  discs = 0;
  /** In each column the cell where a disc would come to lie; the ceiling when the column is full. */
  readonly landing: Int32Array;
  /**
   * For each empty cell, how many lines of a player lack nothing else: at `cell` for the first player, at
   * `playerSize + cell` for the second. What it says of cells with a disc means nothing.
   */
  readonly threats: Uint8Array;
  readonly playerSize: number;
  /** How many lines each player could still complete, since the other has no disc there. */
  readonly openLines: Int32Array;
  /** The position in `keyWords` words, and then its mirror image in as many. */
  readonly key: Int32Array;
  readonly keyWords: number;

  private readonly cellCount: number;
  private readonly stride: number;
  /** How many discs make a threat. */
  private readonly almost: number;
  private readonly lines: Int32Array;
  /** The lines through a cell are `through[start[cell]]` and the following, up to `start[cell + 1]`. */
  private readonly through: Int32Array;
  private readonly start: Int32Array;
  /** Where each column is in the key: its word, and the place of bit 0 of its cell numbers; the same in the mirror. */
  private readonly keyWord: Int32Array;
  private readonly keyShift: Int32Array;
  private readonly mirrorWord: Int32Array;
  private readonly mirrorShift: Int32Array;

  constructor(board: DropBoard, state: DropState) {
    const { columns, rows, line } = board;
    const stride = rows + 1;
    this.columns = columns;
    this.cellCount = columns * rows;
    this.stride = stride;
    this.almost = line - 1;
    this.landing = Int32Array.from({ length: columns }, (_, column) => column * stride + 1);
    this.playerSize = columns * stride + 1;
    this.threats = new Uint8Array(2 * this.playerSize);

    const lines = listLines(board).map((cells) => cells.map(([column, row]) => this.landing[column] + row));
    this.lines = Int32Array.from(lines, (cells) => cells.reduce((sum, cell) => sum + (cell << 8), 0));
    this.openLines = Int32Array.of(lines.length, lines.length);
    this.through = new Int32Array(lines.length * line);
    this.start = new Int32Array(this.playerSize + 1);
    let count = 0;
    for (let cell = 0; cell < this.playerSize; cell++) {
      for (let index = 0; index < lines.length; index++) {
        if (lines[index].includes(cell)) this.through[count++] = index;
      }
      this.start[cell + 1] = count;
    }

    const places = placeColumns(columns, stride);
    const mirrored = places.toReversed();
    this.keyWords = places[columns - 1].word + 1;
    this.keyWord = Int32Array.from(places, ({ word }) => word);
    this.keyShift = Int32Array.from(places, ({ bit }, column) => bit - column * stride);
    this.mirrorWord = Int32Array.from(mirrored, ({ word }) => this.keyWords + word);
    this.mirrorShift = Int32Array.from(mirrored, ({ bit }, column) => bit - column * stride);
    this.key = new Int32Array(2 * this.keyWords);
    for (const { word, bit } of places) {
      this.key[word] += 1 << bit;
      this.key[this.keyWords + word] += 1 << bit;
    }
    this.fill(board, state);
  }

  /** The player to move: 0 or 1. */
  turn(): number {
    return this.discs & 1;
  }

  emptyCells(): number {
    return this.cellCount - this.discs;
  }

  isColumnFull(column: number): boolean {
    return this.landing[column] === (column + 1) * this.stride;
  }

  /** Whether the player to move can complete a line at once. */
  canWin(): boolean {
    const ofPlayer = this.turn() * this.playerSize;
    return this.landing.some((cell) => this.threats[ofPlayer + cell] > 0);
  }

  drop(column: number, player: number): void {
    const { lines, through, start, threats } = this;
    const cell = this.landing[column]++;
    const one = player === 0 ? 1 : 16;
    const change = one - (cell << 8);
    const own = one * 15;
    const almost = one * this.almost;
    const ofPlayer = player * this.playerSize;
    let closed = 0;
    for (let next = start[cell]; next < start[cell + 1]; next++) {
      const before = lines[through[next]];
      const after = before + change;
      lines[through[next]] = after;
      if ((before & own) === 0) closed++;
      if ((after & 255) === almost) threats[ofPlayer + (after >> 8)]++;
    }
    this.openLines[1 - player] -= closed;
    this.key[this.keyWord[column]] += 1 << (this.keyShift[column] + cell - player);
    this.key[this.mirrorWord[column]] += 1 << (this.mirrorShift[column] + cell - player);
    this.discs++;
  }

  /** Takes back what `drop` did, the last drop first. */
  lift(column: number, player: number): void {
    const { lines, through, start, threats } = this;
    const cell = --this.landing[column];
    const one = player === 0 ? 1 : 16;
    const change = one - (cell << 8);
    const own = one * 15;
    const almost = one * this.almost;
    const ofPlayer = player * this.playerSize;
    let closed = 0;
    for (let next = start[cell]; next < start[cell + 1]; next++) {
      const after = lines[through[next]];
      const before = after - change;
      lines[through[next]] = before;
      if ((before & own) === 0) closed++;
      if ((after & 255) === almost) threats[ofPlayer + (after >> 8)]--;
    }
    this.openLines[1 - player] += closed;
    this.key[this.keyWord[column]] -= 1 << (this.keyShift[column] + cell - player);
    this.key[this.mirrorWord[column]] -= 1 << (this.mirrorShift[column] + cell - player);
    this.discs--;
  }

  /**
   * How many cells would become threats of the player by a disc in this cell. One right over a threat of the opponent
   * does not count, since the opponent can take it as soon as it is free.
   */
  countNewThreats(cell: number, player: number): number {
    const { lines, through, start, threats } = this;
    const ofPlayer = player * this.playerSize;
    const ofOpponent = this.playerSize - ofPlayer;
    const promising = (player === 0 ? 1 : 16) * (this.almost - 1);
    let count = 0;
    for (let next = start[cell]; next < start[cell + 1]; next++) {
      const line = lines[through[next]];
      if ((line & 255) !== promising) continue;
      const threat = (line >> 8) - cell;
      if (threats[ofPlayer + threat] === 0 && threats[ofOpponent + threat - 1] === 0) count++;
    }
    return count;
  }

  /** Where the smaller of the two keys begins, so that a position and its mirror image have one in common. */
  smallerKey(): number {
    const { key, keyWords } = this;
    for (let word = 0; word < keyWords; word++) {
      if (key[word] !== key[keyWords + word]) return key[word] < key[keyWords + word] ? 0 : keyWords;
    }
    return 0;
  }

  /** Discs count for whose they are and not for when they came, so any order will do. */
  private fill(board: DropBoard, state: DropState): void {
    for (let column = 0; column < board.columns; column++) {
      for (let row = 0; row < board.rows; row++) {
        const owner = board.owner(state, column, row);
        if (owner !== undefined) this.drop(column, owner);
      }
    }
  }
}

/** The low bits of the first word of a key are left empty, for a table to use. */
export const spareKeyBits = 8;

/** Whole columns, in words of 32 bits: Connect Four takes two words, 9 × 9 four. */
function placeColumns(columns: number, stride: number): { word: number; bit: number }[] {
  let word = 0;
  let bits = spareKeyBits;
  return Array.from({ length: columns }, () => {
    if (bits + stride > 32) {
      word++;
      bits = 0;
    }
    bits += stride;
    return { word, bit: bits - stride };
  });
}

/** All lines there are: those of a player who had the whole board. */
function listLines(board: DropBoard): (readonly [column: number, row: number])[][] {
  const cells = board.lines(
    board.arrange(() => 0),
    0,
  );
  return Array.from({ length: cells.length / board.line }, (_, index) =>
    cells.slice(index * board.line, (index + 1) * board.line),
  );
}
