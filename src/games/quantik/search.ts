import type { Move } from '../../core/game.ts';
import { findKey, type Key } from './canonical.ts';
import {
  allCells,
  type Blocked,
  cellCount,
  cellsInAreas,
  cellsOf,
  cellsWith,
  isUsedUp,
  makeMove,
  opposingPieces,
  ownPieces,
  placeOn,
  type QuantikState,
  shapeOf,
  shapes,
  toCell,
} from './rules.ts';
import {
  type Bounds,
  lowerBound,
  makeBounds,
  recall,
  remember,
  type TranspositionTable,
  upperBound,
} from './transposition-table.ts';

/**
 * Who wins and when, seen by the player to move: 17 less the pieces that are on the board in the end for a win, the same
 * below zero for a loss, 0 for a draw. Pieces are counted and not plies, so that the score of a position is the greatest
 * of its successors' scores negated, with nothing to add on the way.
 */
export type Score = number;

/** The score of a player who has won when this many pieces are on the board; the opponent's is negated. */
export const winWith = (pieces: number): Score => cellCount + 1 - pieces;

const shapeCount = shapes.length;
const positionSize = 2 * shapeCount;
const maxMoves = cellCount * shapeCount;

/** The cells that a piece on each cell bars to the opponent's pieces of its shape, its own among them. */
const barredFrom = Int32Array.from(placeOn, cellsInAreas);

/**
 * A search under way, which finds out whether the score of a position, its root, is at least a threshold. It can stop
 * after any step, because the line of play that it is looking at is kept in arrays: one position for each number of
 * pieces on the board, its level. None of them is over, so there is no level for the full board.
 *
 * A class and not a record: when a function makes its second record with typed arrays, V8 generalises their types and
 * discards the code compiled for the first, which took 15 of 75 ms from cold.
 */
export class Search {
  readonly blocked: Blocked;
  readonly table: TranspositionTable;
  /** The level of the position that is asked about, and of the one that is being looked at. */
  readonly root: number;
  level: number;
  /** How far the search may go before it stops. */
  stepsLeft = 0;
  /** Eight numbers a level: the places of the four shapes of the player to move, then of the opponent. */
  readonly positions = new Int32Array(cellCount * positionSize);
  readonly keys: readonly Key[] = Array.from({ length: cellCount }, () => ({ high: 0, low: 0 }));
  readonly threshold = new Int32Array(cellCount);
  /** The greatest score found so far. */
  readonly best = new Int32Array(cellCount);
  /** The moves worth trying, the most promising first: 64 numbers a level, the promise in the bits above the move. */
  readonly moves = new Int32Array(cellCount * maxMoves);
  readonly moveCount = new Int32Array(cellCount);
  readonly movesTried = new Int32Array(cellCount);
  /** While moves are listed: the places of each shape, of either player. */
  readonly stands = new Int32Array(shapeCount);
  /** While moves are listed: where the player to move, then the opponent, may put each of their shapes. */
  readonly open = new Int32Array(positionSize);

  constructor(state: QuantikState, blocked: Blocked, table: TranspositionTable) {
    const own = ownPieces(state);
    const opposing = opposingPieces(state);
    this.blocked = blocked;
    this.table = table;
    this.root = cellsOf(cellsWith(own) | cellsWith(opposing)).length;
    this.level = this.root;
    const places = [...shapes.map((shape) => own[shape]), ...shapes.map((shape) => opposing[shape])];
    this.positions.set(places, this.root * positionSize);
  }
}

/** Asks whether the score of the root is at least a threshold. True if the answer is there at once. */
export function ask(search: Search, threshold: Score): boolean {
  search.level = search.root;
  return enter(search, search.root, threshold);
}

