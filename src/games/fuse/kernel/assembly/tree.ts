/**
 * The positions of a search. All children of one are in a family, whose members are numbered from 0; a family that does
 * not exist is 0. Each kind of number is in an array of its own, and as long as a multiple of four, so that four members
 * are compared at a time:
 *
 *     how many, how long, how many tried, has a draw   | priors | means | visits | families | moves | proofs
 *                                                        4 bytes each                         1 byte each
 *
 * 18 bytes for a position. Those that were tried come first, and then the likeliest of the others, which is the only one
 * of them that can be next: to choose among a few instead of 72 saves a tenth of a walk. The root is the only
 * member of a family of its own.
 */
export const unknown: u8 = 0;
export const provenLoss: u8 = 1;
export const provenDraw: u8 = 2;
export const provenWin: u8 = 3;

const headLength: usize = 16;
const bytesOfMember: usize = 18;

/** Families are laid out on pages, which are kept for the next search. The tree stops growing at 64 MB, or with the memory. */
const pageLength: usize = 1 << 22;
const maxPages = 16;
const pagesAt = memory.data(16 << 2, 4);

/** Of the tree that is there: pages that are in use, where the last is free from, its positions and its root. */
let pageCount = 0;
let freeFrom: usize = 0;
let freeTo: usize = 0;
let positionCount = 0;
export let root: usize = 0;

export function treeSize(): i32 {
  return positionCount;
}

export function rootFamily(): usize {
  return root;
}

/** Where a page begins, how many are in use, and where the last of them is free from: for whoever puts a tree aside. */
export function pageAddress(page: i32): usize {
  return <usize>load<u32>(pagesAt + ((<usize>page) << 2));
}

export function pagesOfTree(): i32 {
  return pageCount;
}

export function endOfTree(): usize {
  return freeFrom;
}

export const savedTreeLength: usize = 20;

/** Writes down what is not on pages, and takes it up again. */
export function saveTree(at: usize): void {
  store<i32>(at, pageCount);
  store<u32>(at, <u32>freeFrom, 4);
  store<u32>(at, <u32>freeTo, 8);
  store<i32>(at, positionCount, 12);
  store<u32>(at, <u32>root, 16);
}

export function restoreTree(at: usize): void {
  pageCount = load<i32>(at);
  freeFrom = <usize>load<u32>(at, 4);
  freeTo = <usize>load<u32>(at, 8);
  positionCount = load<i32>(at, 12);
  root = <usize>load<u32>(at, 16);
}

/** A tree of nothing but its root. */
export function clearTree(): void {
  pageCount = 0;
  freeFrom = 0;
  freeTo = 0;
  positionCount = 0;
  root = addFamily(1);
  if (root === 0) unreachable();
}

/** Room for so many children; 0 where the tree is full. */
export function addFamily(count: i32): usize {
  const padded = (<usize>count + 3) & ~3;
  const length = (headLength + padded * bytesOfMember + 15) & ~15;
  if (freeFrom + length > freeTo) {
    if (pageCount === maxPages) return 0;
    const pageAt = pagesAt + ((<usize>pageCount) << 2);
    if (load<u32>(pageAt) === 0) {
      const from = memory.grow(<i32>(pageLength >> 16));
      if (from < 0) return 0;
      store<u32>(pageAt, (<u32>from) << 16);
    }
    freeFrom = <usize>load<u32>(pageAt);
    freeTo = freeFrom + pageLength;
    pageCount++;
  }
  const family = freeFrom;
  freeFrom += length;
  positionCount += count;
  memory.fill(family, 0, length);
  store<i32>(family, count);
  store<i32>(family, <i32>padded, 4);
  // Nobody goes where there is no member.
  for (let member = <usize>count; member < padded; member++) {
    store<f32>(meansOf(family) + (member << 2), -Infinity);
    store<i32>(visitsOf(family) + (member << 2), 1);
  }
  return family;
}

export function countOf(family: usize): i32 {
  return load<i32>(family);
}

export function paddedOf(family: usize): usize {
  return <usize>load<i32>(family, 4);
}

export function triedOf(family: usize): i32 {
  return load<i32>(family, 8);
}

/** Whether one of a family is proven to be a draw. */
export function hasDraw(family: usize): bool {
  return load<i32>(family, 12) !== 0;
}

export function noteDraw(family: usize): void {
  store<i32>(family, 1, 12);
}

/** Notes that one more was tried, and puts the likeliest of the others next to them. */
export function addTried(family: usize): void {
  store<i32>(family, triedOf(family) + 1, 8);
  arrange(family);
}

/** Puts the likeliest of those that were not tried before the others. */
export function arrange(family: usize): void {
  const count = countOf(family);
  const place = triedOf(family);
  if (place >= count) return;
  const priors = priorsOf(family);
  let likeliest = place;
  let most = load<f32>(priors + (place << 2));
  for (let member = place + 1; member < count; member++) {
    const prior = load<f32>(priors + (member << 2));
    if (prior > most) {
      most = prior;
      likeliest = member;
    }
  }
  if (likeliest === place) return;
  store<f32>(priors + (likeliest << 2), load<f32>(priors + (place << 2)));
  store<f32>(priors + (place << 2), most);
  const moves = movesOf(family);
  const move = load<u8>(moves + likeliest);
  store<u8>(moves + likeliest, load<u8>(moves + place));
  store<u8>(moves + place, move);
}

/** How likely each move is thought to be before it is tried; those of a family add up to 1. */
export function priorsOf(family: usize): usize {
  return family + headLength;
}

/** The mean of the results, for the player who moved there; as little as can be as soon as something is proven. */
export function meansOf(family: usize): usize {
  return family + headLength + (paddedOf(family) << 2);
}

export function visitsOf(family: usize): usize {
  return family + headLength + (paddedOf(family) << 3);
}

export function familiesOf(family: usize): usize {
  return family + headLength + paddedOf(family) * 12;
}

export function movesOf(family: usize): usize {
  return family + headLength + (paddedOf(family) << 4);
}

/** What is proven of each, for the player who moved there. */
export function proofsOf(family: usize): usize {
  return family + headLength + paddedOf(family) * 17;
}
