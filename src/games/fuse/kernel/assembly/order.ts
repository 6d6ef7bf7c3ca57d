import { aheadOf, border } from './board';
import { marginNow } from './scores';

/** From so many discs on, the groups on the board are worth their look: a seventh of all visits is saved, and some time. */
const discsForGroups = 6;
const groupWeight = 4;
/** And how often a move was good before; that saves another tenth. */
const discsForHistory = 5;
const historyWeight = 2;

/** How often each move of either player has reached a bar, counted more where more is left to play: the history heuristic. */
const maxHistory = 1 << 24;
const historySize: usize = 2 << 10;
const historyAt = memory.data(2 << 10, 4);

export function forgetHistory(): void {
  for (let each = historyAt; each < historyAt + historySize; each += 4) store<i32>(each, 0);
}

function historyOf(move: i32, depth: i32): usize {
  return historyAt + ((((depth & 1) << 8) | move) << 2);
}

export function rememberGood(move: i32, discs: i32, depth: i32): void {
  const at = historyOf(move, depth);
  store<i32>(at, load<i32>(at) + discs * discs);
  if (load<i32>(at) < maxHistory) return;
  for (let each = historyAt; each < historyAt + historySize; each += 4) store<i32>(each, load<i32>(each) >> 1);
}

/**
 * How good a move seems, by the position after it, with its own player's discs first: few replies, and many moves later on;
 * large groups; and what is remembered of the move.
 */
export function promiseOf(own: u64, their: u64, marked: u64, move: i32, discs: i32, depth: i32): i32 {
  const occupied = own | their;
  let promise = countPushes(own, occupied) - 3 * countPushes(their, occupied);
  if (discs >= discsForGroups) promise += groupWeight * marginNow(own, their, marked);
  if (discs >= discsForHistory) promise += historyWeight * (31 - clz(load<i32>(historyOf(move, depth)) + 1));
  return promise;
}

function countPushes(discs: u64, occupied: u64): i32 {
  let count = 0;
  for (let rest = discs & border; rest !== 0; rest &= rest - 1) {
    count += <i32>popcnt(aheadOf(<i32>ctz(rest)) & ~occupied);
  }
  return count;
}
