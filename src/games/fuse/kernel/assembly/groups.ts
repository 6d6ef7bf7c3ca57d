import { inner } from './board';

/** How a game is scored, as groups.ts names it. */
export const scoreAll = 0;
export const scoreInner = 1;
export const scoreKings = 2;
export const scoreOmega = 3;

const notColumn1: u64 = 0xfefefefefefefefe;
const notColumn8: u64 = 0x7f7f7f7f7f7f7f7f;

/** The group of some discs: their neighbours, and theirs, until there are no more. */
export function groupOf(seed: u64, discs: u64): u64 {
  let group = seed;
  while (true) {
    const rows = group | ((((group << 1) & notColumn1) | ((group >> 1) & notColumn8)) & discs);
    const grown = rows | (((rows << 8) | (rows >> 8)) & discs);
    if (grown === group) return group;
    group = grown;
  }
}

/** The size of the largest group; a marked disc counts twice. */
export function largestGroup(discs: u64, marked: u64): i32 {
  let largest = 0;
  let rest = discs;
  let left = <i32>popcnt(rest) + <i32>popcnt(rest & marked);
  while (left > largest) {
    const group = groupOf(rest & -rest, rest);
    const size = <i32>popcnt(group) + <i32>popcnt(group & marked);
    largest = max(largest, size);
    left -= size;
    rest ^= group;
  }
  return largest;
}

export function productOfGroups(discs: u64): i32 {
  let product = 1;
  for (let rest = discs; rest !== 0; ) {
    const group = groupOf(rest & -rest, rest);
    product *= <i32>popcnt(group);
    rest ^= group;
  }
  return product;
}

/** What discs of one colour score. */
export function scoreOf(discs: u64, marked: u64, scoring: i32): i32 {
  if (scoring === scoreOmega) return productOfGroups(discs);
  return largestGroup(scoring === scoreInner ? discs & inner : discs, marked);
}
