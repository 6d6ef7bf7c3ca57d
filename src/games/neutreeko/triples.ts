import { squareSymmetries } from '../../core/square.ts';
import { cellCount, hasLine, size } from './rules.ts';

/**
 * The three stones of a player as one number. Of the C(25,3) = 2300 triples, that of the cells a < b < c has the rank
 *
 *     C(c,3) + C(b,2) + a        {0,1,2} is 0, {0,1,3} is 1, {0,2,3} is 2 … {22,23,24} is 2299
 *
 * and likewise the pair a < b has the rank C(b,2) + a. The eight symmetries of the board put the triples in 319
 * classes; the representative of a class is its triple of lowest rank. A symmetry is its place in squareSymmetries.
 */
export const tripleCount = 2300;
export const classCount = 319;
const pairCount = 300;
const symmetryCount = 8;

/** The symmetries that leave a triple as it is are one of the ten subgroups of the eight. */
const subgroupCount = 10;

export interface Triples {
  /** The cells of a triple, in rising order, at 3 × its rank. */
  readonly cells: Uint8Array;
  readonly isLine: Uint8Array;
  /** The images of a triple, at symmetry × 2300 + rank. */
  readonly image: Uint16Array;
  /** The symmetries that leave a triple as it is: a set of eight bits. */
  readonly fixedBy: Uint8Array;
  /** The class of a triple and a symmetry that takes it to the representative: class << 3 | symmetry. */
  readonly home: Uint16Array;
  readonly representative: Uint16Array;
  /** The images of the representatives, at class << 3 | symmetry. */
  readonly representativeImage: Uint16Array;
  /** The rank of the triple that a cell makes with a pair, at rank of the pair << 5 | cell. */
  readonly rankWith: Uint16Array;
  /**
   * Beside three stones that some symmetries leave as they are, a triple and its images under those symmetries make the
   * same position: the lowest rank among them, at a start for each such subgroup + rank.
   */
  readonly lowest: Uint16Array;
  /** Where in `lowest` the subgroup begins that leaves the representative of a class as it is. */
  readonly lowestStart: Uint16Array;
}

/** A symmetric position has fewer images than eight: how many, by the set of symmetries that leave it as it is. */
export const orbitSize = Uint8Array.from({ length: 1 << symmetryCount }, (_, fixedBy) =>
  fixedBy === 0 ? 0 : symmetryCount / countBits(fixedBy),
);

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function rankPair(low: number, high: number): number {
  return ((high * (high - 1)) >> 1) + low;
}

export function rankTriple(triples: Triples, set: number): number {
  const third = 31 - Math.clz32(set);
  const second = 31 - Math.clz32(set ^ (1 << third));
  const first = 31 - Math.clz32(set & -set);
  return triples.rankWith[(rankPair(second, third) << 5) | first];
}

export function unrankTriple({ cells }: Triples, rank: number): number {
  return (1 << cells[3 * rank]) | (1 << cells[3 * rank + 1]) | (1 << cells[3 * rank + 2]);
}

export function makeTriples(): Triples {
  const triples: Triples = {
    cells: new Uint8Array(3 * tripleCount),
    isLine: new Uint8Array(tripleCount),
    image: new Uint16Array(symmetryCount * tripleCount),
    fixedBy: new Uint8Array(tripleCount),
    home: new Uint16Array(tripleCount),
    representative: new Uint16Array(classCount),
    representativeImage: new Uint16Array(classCount << 3),
    rankWith: new Uint16Array(pairCount << 5),
    lowest: new Uint16Array(subgroupCount * tripleCount),
    lowestStart: new Uint16Array(classCount),
  };
  rankAll(triples);
  squareSymmetries(size).forEach((image, symmetry) => {
    turnAll(triples, Uint8Array.from(image), symmetry);
  });
  classify(triples);
  findLowest(triples);
  return triples;
}

function rankAll({ cells, isLine, rankWith }: Triples): void {
  let rank = 0;
  for (let third = 2; third < cellCount; third++) {
    for (let second = 1; second < third; second++) {
      for (let first = 0; first < second; first++, rank++) {
        cells[3 * rank] = first;
        cells[3 * rank + 1] = second;
        cells[3 * rank + 2] = third;
        isLine[rank] = Number(hasLine((1 << first) | (1 << second) | (1 << third)));
        rankWith[(rankPair(second, third) << 5) | first] = rank;
        rankWith[(rankPair(first, third) << 5) | second] = rank;
        rankWith[(rankPair(first, second) << 5) | third] = rank;
      }
    }
  }
}

function turnAll({ cells, rankWith, image }: Triples, cellImage: Uint8Array, symmetry: number): void {
  for (let rank = 0; rank < tripleCount; rank++) {
    const one = cellImage[cells[3 * rank]];
    const other = cellImage[cells[3 * rank + 1]];
    const pair = one < other ? rankPair(one, other) : rankPair(other, one);
    image[symmetry * tripleCount + rank] = rankWith[(pair << 5) | cellImage[cells[3 * rank + 2]]];
  }
}

function classify({ image, fixedBy, home, representative, representativeImage }: Triples): void {
  let classes = 0;
  for (let rank = 0; rank < tripleCount; rank++) {
    let lowest = rank;
    let toLowest = 0;
    for (let symmetry = 0; symmetry < symmetryCount; symmetry++) {
      const turned = image[symmetry * tripleCount + rank];
      if (turned === rank) fixedBy[rank] |= 1 << symmetry;
      if (turned < lowest) {
        lowest = turned;
        toLowest = symmetry;
      }
    }
    home[rank] = home[lowest] | toLowest;
    if (lowest < rank) continue;
    home[rank] = classes << 3;
    representative[classes] = rank;
    for (let symmetry = 0; symmetry < symmetryCount; symmetry++) {
      representativeImage[(classes << 3) | symmetry] = image[symmetry * tripleCount + rank];
    }
    classes++;
  }
}

function findLowest({ image, fixedBy, representative, lowest, lowestStart }: Triples): void {
  const subgroups: number[] = [];
  for (let ofClass = 0; ofClass < classCount; ofClass++) {
    const subgroup = fixedBy[representative[ofClass]];
    if (!subgroups.includes(subgroup)) {
      addLowest(lowest, image, subgroups.length * tripleCount, subgroup);
      subgroups.push(subgroup);
    }
    lowestStart[ofClass] = subgroups.indexOf(subgroup) * tripleCount;
  }
}

function addLowest(lowest: Uint16Array, image: Uint16Array, start: number, subgroup: number): void {
  lowest.set(image.subarray(0, tripleCount), start);
  for (let symmetry = 1; symmetry < symmetryCount; symmetry++) {
    if (((subgroup >> symmetry) & 1) === 0) continue;
    for (let rank = 0; rank < tripleCount; rank++) {
      const turned = image[symmetry * tripleCount + rank];
      if (turned < lowest[start + rank]) lowest[start + rank] = turned;
    }
  }
}
