import type { Key } from './canonical.ts';

/**
 * What a search has found out about positions (a transposition table): bounds of their scores. An entry is four numbers, and the four entries in
 * which a position may be fill one line of the processor's cache:
 *
 *     key, high | key, low | bounds | empty cells
 *
 * The key is there in full, so that no position is taken for another. The size is fixed: 65,536 entries, 1 MB. The plies
 * of all moves of a position need sixteen thousand at most; over forty games in a row, a table of any size would save
 * one step of the search in a hundred.
 */
export type TranspositionTable = Int32Array;

const entrySize = 4;
const bucketSize = 4 * entrySize;
const bucketCount = 1 << 14;

/** Lower bound + 32 in the low six bits, 32 − upper bound in the next six: both grow as more is known. */
export type Bounds = number;

/** What an empty entry knows. */
export const unbounded: Bounds = 0;

const farthest = 32;
export const makeBounds = (lower: number, upper: number): Bounds => (lower + farthest) | ((farthest - upper) << 6);
export const lowerBound = (bounds: Bounds): number => (bounds & 63) - farthest;
export const upperBound = (bounds: Bounds): number => farthest - (bounds >> 6);

/** The tighter of two lower bounds, and of two upper ones. */
export function combine(bounds: Bounds, others: Bounds): Bounds {
  return Math.max(bounds & 63, others & 63) | Math.max(bounds & ~63, others & ~63);
}

export function makeTranspositionTable(): TranspositionTable {
  return new Int32Array(bucketCount * bucketSize);
}

/** What is known of a position. */
export function recall(table: TranspositionTable, { high, low }: Key): Bounds {
  const bucket = bucketOf(high, low);
  for (let at = bucket; at < bucket + bucketSize; at += entrySize) {
    if (table[at] === high && table[at + 1] === low) return table[at + 2];
  }
  return unbounded;
}

/**
 * Adds to what is known of a position. Where its bucket is full, it replaces the position with the fewest empty cells,
 * which is the quickest to search again.
 */
export function remember(table: TranspositionTable, { high, low }: Key, emptyCells: number, bounds: Bounds): void {
  const bucket = bucketOf(high, low);
  let place = bucket;
  for (let at = bucket; at < bucket + bucketSize; at += entrySize) {
    if (table[at] === high && table[at + 1] === low) {
      table[at + 2] = combine(table[at + 2], bounds);
      return;
    }
    if (table[at + 3] < table[place + 3]) place = at;
  }
  table[place] = high;
  table[place + 1] = low;
  table[place + 2] = bounds;
  table[place + 3] = emptyCells;
}

/** Multiplies and shifts so that every bit of the key counts; the constants are MurmurHash3's. */
function bucketOf(high: number, low: number): number {
  let mixed = Math.imul(high, 0xcc9e2d51) ^ Math.imul(low, 0x1b873593);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  return (mixed & (bucketCount - 1)) * bucketSize;
}
