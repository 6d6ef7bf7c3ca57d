import { emptyBeside, originsOf } from './slides';
import {
  classCount,
  classOf,
  higherOf,
  imageOf,
  isLine,
  lowerOf,
  makeTriples,
  pairCount,
  pairOf,
  pairSetOf,
  rankWith,
  representativeOf,
  setOf,
  stoneOf,
  tripleCount,
  waysHome,
} from './triples';

/**
 * Every position of Neutreeko, solved backwards from the finished ones (retrograde analysis), twenty-five at a time.
 *
 * A position is the triple of the player to move and that of the opponent; colours do not matter. Turned so that the
 * opponent's triple is the representative of its class, it has a place among 319 × 2300:
 *
 *     place = class of the opponent's triple × 2300 + rank of the own triple
 *
 * Positions are settled in the order of plies to the end: first those where the opponent has a line, lost in 0; then by
 * turns those with a move to a lost position, won, and those with moves to won positions only, lost. What is never
 * settled is drawn. So the plies are exact: the winner cannot be faster, nor the loser slower.
 *
 * Which moves lead where is asked for a whole scene: the three stones of the player who waits, turned to be a
 * representative, and two of the player who moves. The third may be on any cell, so sets of 25 bits tell about all:
 *
 *     arrivals  it has slid here, and the position (the waiting player is next) has just been settled
 *     safe      it has slid here, and the position is not known to be won by the waiting player
 *     able      it is here, may slide to a safe cell, and the position (its owner is next) is not settled
 *
 *     place of a scene = class of the three × 300 + rank of the two
 *
 * A position is in three scenes, one for each stone that may be the third, and it is lost when none of its stones is
 * able. So 0.5 million visits to scenes, and 0.8 million stones that turn out to win or to be stuck, stand for the 5.8
 * million slides between positions.
 */
const sceneCount = classCount * pairCount;
/** The triples that have room beside another: C(22,3) for each class. */
const maxSettled = classCount * 1540;

/** The sets of a scene lie side by side. */
const arrivals: usize = 0;
const safe: usize = 4;
const able: usize = 8;
const sceneBytes = 16;

/** Plies + 1 of each place, in a byte; 0 if not settled. */
let values: usize = 0;
let scenes: usize = 0;
/** The settled positions in the order of plies: class << 12 | rank. */
let queue: usize = 0;
/** The scenes with arrivals: class << 9 | rank of the pair. Room for one more, which is written and not counted. */
let visited: usize = 0;
/** How many are settled, and which of them have arrived. */
let settled = 0;
let arrived = 0;
let visits = 0;
let plies = 0;
let hasArrived = false;

export function valueAt(row: i32, rank: i32): i32 {
  return load<u8>(values + row * tripleCount + rank);
}

/** Makes room and begins anew. */
export function begin(): void {
  if (values === 0) {
    const bytes = sceneCount * sceneBytes + (maxSettled << 2) + ((sceneCount + 1) << 2) + classCount * tripleCount;
    scenes = (<usize>memory.grow((bytes >> 16) + 1)) << 16;
    queue = scenes + sceneCount * sceneBytes;
    visited = queue + (maxSettled << 2);
    values = visited + ((sceneCount + 1) << 2);
  }
  memory.fill(scenes, 0, sceneCount * sceneBytes);
  memory.fill(values, 0, classCount * tripleCount);
  settled = 0;
  arrived = 0;
  plies = 0;
  hasArrived = false;
  makeTriples();
  prepare();
}

/** Goes on for half a ply; how many positions are done, or −1 when all are that can be settled. */
export function proceed(): i32 {
  if (!hasArrived) {
    const to = settled;
    if (arrived === to) return -1;
    visits = arrive(arrived, to);
    arrived = to;
  } else {
    plies++;
    settled = (plies & 1) === 1 ? settleWins() : settleLosses();
  }
  hasArrived = !hasArrived;
  return arrived;
}

/**
 * Enters a part of the queue as arrivals in the scenes that lead there. The player who is now to move was the one who
 * waited, so that triple is turned home, in every way if it is symmetric. Returns how many scenes were visited.
 */
function arrive(from: i32, to: i32): i32 {
  let count = 0;
  for (let next = from; next < to; next++) {
    const position = load<u32>(queue + (next << 2));
    const moved = representativeOf(position >> 12);
    const waited = position & 4095;
    const row = classOf(waited);
    for (let ways = waysHome(waited); ways !== 0; ways &= ways - 1) {
      const image = imageOf(moved, <i32>ctz(ways));
      count = visit(row, stoneOf(image, 0), count);
      count = visit(row, stoneOf(image, 1), count);
      count = visit(row, stoneOf(image, 2), count);
    }
  }
  return count;
}

