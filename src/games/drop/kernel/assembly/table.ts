/**
 * What was found out about positions (a transposition table): the least and the most that their score can be, in
 * pairs of entries. In the first of a pair stays what took most work, in the second whatever came last: with 36
 * empty cells of Connect Four this takes 0.6 times the nodes of single entries that are always replaced.
 *
 * A key is multiplied by an odd number, which loses nothing: two keys never have the same product. Its upper bits are the
 * place of the pair, so that an entry needs the lower ones only, and no position is ever taken for another. In a table of
 * 32 MB:
 *
 *      product, lower 43 bits | 1 bit free | work, 6 bits | most + 64, 7 bits | least + 64, 7 bits
 */
let placeBits: u64 = 0;
const pairBytes = 16;
const multiplier: u64 = 0x9e3779b97f4a7c15;
/** So that a stored score is never negative. No score is beyond ±32. */
const scoreOffset = 64;
const scoreMask = 127;
const mostShift = 7;
const workShift = 14;
const workMask = 63;

const pageShift = 16;
let tableAt: usize = 0;

/** Empties the table of so many pairs, as a power of two, at least 20. The first time it only takes its memory, which comes empty. */
export function forget(pairs: i32): void {
  const bytes: usize = (<usize>pairBytes) << pairs;
  if (placeBits === <u64>pairs) memory.fill(tableAt, 0, bytes);
  else tableAt = (<usize>memory.grow(<i32>(bytes >> pageShift))) << pageShift;
  placeBits = pairs;
}

export function productOf(key: u64): u64 {
  return key * multiplier;
}

/** The entry with a key's product, for `leastOf` and `mostOf`; 0 where there is none. */
export function findEntry(product: u64): u64 {
  const pair = pairOf(product);
  const key = product << placeBits;
  const first = load<u64>(pair);
  if (first !== 0 && isOf(first, key)) return first;
  const second = load<u64>(pair, 8);
  return second !== 0 && isOf(second, key) ? second : 0;
}

export function leastOf(entry: u64): i32 {
  return <i32>(entry & scoreMask) - scoreOffset;
}

export function mostOf(entry: u64): i32 {
  return <i32>((entry >> mostShift) & scoreMask) - scoreOffset;
}

/** Work is the number of bits in the count of positions that it took. */
export function storeEntry(product: u64, least: i32, most: i32, work: i32): void {
  const pair = pairOf(product);
  const key = product << placeBits;
  const scores = ((most + scoreOffset) << mostShift) | (least + scoreOffset);
  const entry = key | ((<u64>work) << workShift) | <u64>scores;
  const first = load<u64>(pair);
  if (isOf(first, key)) {
    store<u64>(pair, entry);
  } else if (<i32>((first >> workShift) & workMask) <= work) {
    store<u64>(pair, entry);
    store<u64>(pair, first, 8);
  } else {
    store<u64>(pair, entry, 8);
  }
}

function pairOf(product: u64): usize {
  return tableAt + <usize>(product >> (64 - placeBits)) * pairBytes;
}

function isOf(entry: u64, key: u64): bool {
  return (entry ^ key) >> placeBits === 0;
}
