import { aheadOf, border, cellOf, placeOf, stepFrom } from './board';
import { scoreOf } from './groups';
import { advance, runAhead } from './push';

/**
 * The rules of Fuse, as rules.ts has them. The position is in memory, for whoever calls to write and read: three sets of
 * cells, the discs of the player to move, those of the other, and the marked ones of both.
 */
const at = memory.data(3 << 3, 8);
/** The moves of a position, 32 bits each, as rules.ts writes and orders them. */
const movesAt = memory.data(72 << 2, 4);

export function positionAddress(): usize {
  return at;
}

export function movesAddress(): usize {
  return movesAt;
}

export function ownDiscs(): u64 {
  return load<u64>(at);
}

export function theirDiscs(): u64 {
  return load<u64>(at, 8);
}

export function markedDiscs(): u64 {
  return load<u64>(at, 16);
}

export function canPush(discs: u64, occupied: u64): bool {
  for (let rest = discs & border; rest !== 0; rest &= rest - 1) {
    if ((aheadOf(<i32>ctz(rest)) & ~occupied) !== 0) return true;
  }
  return false;
}

/** Lists the moves of the position, and returns how many there are. */
export function listMoves(): i32 {
  const own = ownDiscs();
  const their = theirDiscs();
  const occupied = own | their;
  let count = 0;
  for (let rest = own & border; rest !== 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    const free = <i32>popcnt(aheadOf(cell) & ~occupied);
    for (let distance = 1; distance <= free; distance++) {
      store<i32>(movesAt + (count << 2), (placeOf(cell) << 3) | distance);
      count++;
    }
  }
  if (count > 0 || !canPush(their, occupied)) return count;
  store<i32>(movesAt, 0);
  return 1;
}

/** Makes a move in the position. */
export function applyMove(move: i32): void {
  let own = ownDiscs();
  let their = theirDiscs();
  let marked = markedDiscs();
  if (move !== 0) {
    const cell = cellOf(move >> 3);
    const step = stepFrom(cell);
    let pusher = (<u64>1) << cell;
    let rest = aheadOf(cell);
    const line = rest | pusher;
    for (let distance = move & 7; distance > 0; distance--) {
      const run = runAhead(own | their, rest, pusher, line, step);
      own = advance(own, run, step);
      their = advance(their, run, step);
      marked = advance(marked, run, step);
      pusher = rotl(pusher, step);
      rest ^= pusher;
    }
  }
  store<u64>(at, their);
  store<u64>(at, own, 8);
  store<u64>(at, marked, 16);
}

export function hasEnded(): bool {
  const own = ownDiscs();
  const their = theirDiscs();
  return !canPush(own, own | their) && !canPush(their, own | their);
}

export function scoreOfOwn(scoring: i32): i32 {
  return scoreOf(ownDiscs(), markedDiscs(), scoring);
}

export function scoreOfTheir(scoring: i32): i32 {
  return scoreOf(theirDiscs(), markedDiscs(), scoring);
}