/** Goes on for the steps that are left, each into a position or out of one. True when the answer is there. */
export function advance(search: Search): boolean {
  const { root, threshold, best, moves, moveCount, movesTried } = search;
  let { level, stepsLeft } = search;
  for (; stepsLeft > 0; stepsLeft--) {
    if (best[level] < threshold[level] && movesTried[level] < moveCount[level]) {
      const move = moves[level * maxMoves + movesTried[level]] & (maxMoves - 1);
      movesTried[level]++;
      place(search, level, move);
      level++;
      if (!enter(search, level, 1 - threshold[level - 1])) continue;
    } else {
      learn(search, level);
      if (level === root) break;
    }
    level--;
    best[level] = Math.max(best[level], -best[level + 1]);
  }
  search.level = level;
  search.stepsLeft = stepsLeft;
  return stepsLeft > 0;
}

/** What is known of the root's score right after the answer, which is then in the table. */
export function knownOfRoot({ table, keys, root }: Search): Bounds {
  return recall(table, keys[root]);
}

/**
 * Comes to a position. True if `best` is found at once: at least the threshold, and the score no less than it; or below
 * the threshold, and the score no more than it.
 */
function enter(search: Search, level: number, threshold: Score): boolean {
  const { table, positions, best } = search;
  const key = search.keys[level];
  search.threshold[level] = threshold;
  findKey(positions, level * positionSize, key);
  const known = recall(table, key);
  if (lowerBound(known) >= threshold) best[level] = lowerBound(known);
  else if (upperBound(known) < threshold) best[level] = upperBound(known);
  else if (listMoves(search, level)) learn(search, level);
  else return false;
  return true;
}

/** Puts what has been found out about a position into the table. */
function learn({ table, keys, threshold, best }: Search, level: number): void {
  const isReached = best[level] >= threshold[level];
  const lower = isReached ? best[level] : -winWith(level + 2);
  const upper = isReached ? winWith(level + 1) : best[level];
  remember(table, keys[level], cellCount - level, makeBounds(lower, upper));
}

/** Makes the position of the next level. */
function place({ positions }: Search, level: number, move: Move): void {
  const from = level * positionSize;
  const to = from + positionSize;
  for (let shape = 0; shape < shapeCount; shape++) {
    positions[to + shape] = positions[from + shapeCount + shape];
    positions[to + shapeCount + shape] = positions[from + shape];
  }
  positions[to + shapeCount + shapeOf(move)] |= placeOn[toCell(move)];
}

/** Lists the moves of a position. True if `best` is found without trying any of them. */
function listMoves(search: Search, level: number): boolean {
  const { threshold, best, moveCount, movesTried, open } = search;
  survey(search, level);
  moveCount[level] = 0;
  movesTried[level] = 0;
  // There is a move, and at worst the opponent wins with the next.
  best[level] = -winWith(level + 2);
  for (let shape = 0; shape < shapeCount && best[level] < threshold[level]; shape++) {
    if (open[shape] !== 0) listPlacements(search, level, shape);
  }
  if (best[level] >= threshold[level] || moveCount[level] === 0) return true;
  // Nothing listed wins at once, so it takes three plies.
  if (threshold[level] <= winWith(level + 3)) return false;
  best[level] = winWith(level + 3);
  return true;
}

/** Finds out what the listing of moves needs to know about the board. */
function survey({ positions, stands, open }: Search, level: number): void {
  const at = level * positionSize;
  let occupied = 0;
  for (let shape = 0; shape < shapeCount; shape++) {
    stands[shape] = positions[at + shape] | positions[at + shapeCount + shape];
    occupied |= stands[shape];
  }
  const empty = allCells & ~occupied;
  for (let shape = 0; shape < shapeCount; shape++) {
    const own = positions[at + shape];
    const opposing = positions[at + shapeCount + shape];
    open[shape] = isUsedUp(own) ? 0 : empty & ~cellsInAreas(opposing);
    open[shapeCount + shape] = isUsedUp(opposing) ? 0 : empty & ~cellsInAreas(own);
  }
}

