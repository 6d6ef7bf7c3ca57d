import { countBits } from '../../core/bits.ts';
import { opponentOf } from '../../core/game.ts';
import type { DrawnPositions, Survey } from '../../core/oracle.ts';
import type { DropBoard, DropState } from './rules.ts';

/**
 * All positions that play can reach on a small board, solved: the 308,455 of Três em Linha.
 *
 * A position is the discs of the player to move and those of the opponent, as two sets of bits laid out as in a
 * DropState. One number tells it from all others: for each column a bit for each of its discs, set for those of the
 * player to move, and a set bit on top that says how high it is.
 *
 *      key = own + (own | opponent) + lowest bit of every column
 *
 * A position and its mirror image share the smaller of their keys, which leaves 154,491. A plain walk through all moves
 * (negamax) notes what each key is worth in one word, found by open addressing:
 *
 *      key, 25 bits | plies to the end, 5 bits: odd when the player to move wins, even for a loss; or `drawn`
 *
 * This takes 1 MB, which stays in the cache, and 16 ms, or 30 to 50 when the code is new. To go ply by ply, noting where
 * each move leads for the way back, took twice as long.
 */
export interface DropSolution {
  /** Plies to the end: odd for a win, even for a loss, or `drawn`. Undefined if the game is over or cannot get there. */
  lookup(state: DropState): number | undefined;
  /** Takes as long as to solve. */
  survey(): DropSurvey;
  /** The drawn positions that are not over, one of each two mirror images. */
  drawnPositions(): Generator<DrawnPositions<DropState>, void>;
}

export const drawn = 30;

/** The positions that play can reach. */
export interface DropSurvey extends Survey<DropState> {
  readonly finished: number;
  /** How many of the finished ones are full, without a line. */
  readonly full: number;
}

const placeBits = 18;
const lastPlace = 2 ** placeBits - 1;
const plyBits = 5;
const plyMask = 2 ** plyBits - 1;

/**
 * The walk rests after each position of this ply that it is done with. The first takes longest: 4 ms with lines of three.
 * Longer lines take longer, and let it rest later; but no column is full by then, and no game over.
 */
function restingPlyOf({ rows, line }: DropBoard): number {
  return line === 3 ? 3 : Math.min(rows, 6);
}

/** Solves a small board in slices; yields how much is done, between 0 and 1. */
export function* solveSteps(board: DropBoard): Generator<number, DropSolution> {
  const solution = new SmallSolution(board);
  const restingPly = restingPlyOf(board);
  const rests = board.columns ** restingPly;
  let rested = 0;
  for (const _ of solution.walkInSlices(0, 0, 0, 0, restingPly)) yield ++rested / rests;
  solution.walk(0, 0, 0, 0);
  return solution;
}

class SmallSolution implements DropSolution {
  private readonly board: DropBoard;
  private readonly stride: number;
  /** The first bit of the last column. */
  private readonly lastShift: number;
  /** The lowest cells of all columns, all cells of the first column, and all cells. */
  private readonly bottom: number;
  private readonly column: number;
  private readonly cells: number;
  private readonly words = new Int32Array(lastPlace + 1);

  constructor(board: DropBoard) {
    this.board = board;
    this.stride = board.rows + 1;
    this.lastShift = (board.columns - 1) * this.stride;
    this.bottom = 0;
    for (let shift = 0; shift <= this.lastShift; shift += this.stride) this.bottom |= 1 << shift;
    this.column = (1 << board.rows) - 1;
    this.cells = this.bottom * this.column;
  }

  lookup(state: DropState): number | undefined {
    const player = this.board.turn(state);
    const key = this.keyOf(state[1 + player], state[2 - player]);
    const word = this.words[placeOf(this.words, Math.min(key, this.mirror(key)))];
    return word === 0 ? undefined : word & plyMask;
  }

  /** Solves a position and all that follow. The mirror image comes along, which is cheaper than to make it each time. */
  walk(own: number, opponent: number, ownMirrored: number, opponentMirrored: number): number {
    const { words, stride, lastShift } = this;
    const key = Math.min(this.keyOf(own, opponent), this.keyOf(ownMirrored, opponentMirrored));
    const known = words[placeOf(words, key)];
    if (known !== 0) return known & plyMask;
    const discs = own | opponent;
    const discsMirrored = ownMirrored | opponentMirrored;
    if (discs === this.cells) return drawn;
    const winning = completing(own, stride, this.board.line);
    let fastestWin = plyMask;
    let slowestLoss = 0;
    let canDraw = false;
    for (let shift = 0; shift <= lastShift; shift += stride) {
      const disc = this.landing(discs, shift);
      if (disc === 0) continue;
      if ((disc & winning) !== 0) {
        fastestWin = 1;
        continue;
      }
      const discMirrored = this.landing(discsMirrored, lastShift - shift);
      const plies = this.walk(opponent, own | disc, opponentMirrored, ownMirrored | discMirrored);
      if (plies === drawn) canDraw = true;
      else if (plies % 2 === 0) fastestWin = Math.min(fastestWin, plies + 1);
      else slowestLoss = Math.max(slowestLoss, plies + 1);
    }
    const plies = fastestWin < plyMask ? fastestWin : canDraw ? drawn : slowestLoss;
    words[placeOf(words, key)] = (key << plyBits) | plies;
    return plies;
  }

