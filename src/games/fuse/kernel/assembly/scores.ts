import { inner } from './board';
import { largestGroup, productOfGroups, scoreInner, scoreKings, scoreOmega } from './groups';

/**
 * What discs score, remembered: a search compares millions of endings, and in most of them the discs of one player lie as
 * they have lain before. An entry is the discs, multiplied by an odd number so that they spread, without the bits that say
 * where the entry is; and in the place of these the score. So an entry is 8 bytes, and never mistaken for another.
 */
const addressBits: u64 = 13;
const at = memory.data(8 << 13, 8);
const spread: u64 = 0x9e3779b97f4a7c15;
/** The bit of a corner, which is no cell: products are not mistaken for sizes. */
const ofProducts: u64 = 1;

let scoring: i32 = 0;
let counted: u64 = 0;

export function setScoring(number: i32): void {
  scoring = number;
  counted = number === scoreInner ? inner : ~(<u64>0);
}

/** The margin of the player to move if the game ended now. */
export function marginNow(own: u64, their: u64, marked: u64): i32 {
  if (scoring === scoreKings) return largestGroup(own, marked) - largestGroup(their, marked);
  return remembered(own & counted) - remembered(their & counted);
}

function remembered(discs: u64): i32 {
  const mixed = (scoring === scoreOmega ? discs | ofProducts : discs) * spread;
  const entry = at + ((<usize>(mixed >> (64 - addressBits))) << 3);
  const found = load<u64>(entry) ^ (mixed << addressBits);
  // No score but that of no discs is 0, so that 0 is an entry that nobody has written.
  if (found - 1 < (1 << addressBits) - 1) return <i32>found;
  const score = scoring === scoreOmega ? productOfGroups(discs) : largestGroup(discs, 0);
  store<u64>(entry, (mixed << addressBits) | score);
  return score;
}