/**
 * Lists the moves that put one shape somewhere, but not those that end the game, which raise `best`, nor those after
 * which the opponent can complete an area. The other shapes are A, B and C: `wantA` are the areas that want only an A
 * once this shape is there, and `completeA` the cells where, after the move, an A completes an area.
 *
 * First come the moves with the most threats, which are cells where the player could then complete an area; then those
 * that take the most ways to move from the opponent and, counted twice, the fewest from the player. For all moves of
 * seven positions with up to three pieces, that makes 33 thousand positions to look at. Without the threats there
 * would be 78, and without counting twice either, 104.
 */
function listPlacements(search: Search, level: number, shape: number): void {
  const { positions, best, stands, open } = search;
  const a = (shape + 1) & 3;
  const b = (shape + 2) & 3;
  const c = (shape + 3) & 3;
  const standing = stands[shape];
  const wantThis = stands[a] & stands[b] & stands[c] & ~standing;
  const wantA = stands[b] & stands[c] & ~stands[a];
  const wantB = stands[a] & stands[c] & ~stands[b];
  const wantC = stands[a] & stands[b] & ~stands[c];
  const own = open[shape];
  const ownA = open[a];
  const ownB = open[b];
  const ownC = open[c];
  const opposing = open[shapeCount + shape];
  const opposingA = open[shapeCount + a];
  const opposingB = open[shapeCount + b];
  const opposingC = open[shapeCount + c];
  const isLast = (positions[level * positionSize + shape] & allCells) !== 0;
  if ((cellsInAreas(wantThis) & own) !== 0) {
    best[level] = winWith(level + 1);
    return;
  }
  for (let cells = own; cells !== 0; cells &= cells - 1) {
    const cell = 31 - Math.clz32(cells & -cells);
    const others = ~(1 << cell);
    const placed = standing | placeOn[cell];
    const completeThis = cellsInAreas(wantThis & ~placed);
    const completeA = cellsInAreas(wantA & placed) & others;
    const completeB = cellsInAreas(wantB & placed) & others;
    const completeC = cellsInAreas(wantC & placed) & others;
    const left = opposing & ~barredFrom[cell];
    if (((completeThis & left) | (completeA & opposingA) | (completeB & opposingB) | (completeC & opposingC)) !== 0)
      continue;
    if ((left | ((opposingA | opposingB | opposingC) & others)) === 0) {
      best[level] = Math.max(best[level], search.blocked === 'loses' ? winWith(level + 1) : 0);
      continue;
    }
    const barred = opposing & others & ~left;
    const usedUp = isLast ? own & others : 0;
    const threats = (completeThis & own & ~usedUp) | (completeA & ownA) | (completeB & ownB) | (completeC & ownC);
    const promise = 32 * countCells(threats) + gainAt(open, cell) + countCells(barred) - 2 * countCells(usedUp);
    insertMove(search, level, ((promise + 64) << 6) | makeMove(shape, cell));
  }
}

/** How many ways to move are lost to the opponent when a cell is taken, less twice those lost to the player to move. */
function gainAt(open: Int32Array, cell: number): number {
  const own = ((open[0] >> cell) & 1) + ((open[1] >> cell) & 1) + ((open[2] >> cell) & 1) + ((open[3] >> cell) & 1);
  const opposing =
    ((open[4] >> cell) & 1) + ((open[5] >> cell) & 1) + ((open[6] >> cell) & 1) + ((open[7] >> cell) & 1);
  return opposing - 2 * own;
}

/** Keeps the list sorted. */
function insertMove({ moves, moveCount }: Search, level: number, move: number): void {
  const first = level * maxMoves;
  let at = first + moveCount[level];
  for (; at > first && moves[at - 1] < move; at--) moves[at] = moves[at - 1];
  moves[at] = move;
  moveCount[level]++;
}

/**
 * Of 16 cells. In a fresh process, where the code is new, `countBits` made the first answers take a tenth to a fifth
 * longer.
 */
function countCells(set: number): number {
  let count = set - ((set >> 1) & 0x5555);
  count = (count & 0x3333) + ((count >> 2) & 0x3333);
  count = (count + (count >> 4)) & 0x0f0f;
  return (count + (count >> 8)) & 31;
}
