import type { Layout } from './layout.ts';

/**
 * A board to search on: discs are dropped and lifted again, and every line keeps count of its discs. A disc changes only
 * the lines through its cell, 7 on average in Connect Four and 13 in the middle, so that threats need never be looked
 * for, whatever the size of the board and of the line.
 *
 * A line is one number: the discs of both players and the sum of its empty cells, which names the last one left.
 *
 *      sum of the empty cells << 8 | second player's discs << 4 | first player's discs
 */
export class LineBoard {
  readonly columns: number;
  discs = 0;
  /** In each column the cell where a disc would come to lie; the ceiling when the column is full. */
  readonly landing: Int32Array;
  /**
   * For each empty cell, how many lines of a player lack nothing else: at `cell` for the first player, at
   * `cellNumbers + cell` for the second. What it says of a cell with a disc means nothing.
   */
  readonly threats: Uint8Array;
  readonly cellNumbers: number;
  /** How many lines each player could still complete, since the other has no disc there. */
  readonly openLines: Int32Array;
  /** The position in `keyWords` words, and then its mirror image in as many. */
  readonly key: Int32Array;
  readonly keyWords: number;

  private readonly cellCount: number;
  private readonly ceiling: Int32Array;
  /** How many discs make a threat. */
  private readonly almost: number;
  private readonly lines: Int32Array;
  private readonly through: Int32Array;
  private readonly start: Int32Array;
  /** The words of a column in the key and in that of the mirror image, and where bits numbered as its cells are there. */
  private readonly keyWord: Int32Array;
  private readonly keyShift: Int32Array;
  private readonly mirrorWord: Int32Array;
  private readonly mirrorShift: Int32Array;

  /** An empty board. */
  constructor(layout: Layout) {
    const { columns, rows, line, bottom, cellNumbers, lines, keyWords, keyWord, keyBit } = layout;
    this.columns = columns;
    this.cellCount = columns * rows;
    this.cellNumbers = cellNumbers;
    this.landing = bottom.slice();
    this.ceiling = bottom.map((cell) => cell + rows);
    this.threats = new Uint8Array(2 * cellNumbers);
    this.almost = line - 1;
    this.lines = Int32Array.from(lines, (cells) => cells.reduce((sum, cell) => sum + cell, 0) << 8);
    this.openLines = Int32Array.of(lines.length, lines.length);
    this.through = layout.through;
    this.start = layout.start;
    this.keyWords = keyWords;
    this.keyWord = keyWord;
    this.mirrorWord = keyWord.toReversed().map((word) => keyWords + word);
    this.keyShift = keyBit.map((bit, column) => bit + 1 - bottom[column]);
    this.mirrorShift = keyBit.toReversed().map((bit, column) => bit + 1 - bottom[column]);
    this.key = new Int32Array(2 * keyWords);
    for (let column = 0; column < columns; column++) this.addToKey(column, bottom[column] - 1, 1);
  }

  /** The player to move: 0 or 1. */
  turn(): number {
    return this.discs & 1;
  }

  emptyCells(): number {
    return this.cellCount - this.discs;
  }

  isColumnFull(column: number): boolean {
    return this.landing[column] === this.ceiling[column];
  }

  /** Whether the player to move can complete a line at once. */
  canWin(): boolean {
    const ofPlayer = this.turn() * this.cellNumbers;
    return this.landing.some((cell) => this.threats[ofPlayer + cell] > 0);
  }

  drop(column: number, player: number): void {
    const { lines, through, start, threats } = this;
    const cell = this.landing[column]++;
    const one = player === 0 ? 1 : 16;
    const change = one - (cell << 8);
    const own = one * 15;
    const almost = one * this.almost;
    const ofPlayer = player * this.cellNumbers;
    let closed = 0;
    for (let next = start[cell], end = start[cell + 1]; next < end; next++) {
      const before = lines[through[next]];
      const after = before + change;
      lines[through[next]] = after;
      if ((before & own) === 0) closed++;
      if ((after & 255) === almost) threats[ofPlayer + (after >> 8)]++;
    }
    this.openLines[1 - player] -= closed;
    this.addToKey(column, cell - player, 1);
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
    const ofPlayer = player * this.cellNumbers;
    let closed = 0;
    for (let next = start[cell], end = start[cell + 1]; next < end; next++) {
      const after = lines[through[next]];
      const before = after - change;
      lines[through[next]] = before;
      if ((before & own) === 0) closed++;
      if ((after & 255) === almost) threats[ofPlayer + (after >> 8)]--;
    }
    this.openLines[1 - player] += closed;
    this.addToKey(column, cell - player, -1);
    this.discs--;
  }

  /**
   * How many cells would become threats of the player by a disc in this cell. One right over a threat of the opponent
   * does not count: the opponent wins below it or gets there first. Ordered by this number a search takes 28 % fewer
   * nodes than by that of the lines, and 9 % fewer than without the exception.
   */
  countNewThreats(cell: number, player: number): number {
    const { lines, through, start, threats } = this;
    const ofPlayer = player * this.cellNumbers;
    const ofOpponent = this.cellNumbers - ofPlayer;
    const promising = (player === 0 ? 1 : 16) * (this.almost - 1);
    let count = 0;
    for (let next = start[cell], end = start[cell + 1]; next < end; next++) {
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

  /**
   * Over the set bit on top of a column a disc of the first player adds another; a disc of the second moves it up, which
   * is to add it once more.
   */
  private addToKey(column: number, cell: number, times: number): void {
    this.key[this.keyWord[column]] += times << (this.keyShift[column] + cell);
    this.key[this.mirrorWord[column]] += times << (this.mirrorShift[column] + cell);
  }
}
