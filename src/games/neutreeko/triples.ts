import { squareSymmetries } from '../../core/square.ts';
import { cellCount, hasLine, size } from './rules.ts';

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
const symmetryCount = 8;

export interface Triples {
  /** The cells of a triple as a set. */
  readonly sets: Int32Array;
  readonly isLine: Uint8Array;
  /** The rank of a pair, at one cell << 5 | the other, whichever comes first. */
  readonly pairOf: Uint16Array;
  /** The cells of a pair: lower << 5 | higher. */
  readonly pairCells: Uint16Array;
  /** Each stone of a triple and the pair that the other two are, at 3 × rank, +1, +2: pair << 5 | cell of the stone. */
  readonly stones: Uint16Array;
  /** The rank of the triple that a stone makes with a pair, at pair << 5 | cell: the other way. */
  readonly rankWith: Uint16Array;
  /** The image of a triple under a symmetry, by its place in squareSymmetries: at symmetry × 2300 + rank. */
  readonly image: Uint16Array;
  readonly classOf: Uint16Array;
  /** The symmetries that take a triple to the representative of its class, as a set of eight bits. */
  readonly waysHome: Uint8Array;
  readonly representative: Uint16Array;
  /** The images of the representatives, at class << 3 | symmetry. */
  readonly representativeImage: Uint16Array;
}

export function makeTriples(): Triples {
  const triples: Triples = {
    sets: new Int32Array(tripleCount),
    isLine: new Uint8Array(tripleCount),
    pairOf: new Uint16Array(cellCount << 5),
    pairCells: new Uint16Array(pairCount),
    stones: new Uint16Array(3 * tripleCount),
    rankWith: new Uint16Array(pairCount << 5),
    image: new Uint16Array(symmetryCount * tripleCount),
    classOf: new Uint16Array(tripleCount),
    waysHome: new Uint8Array(tripleCount),
    representative: new Uint16Array(classCount),
    representativeImage: new Uint16Array(classCount << 3),
  };
  rankPairs(triples);
  rankTriples(triples);
  squareSymmetries(size).forEach((image, symmetry) => {
    turnTriples(triples, Uint8Array.from(image), symmetry);
  });
  classify(triples);
  return triples;
}

/** The rank of a set of three cells: `sets` the other way. */
export function rankTriple({ pairOf, rankWith }: Triples, set: number): number {
  const first = 31 - Math.clz32(set & -set);
  const third = 31 - Math.clz32(set);
  const second = 31 - Math.clz32(set ^ (1 << third));
  return rankWith[(pairOf[(second << 5) | third] << 5) | first];
}

function rankPairs({ pairOf, pairCells }: Triples): void {
  let pair = 0;
  for (let higher = 1; higher < cellCount; higher++) {
    for (let lower = 0; lower < higher; lower++, pair++) {
      pairOf[(lower << 5) | higher] = pair;
      pairOf[(higher << 5) | lower] = pair;
      pairCells[pair] = (lower << 5) | higher;
    }
  }
}

function rankTriples({ sets, isLine, pairOf, stones, rankWith }: Triples): void {
  let rank = 0;
  for (let third = 2; third < cellCount; third++) {
    for (let second = 1; second < third; second++) {
      for (let first = 0; first < second; first++, rank++) {
        sets[rank] = (1 << first) | (1 << second) | (1 << third);
        isLine[rank] = Number(hasLine(sets[rank]));
        stones[3 * rank] = (pairOf[(second << 5) | third] << 5) | first;
        stones[3 * rank + 1] = (pairOf[(first << 5) | third] << 5) | second;
        stones[3 * rank + 2] = (pairOf[(first << 5) | second] << 5) | third;
        for (let stone = 3 * rank; stone < 3 * rank + 3; stone++) rankWith[stones[stone]] = rank;
      }
    }
  }
}

function turnTriples({ pairOf, stones, rankWith, image }: Triples, cellImage: Uint8Array, symmetry: number): void {
  for (let rank = 0; rank < tripleCount; rank++) {
    const first = cellImage[stones[3 * rank] & 31];
    const second = cellImage[stones[3 * rank + 1] & 31];
    const third = cellImage[stones[3 * rank + 2] & 31];
    image[symmetry * tripleCount + rank] = rankWith[(pairOf[(second << 5) | third] << 5) | first];
  }
}

function classify({ image, classOf, waysHome, representative, representativeImage }: Triples): void {
  let classes = 0;
  for (let rank = 0; rank < tripleCount; rank++) {
    let lowest = rank;
    for (let symmetry = 0; symmetry < symmetryCount; symmetry++) {
      const turned = image[symmetry * tripleCount + rank];
      if (turned < lowest) {
        lowest = turned;
        waysHome[rank] = 0;
      }
      if (turned === lowest) waysHome[rank] |= 1 << symmetry;
    }
    classOf[rank] = lowest < rank ? classOf[lowest] : classes;
    if (lowest === rank) representative[classes++] = rank;
  }
  for (let at = 0; at < representativeImage.length; at++) {
    representativeImage[at] = image[(at & 7) * tripleCount + representative[at >> 3]];
  }
}
