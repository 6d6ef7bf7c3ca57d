import { allCells, cellCount, cellsInAreas, cellsOf, placeOn } from './rules.ts';
import { boardSymmetries } from './symmetry.ts';

/**
 * One key for all images of a position under the 128 symmetries of the board and the 24 renamings of the shapes.
 *
 * To the player to move, a shape is two sets of cells: where they have it themselves, and where the opponent has it. A
 * set has two cells at most, so it is one of 137, and both together are the code of the shape:
 *
 *     code    rank of the own set × 137 + rank of the opposing set (15 bits)
 *
 * A position is four codes. Renaming shapes changes their order, turning the board changes each of them. The rules allow
 * 2001 codes, which turning the board joins into 42 classes. The key wants one of the shapes turned to the
 * representative of its class, and 128 divided by the size of the class are the symmetries that do this. So the shape
 * of the largest class is taken, or each in turn if several are of it, and of the images that this leaves, the one
 * with the greatest other codes:
 *
 *     high    class of the shape (6 bits) | greatest other code (15 bits)
 *     low     second other code (15 bits) | third other code (15 bits)
 *
 * On the average that is 3 images instead of 3072 (60 if the smallest class were taken), in some 0.1 µs. The tables
 * are made in 7 ms.
 */
export interface Key {
  high: number;
  low: number;
}

/** How many sets of no, one or two cells there are. */
const setCount = 1 + cellCount + (cellCount * (cellCount - 1)) / 2;
const codeCount = setCount * setCount;
const codeBits = 15;

const sets = makeSets();
const rankOfSet = rankSets();
const boards = boardSymmetries();
/** The rank of the image of each set, at symmetry << 8 | rank. */
const images = makeImages();

/** The class of each code; larger classes have greater numbers. */
const classOfCode = new Uint8Array(codeCount);
/** The symmetries that turn each code to the representative of its class: `wayCount` of `ways`, from `firstWay` on. */
const firstWay = new Uint16Array(codeCount);
const wayCount = new Uint8Array(codeCount);
const ways = makeClasses();

function makeSets(): readonly number[] {
  const found = [0];
  for (let cell = 0; cell < cellCount; cell++) found.push(1 << cell);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let other = 0; other < cell; other++) found.push((1 << cell) | (1 << other));
  }
  return found;
}

function rankSets(): Uint8Array {
  const ranks = new Uint8Array(allCells + 1);
  for (const [rank, set] of sets.entries()) ranks[set] = rank;
  return ranks;
}

function makeImages(): Uint8Array {
  const ranks = new Uint8Array(boards.length << 8);
  for (let symmetry = 0; symmetry < boards.length; symmetry++) {
    const board = boards[symmetry];
    for (let rank = 0; rank < setCount; rank++) {
      let image = 0;
      for (let rest = sets[rank]; rest !== 0; rest &= rest - 1) image |= 1 << board[31 - Math.clz32(rest & -rest)];
      ranks[(symmetry << 8) | rank] = rankOfSet[image];
    }
  }
  return ranks;
}

function imageOfCode(symmetry: number, own: number, opposing: number): number {
  return images[(symmetry << 8) | own] * setCount + images[(symmetry << 8) | opposing];
}

interface Representative {
  /** The ranks of its sets. */
  readonly own: number;
  readonly opposing: number;
  /** How many codes are in its class. */
  readonly size: number;
}

/** The first code of each class. */
function representatives(): Representative[] {
  const isFound = new Uint8Array(codeCount);
  const found: Representative[] = [];
  for (let own = 0; own < setCount; own++) {
    const barred = cellsInAreas(cellsOf(sets[own]).reduce((places, cell) => places | placeOn[cell], 0));
    for (let opposing = 0; opposing < setCount; opposing++) {
      if ((barred & sets[opposing]) !== 0 || isFound[own * setCount + opposing] !== 0) continue;
      let size = 0;
      for (let symmetry = 0; symmetry < boards.length; symmetry++) {
        const image = imageOfCode(symmetry, own, opposing);
        size += 1 - isFound[image];
        isFound[image] = 1;
      }
      found.push({ own, opposing, size });
    }
  }
  return found;
}