  /** The same for all positions so many plies later, with a rest after each. */
  *walkInSlices(
    own: number,
    opponent: number,
    ownMirrored: number,
    opponentMirrored: number,
    plies: number,
  ): Generator<undefined, void> {
    if (plies === 0) {
      this.walk(own, opponent, ownMirrored, opponentMirrored);
      yield;
      return;
    }
    for (let shift = 0; shift <= this.lastShift; shift += this.stride) {
      const after = own | this.landing(own | opponent, shift);
      const afterMirrored = ownMirrored | this.landing(ownMirrored | opponentMirrored, this.lastShift - shift);
      yield* this.walkInSlices(opponent, after, opponentMirrored, afterMirrored, plies - 1);
    }
  }

  survey(): DropSurvey {
    const counts = { won: 0, lost: 0, drawn: 0, finished: 0, full: 0 };
    const longest = { plies: 0, count: 0, key: 0 };
    const byPlies: number[] = Array.from({ length: plyMask }, () => 0);
    const ends = new Int32Array(lastPlace + 1);
    for (const word of this.words) {
      if (word === 0) continue;
      const key = word >> plyBits;
      const plies = word & plyMask;
      const images = this.mirror(key) === key ? 1 : 2;
      if (plies !== drawn) byPlies[plies] += images;
      if (plies === drawn) counts.drawn += images;
      else if (plies % 2 === 0) counts.lost += images;
      else {
        counts.won += images;
        if (plies > longest.plies) Object.assign(longest, { plies, count: 0, key });
        if (plies === longest.plies) longest.count += images;
      }
      this.countEnds(key, ends, counts);
    }
    const { plies, count, key } = longest;
    const last = byPlies.findLastIndex((positions) => positions > 0);
    return { ...counts, byPlies: byPlies.slice(0, last + 1), longest: { plies, count, example: this.stateOf(key) } };
  }

  *drawnPositions(): Generator<DrawnPositions<DropState>, void> {
    for (const word of this.words) {
      if (word === 0 || (word & plyMask) !== drawn) continue;
      const key = word >> plyBits;
      yield { state: this.stateOf(key), count: this.mirror(key) === key ? 1 : 2 };
    }
  }

  /** Counts the finished positions one move after this one that are not among those already found. */
  private countEnds(key: number, found: Int32Array, counts: { finished: number; full: number }): void {
    const discs = this.discsOf(key);
    const own = key - this.bottom - discs;
    const winning = completing(own, this.stride, this.board.line);
    for (let shift = 0; shift <= this.lastShift; shift += this.stride) {
      const disc = this.landing(discs, shift);
      const hasLine = (disc & winning) !== 0;
      if (disc === 0 || !(hasLine || (discs | disc) === this.cells)) continue;
      const end = this.keyOf(discs - own, own | disc);
      const mirrored = this.mirror(end);
      const place = placeOf(found, Math.min(end, mirrored));
      if (found[place] !== 0) continue;
      found[place] = Math.min(end, mirrored) << plyBits;
      const images = end === mirrored ? 1 : 2;
      counts.finished += images;
      if (!hasLine) counts.full += images;
    }
  }

  /** Where a disc would land in the column whose first bit this is; 0 if it is full. */
  private landing(discs: number, shift: number): number {
    return (discs + (1 << shift)) & (this.column << shift);
  }

  private keyOf(own: number, opponent: number): number {
    return own + (own | opponent) + this.bottom;
  }

  /** The discs of both players that a key stands for. */
  private discsOf(key: number): number {
    let discs = 0;
    for (let shift = 0; shift <= this.lastShift; shift += this.stride) {
      const height = 31 - Math.clz32((key >> shift) & (2 * this.column + 1));
      discs |= ((1 << height) - 1) << shift;
    }
    return discs;
  }

  private mirror(key: number): number {
    let mirrored = 0;
    for (let shift = 0; shift <= this.lastShift; shift += this.stride) {
      mirrored = (mirrored << this.stride) | ((key >> shift) & (2 * this.column + 1));
    }
    return mirrored;
  }

  private stateOf(key: number): DropState {
    const discs = this.discsOf(key);
    const own = key - this.bottom - discs;
    const turn = countBits(discs) % 2 === 0 ? 0 : 1;
    return this.board.arrange((column, row) => {
      const bit = column * this.stride + row;
      if (((discs >> bit) & 1) === 0) return undefined;
      return ((own >> bit) & 1) === 1 ? turn : opponentOf(turn);
    });
  }
}

/** Where a key is among the words, or where it would come. */
function placeOf(words: Int32Array, key: number): number {
  let place = Math.imul(key, 0x9e3779b1) >>> (32 - placeBits);
  while (words[place] !== 0 && words[place] >> plyBits !== key) place = (place + 1) & lastPlace;
  return place;
}

/** All cells, on the board or off it, that would make a line with these discs. */
function completing(discs: number, stride: number, line: number): number {
  if (line > 3) {
    return (
      inLongRow(discs, 1, line) |
      inLongRow(discs, stride - 1, line) |
      inLongRow(discs, stride, line) |
      inLongRow(discs, stride + 1, line)
    );
  }
  return inRow(discs, 1) | inRow(discs, stride - 1) | inRow(discs, stride) | inRow(discs, stride + 1);
}

function inRow(discs: number, step: number): number {
  const after = discs << step;
  const before = discs >> step;
  return (after & before) | (after & (after << step)) | (before & (before >> step));
}

/** The same for longer lines: the cell with so many discs before it and the others after. */
function inLongRow(discs: number, step: number, line: number): number {
  let found = 0;
  for (let after = 0; after < line; after++) {
    let cells = -1;
    for (let away = 1; away <= after; away++) cells &= away * step < 32 ? discs << (away * step) : 0;
    for (let away = 1; away < line - after; away++) cells &= away * step < 32 ? discs >> (away * step) : 0;
    found |= cells;
  }
  return found;
}