function visit(row: i32, stone: i32, count: i32): i32 {
  const scene = sceneAt(row, stone >> 5);
  const before = load<u32>(scene, arrivals);
  store<u32>(scene, before | (1 << (stone & 31)), arrivals);
  store<u32>(visited + (count << 2), (row << 9) | (stone >> 5));
  return count + <i32>(before === 0);
}

function sceneAt(row: i32, pair: i32): usize {
  return scenes + (row * pairCount + pair) * sceneBytes;
}

/** The arrivals are lost for the player who waited: who can slide there wins. */
function settleWins(): i32 {
  let end = settled;
  for (let next = 0; next < visits; next++) {
    const row = load<u32>(visited + (next << 2)) >> 9;
    const pair = load<u32>(visited + (next << 2)) & 511;
    const scene = sceneAt(row, pair);
    const origins = originsOf(load<u32>(scene, arrivals), emptyBeside(setOf(representativeOf(row)), pairSetOf(pair)));
    const winners = origins & load<u32>(scene, able);
    store<u32>(scene, 0, arrivals);
    store<u32>(scene, load<u32>(scene, able) ^ winners, able);
    const lower = lowerOf(pair);
    const higher = higherOf(pair);
    for (let rest = winners; rest !== 0; rest &= rest - 1) {
      const third = <i32>ctz(rest);
      // Settled, so in its other two scenes as well this position is of no more interest.
      const one = sceneAt(row, pairOf(third, lower));
      const other = sceneAt(row, pairOf(third, higher));
      store<u32>(one, load<u32>(one, able) & ~(1 << higher), able);
      store<u32>(other, load<u32>(other, able) & ~(1 << lower), able);
      end = settle(row, rankWith((pair << 5) | third), end);
    }
  }
  return end;
}

/** The arrivals are won by the player who waited, so no longer safe: who has no other slide, with any stone, loses. */
function settleLosses(): i32 {
  let end = settled;
  for (let next = 0; next < visits; next++) {
    const row = load<u32>(visited + (next << 2)) >> 9;
    const pair = load<u32>(visited + (next << 2)) & 511;
    const scene = sceneAt(row, pair);
    const stillSafe = load<u32>(scene, safe) & ~load<u32>(scene, arrivals);
    const before = load<u32>(scene, able);
    const stuck = before & ~originsOf(stillSafe, emptyBeside(setOf(representativeOf(row)), pairSetOf(pair)));
    store<u32>(scene, 0, arrivals);
    store<u32>(scene, stillSafe, safe);
    store<u32>(scene, before ^ stuck, able);
    const lower = lowerOf(pair);
    const higher = higherOf(pair);
    for (let rest = stuck; rest !== 0; rest &= rest - 1) {
      const third = <i32>ctz(rest);
      const lowerAble = load<u32>(sceneAt(row, pairOf(third, higher)), able) >> lower;
      const higherAble = load<u32>(sceneAt(row, pairOf(third, lower)), able) >> higher;
      if (((lowerAble | higherAble) & 1) === 0) end = settle(row, rankWith((pair << 5) | third), end);
    }
  }
  return end;
}

function settle(row: i32, rank: i32, end: i32): i32 {
  store<u8>(values + row * tripleCount + rank, <u8>(plies + 1));
  store<u32>(queue + (end << 2), (row << 12) | rank);
  return end + 1;
}

/** Before the first ply: every slide is safe, and the finished positions are settled. */
function prepare(): void {
  for (let row = 0; row < classCount; row++) {
    const waiting = setOf(representativeOf(row));
    for (let pair = 0; pair < pairCount; pair++) {
      if ((waiting & pairSetOf(pair)) !== 0) continue;
      const empty = emptyBeside(waiting, pairSetOf(pair));
      store<u32>(sceneAt(row, pair), empty, safe);
      store<u32>(sceneAt(row, pair), originsOf(empty, empty), able);
    }
    takeOutLines(row);
    if (isLine(representativeOf(row))) settleFinished(row);
  }
}

/** Nobody is to move with a line, so no stone is able there. */
function takeOutLines(row: i32): void {
  for (let rank = 0; rank < tripleCount; rank++) {
    if (!isLine(rank)) continue;
    for (let n = 0; n < 3; n++) {
      const scene = sceneAt(row, stoneOf(rank, n) >> 5);
      store<u32>(scene, load<u32>(scene, able) & ~(1 << (stoneOf(rank, n) & 31)), able);
    }
  }
}

/** The opponent has a line, so the player to move has lost, in 0 plies. */
function settleFinished(row: i32): void {
  for (let rank = 0; rank < tripleCount; rank++) {
    if (isPosition(row, rank)) settled = settle(row, rank, settled);
  }
}

/** Whether a place is that of a position: no stone on another, and no line of the player to move. */
export function isPosition(row: i32, rank: i32): bool {
  return (setOf(rank) & setOf(representativeOf(row))) === 0 && !isLine(rank);
}