/** Fills the tables of the codes, and returns the symmetries that they point to. */
function makeClasses(): Uint8Array {
  const numbers = new Map(boards.map((board, symmetry) => [board.join(), symmetry]));
  const inverses = boards.map((board) => numbers.get(board.map((_, cell) => board.indexOf(cell)).join()) ?? 0);
  const classes = representatives().sort((first, second) => first.size - second.size);
  const found = new Uint8Array(classes.length * boards.length);
  let used = 0;
  for (let number = 0; number < classes.length; number++) {
    const { own, opposing, size } = classes[number];
    for (let symmetry = 0; symmetry < boards.length; symmetry++) {
      const code = imageOfCode(symmetry, own, opposing);
      if (wayCount[code] === 0) {
        classOfCode[code] = number;
        firstWay[code] = used;
        used += boards.length / size;
      }
      found[firstWay[code] + wayCount[code]] = inverses[symmetry];
      wayCount[code]++;
    }
  }
  return found;
}

/** Writes the key of the position at `at`: the places of the four shapes of the player to move, then of the opponent. */
export function findKey(positions: Int32Array, at: number, key: Key): void {
  const own0 = rankOfSet[positions[at] & allCells];
  const own1 = rankOfSet[positions[at + 1] & allCells];
  const own2 = rankOfSet[positions[at + 2] & allCells];
  const own3 = rankOfSet[positions[at + 3] & allCells];
  const opposing0 = rankOfSet[positions[at + 4] & allCells];
  const opposing1 = rankOfSet[positions[at + 5] & allCells];
  const opposing2 = rankOfSet[positions[at + 6] & allCells];
  const opposing3 = rankOfSet[positions[at + 7] & allCells];
  const class0 = classOfCode[own0 * setCount + opposing0];
  const class1 = classOfCode[own1 * setCount + opposing1];
  const class2 = classOfCode[own2 * setCount + opposing2];
  const class3 = classOfCode[own3 * setCount + opposing3];
  const largest = Math.max(class0, class1, class2, class3);
  key.high = -1;
  key.low = -1;
  if (class0 === largest) raiseKey(key, own0, opposing0, own1, opposing1, own2, opposing2, own3, opposing3);
  if (class1 === largest) raiseKey(key, own1, opposing1, own0, opposing0, own2, opposing2, own3, opposing3);
  if (class2 === largest) raiseKey(key, own2, opposing2, own0, opposing0, own1, opposing1, own3, opposing3);
  if (class3 === largest) raiseKey(key, own3, opposing3, own0, opposing0, own1, opposing1, own2, opposing2);
}

/** Raises the key to the greatest of the images that turn the first of these shapes to its representative. */
function raiseKey(
  key: Key,
  own: number,
  opposing: number,
  ownA: number,
  opposingA: number,
  ownB: number,
  opposingB: number,
  ownC: number,
  opposingC: number,
): void {
  const code = own * setCount + opposing;
  const classBits = classOfCode[code] << codeBits;
  const end = firstWay[code] + wayCount[code];
  for (let way = firstWay[code]; way < end; way++) {
    const symmetry = ways[way];
    const codeA = imageOfCode(symmetry, ownA, opposingA);
    const codeB = imageOfCode(symmetry, ownB, opposingB);
    const codeC = imageOfCode(symmetry, ownC, opposingC);
    const greatest = Math.max(codeA, codeB, codeC);
    const least = Math.min(codeA, codeB, codeC);
    const high = classBits | greatest;
    const low = ((codeA + codeB + codeC - greatest - least) << codeBits) | least;
    if (high > key.high || (high === key.high && low > key.low)) {
      key.high = high;
      key.low = low;
    }
  }
}
