import { isPosition, valueAt } from './solver';
import { classCount, classOf, imageOf, rankOf, representativeOf, setOf, tripleCount, waysHome } from './triples';

/** How many positions have each value, plies + 1 or 0 for a draw, those of all images counted. */
const counts = memory.data(256 << 2, 4);
const classSizes = memory.data(classCount << 2, 4);
let longestRow = 0;
let longestRank = 0;

/** The plies to the end, or −1 for a draw; both triples are sets of cells, and the player to move has no line. */
export function lookup(own: i32, opponent: i32): i32 {
  const waiting = rankOf(opponent);
  const symmetry = 31 - <i32>clz(waysHome(waiting));
  return valueAt(classOf(waiting), imageOf(rankOf(own), symmetry)) - 1;
}

/** Counts all placements that are not over, and looks for a longest win. */
export function prepareTotals(): void {
  memory.fill(counts, 0, 256 << 2);
  memory.fill(classSizes, 0, classCount << 2);
  for (let rank = 0; rank < tripleCount; rank++) add(classSizes + (classOf(rank) << 2), 1);
  longestRow = 0;
  longestRank = 0;
  for (let row = 0; row < classCount; row++) {
    for (let rank = 0; rank < tripleCount; rank++) {
      const value = valueAt(row, rank);
      if (value === 0 && !isPosition(row, rank)) continue;
      add(counts + (value << 2), load<i32>(classSizes + (row << 2)));
      if ((value & 1) === 0 && value > valueAt(longestRow, longestRank)) {
        longestRow = row;
        longestRank = rank;
      }
    }
  }
}

function add(at: usize, count: i32): void {
  store<i32>(at, load<i32>(at) + count);
}

/** After `prepareTotals`: how many positions end in so many plies, or are drawn, for −1. */
export function countWorth(plies: i32): i32 {
  return load<i32>(counts + ((plies + 1) << 2));
}

/** A longest win: its plies, and the sets of cells of both players. */
export function longestPlies(): i32 {
  return valueAt(longestRow, longestRank) - 1;
}

export function longestOwn(): u32 {
  return setOf(longestRank);
}

export function longestOpponent(): u32 {
  return setOf(representativeOf(longestRow));
}
