import { aheadOf, border, stepFrom } from './board';
import { advance, runAhead } from './push';
import { marginNow } from './scores';

/** Draws of a push before all are counted. Early in a game every draw can be played, at its end one in three. */
const maxDraws = 6;

/** The numbers of a seed, as core/random.ts makes them (sfc32). */
let word0: u32 = 0;
let word1: u32 = 0;
let word2: u32 = 0;
let counter: u32 = 0;

export function seedRandom(seed: u32, stream: u32): void {
  word0 = seed;
  word1 = 0x9e3779b9;
  word2 = stream;
  counter = 1;
  for (let round = 0; round < 15; round++) next();
}

export const savedRandomLength: usize = 16;

export function saveRandom(at: usize): void {
  store<u32>(at, word0);
  store<u32>(at, word1, 4);
  store<u32>(at, word2, 8);
  store<u32>(at, counter, 12);
}

export function restoreRandom(at: usize): void {
  word0 = load<u32>(at);
  word1 = load<u32>(at, 4);
  word2 = load<u32>(at, 8);
  counter = load<u32>(at, 12);
}

function next(): u32 {
  const sum = word0 + word1 + counter;
  counter++;
  word0 = word1 ^ (word1 >> 9);
  word1 = word2 + (word2 << 3);
  word2 = rotl(word2, 21) + sum;
  return sum;
}

/** A number below a small limit; that some are likelier by 2⁻²⁶ does not matter here. */
function below(limit: i32): i32 {
  return <i32>((<u64>next() * <u64>limit) >> 32);
}

/** The border cells with discs of the player to move at the start, and from 12 on of the other. */
const cellsAt = memory.data(24);

function fillCells(from: usize, discs: u64): i32 {
  let count = 0;
  for (let rest = discs & border; rest !== 0; rest &= rest - 1) {
    store<u8>(from + count, <u8>ctz(rest));
    count++;
  }
  return count;
}

/**
 * Plays random moves to the end of the game, every push equally likely, and returns the margin of the player to move. A
 * push is drawn and drawn again until it is one that can be played, instead of listing them all.
 */
export function playRandomGame(ownDiscs: u64, theirDiscs: u64, markedDiscs: u64): i32 {
  let own = ownDiscs;
  let their = theirDiscs;
  let marked = markedDiscs;
  let ownCells = cellsAt;
  let theirCells: usize = cellsAt + 12;
  let ownCount = fillCells(ownCells, own);
  let theirCount = fillCells(theirCells, their);
  let isAfterPass = false;
  let isSwapped = false;
  while (true) {
    const free = ~(own | their);
    let index = -1;
    let distance = 0;
    for (let draw = 0; draw < maxDraws && ownCount > 0; draw++) {
      const drawn = below(ownCount * 6);
      const candidate = drawn / 6;
      const steps = drawn - candidate * 6 + 1;
      if (steps <= <i32>popcnt(aheadOf(load<u8>(ownCells + candidate)) & free)) {
        index = candidate;
        distance = steps;
        break;
      }
    }
    if (index < 0) {
      let count = 0;
      for (let disc = 0; disc < ownCount; disc++) count += <i32>popcnt(aheadOf(load<u8>(ownCells + disc)) & free);
      if (count > 0) {
        distance = below(count) + 1;
        for (index = 0; ; index++) {
          const steps = <i32>popcnt(aheadOf(load<u8>(ownCells + index)) & free);
          if (distance <= steps) break;
          distance -= steps;
        }
      } else if (isAfterPass) {
        break;
      }
    }
    isAfterPass = index < 0;
    if (!isAfterPass) {
      const cell = <i32>load<u8>(ownCells + index);
      ownCount--;
      store<u8>(ownCells + index, load<u8>(ownCells + ownCount));
      const step = stepFrom(cell);
      let pusher = (<u64>1) << cell;
      let rest = aheadOf(cell);
      const line = rest | pusher;
      for (; distance > 0; distance--) {
        const run = runAhead(own | their, rest, pusher, line, step);
        own = advance(own, run, step);
        their = advance(their, run, step);
        if (marked !== 0) marked = advance(marked, run, step);
        pusher = rotl(pusher, step);
        rest ^= pusher;
      }
    }
    const ownBefore = own;
    own = their;
    their = ownBefore;
    const countBefore = ownCount;
    ownCount = theirCount;
    theirCount = countBefore;
    const cellsBefore = ownCells;
    ownCells = theirCells;
    theirCells = cellsBefore;
    isSwapped = !isSwapped;
  }
  const margin = marginNow(own, their, marked);
  return isSwapped ? -margin : margin;
}
