import { border } from './board';

/**
 * A transposition table, with its positions in pairs of entries, each pair a line of the processor's cache. The first of a
 * pair is for the one with more discs on the border, which cost more to search; the second takes any other, so that what was
 * found last is there. An entry is the position as it is, and what is known of it:
 *
 *     byte 0     8       16       24      25     26     27      28
 *          own   their   marked   least   most   move   discs   generation
 *
 * Positions with few discs are most of all, and soon found again or never. They have a table of their own, of 256 kB, which
 * stays near the processor: at 13 discs that takes a fifth less time than one table for all, though a tenth more visits.
 */
const pairBits = 18;
const fewBits = 12;
const fewDiscs = 5;
const entrySize = 32;
const pairSize = 64;
const pairsOfFew: usize = 1 << pairBits;
const pages = (((1 << pairBits) + (1 << fewBits)) * pairSize) >> 16;
const at = (<usize>memory.grow(pages)) << 16;

/** Entries of an earlier generation count as empty, so that to forget them all takes no time. */
let generation: u32 = 1;

export function forgetTable(): void {
  generation++;
}

/** No margin is beyond this: in `omega`, the largest product is 81. */
export const maxMargin = 100;

/** What is known of a position, as in an entry: the margin of the player to move at least and at most, and the best move. */
export function leastOf(known: u32): i32 {
  return <i32>(<i8>known);
}

export function mostOf(known: u32): i32 {
  return <i32>(<i8>(known >> 8));
}

export function moveOf(known: u32): i32 {
  return (known >> 16) & 255;
}

function discsOf(known: u32): i32 {
  return known >> 24;
}

export function makeKnown(least: i32, most: i32, move: i32, discs: i32): u32 {
  return (discs << 24) | (move << 16) | ((most & 255) << 8) | (least & 255);
}

/** What is known of a position that is not in the table; its best move is none that could be pushed. */
const nothing: u32 = (maxMargin << 8) | (-maxMargin & 255);

export function find(own: u64, their: u64, marked: u64): u32 {
  const first = pairOf(own, their, marked);
  if (holds(first, own, their, marked)) return load<u32>(first, 24);
  if (holds(first + entrySize, own, their, marked)) return load<u32>(first + entrySize, 24);
  return nothing;
}

export function keep(own: u64, their: u64, marked: u64, known: u32): void {
  const first = pairOf(own, their, marked);
  const isFree = load<u32>(first, 28) !== generation;
  const isFirst = isFree || discsOf(known) >= discsOf(load<u32>(first, 24)) || holds(first, own, their, marked);
  const entry = isFirst ? first : first + entrySize;
  store<u64>(entry, own);
  store<u64>(entry, their, 8);
  store<u64>(entry, marked, 16);
  store<u32>(entry, known, 24);
  store<u32>(entry, generation, 28);
}

function pairOf(own: u64, their: u64, marked: u64): usize {
  let mixed = own * 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 32) ^ their) * 0xc2b2ae3d27d4eb4f;
  if (marked !== 0) mixed = (mixed ^ (mixed >> 32) ^ marked) * 0x165667b19e3779f9;
  const pair =
    <i32>popcnt((own | their) & border) <= fewDiscs
      ? pairsOfFew + <usize>(mixed >> (64 - fewBits))
      : <usize>(mixed >> (64 - pairBits));
  return at + pair * pairSize;
}

function holds(entry: usize, own: u64, their: u64, marked: u64): bool {
  return (
    load<u64>(entry) === own &&
    load<u64>(entry, 8) === their &&
    load<u64>(entry, 16) === marked &&
    load<u32>(entry, 28) === generation
  );
}
