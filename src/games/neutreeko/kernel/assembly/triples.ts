import { hasLine } from './slides';

/**
 * The three stones of a player as one number. Of the C(25,3) = 2300 triples, that of the cells a < b < c has the rank
 *
 *     C(c,3) + C(b,2) + a        {0,1,2} is 0, {0,1,3} is 1, {0,2,3} is 2 … {22,23,24} is 2299
 *
 * and of the C(25,2) = 300 pairs, that of the cells a < b has the rank C(b,2) + a. The eight symmetries of the board
 * put the triples in 319 classes; the representative of a class is its triple of lowest rank.
 */
export const tripleCount = 2300;
export const pairCount = 300;
export const classCount = 319;
const cellCount = 25;
const symmetryCount = 8;

/** Tables: of 16 bits where nothing else is said. */
const sets = memory.data(tripleCount << 2, 4);
const lines = memory.data(tripleCount);
const pairs = memory.data(cellCount << 6, 2);
const pairSets = memory.data(pairCount << 2, 4);
const lowers = memory.data(pairCount);
const highers = memory.data(pairCount);
const stones = memory.data(3 * tripleCount * 2, 2);
const ranks = memory.data(pairCount << 6, 2);
const images = memory.data(symmetryCount * tripleCount * 2, 2);
const classes = memory.data(tripleCount * 2, 2);
const ways = memory.data(tripleCount);
const representatives = memory.data(classCount * 2, 2);

/** The cells of a triple as a set. */
export function setOf(rank: i32): u32 {
  return load<u32>(sets + (rank << 2));
}

export function isLine(rank: i32): bool {
  return load<u8>(lines + rank) !== 0;
}

/** The rank of a pair, whichever cell comes first. */
export function pairOf(one: i32, other: i32): i32 {
  return load<u16>(pairs + (((one << 5) | other) << 1));
}

/** The cells of a pair: as a set, the lower, and the higher. */
export function pairSetOf(pair: i32): u32 {
  return load<u32>(pairSets + (pair << 2));
}

export function lowerOf(pair: i32): i32 {
  return load<u8>(lowers + pair);
}

export function higherOf(pair: i32): i32 {
  return load<u8>(highers + pair);
}

/** A stone of a triple, n from 0 to 2, and the pair that the other two are: pair << 5 | cell of the stone. */
export function stoneOf(rank: i32, n: i32): i32 {
  return load<u16>(stones + ((3 * rank + n) << 1));
}

/** The rank of the triple that a stone makes with a pair, given as pair << 5 | cell. */
export function rankWith(stone: i32): i32 {
  return load<u16>(ranks + (stone << 1));
}

/** The rank of a set of three cells: `setOf` the other way. */
export function rankOf(set: u32): i32 {
  const first = <i32>ctz(set);
  const third = 31 - <i32>clz(set);
  const second = 31 - <i32>clz(set ^ ((<u32>1) << third));
  return rankWith((pairOf(second, third) << 5) | first);
}

/** The image of a triple under a symmetry. */
export function imageOf(rank: i32, symmetry: i32): i32 {
  return load<u16>(images + ((symmetry * tripleCount + rank) << 1));
}

export function classOf(rank: i32): i32 {
  return load<u16>(classes + (rank << 1));
}

/** The symmetries that take a triple to the representative of its class, as a set of eight bits. */
export function waysHome(rank: i32): i32 {
  return load<u8>(ways + rank);
}

export function representativeOf(row: i32): i32 {
  return load<u16>(representatives + (row << 1));
}

export function makeTriples(): void {
  rankPairs();
  rankTriples();
  for (let symmetry = 0; symmetry < symmetryCount; symmetry++) turnTriples(symmetry);
  classify();
}

function rankPairs(): void {
  let pair = 0;
  for (let higher = 1; higher < cellCount; higher++) {
    for (let lower = 0; lower < higher; lower++, pair++) {
      store<u16>(pairs + (((lower << 5) | higher) << 1), <u16>pair);
      store<u16>(pairs + (((higher << 5) | lower) << 1), <u16>pair);
      store<u32>(pairSets + (pair << 2), (1 << lower) | (1 << higher));
      store<u8>(lowers + pair, <u8>lower);
      store<u8>(highers + pair, <u8>higher);
    }
  }
}

function rankTriples(): void {
  let rank = 0;
  for (let third = 2; third < cellCount; third++) {
    for (let second = 1; second < third; second++) {
      for (let first = 0; first < second; first++, rank++) {
        const set = (1 << first) | (1 << second) | (1 << third);
        store<u32>(sets + (rank << 2), set);
        store<u8>(lines + rank, <u8>hasLine(set));
        putStone(rank, 0, (pairOf(second, third) << 5) | first);
        putStone(rank, 1, (pairOf(first, third) << 5) | second);
        putStone(rank, 2, (pairOf(first, second) << 5) | third);
      }
    }
  }
}

function putStone(rank: i32, n: i32, stone: i32): void {
  store<u16>(stones + ((3 * rank + n) << 1), <u16>stone);
  store<u16>(ranks + (stone << 1), <u16>rank);
}

function turnTriples(symmetry: i32): void {
  for (let rank = 0; rank < tripleCount; rank++) {
    const first = turnCell(stoneOf(rank, 0) & 31, symmetry);
    const second = turnCell(stoneOf(rank, 1) & 31, symmetry);
    const third = turnCell(stoneOf(rank, 2) & 31, symmetry);
    const image = rankWith((pairOf(second, third) << 5) | first);
    store<u16>(images + ((symmetry * tripleCount + rank) << 1), <u16>image);
  }
}

/** A symmetry has a bit for each of: upside down, left to right, and rows for columns. The first leaves all as it is. */
function turnCell(cell: i32, symmetry: i32): i32 {
  let row = cell / 5;
  let column = cell % 5;
  if ((symmetry & 1) !== 0) row = 4 - row;
  if ((symmetry & 2) !== 0) column = 4 - column;
  return (symmetry & 4) !== 0 ? column * 5 + row : row * 5 + column;
}

function classify(): void {
  let count = 0;
  for (let rank = 0; rank < tripleCount; rank++) {
    let lowest = rank;
    let home = 0;
    for (let symmetry = 0; symmetry < symmetryCount; symmetry++) {
      const turned = imageOf(rank, symmetry);
      if (turned < lowest) {
        lowest = turned;
        home = 0;
      }
      if (turned === lowest) home |= 1 << symmetry;
    }
    store<u8>(ways + rank, <u8>home);
    store<u16>(classes + (rank << 1), lowest < rank ? <u16>classOf(lowest) : <u16>count);
    if (lowest === rank) store<u16>(representatives + (count++ << 1), <u16>rank);
  }
}
