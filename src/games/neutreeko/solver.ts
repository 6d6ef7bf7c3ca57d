import { makeOrigins, type Origins } from './origins.ts';
import { cellCount } from './rules.ts';
import {
  classCount,
  countBits,
  makeTriples,
  orbitSize,
  rankPair,
  rankTriple,
  type Triples,
  tripleCount,
  unrankTriple,
} from './triples.ts';

/**
 * Every position of Neutreeko, solved backwards from the finished ones.
 *
 * A position is the triple of the player to move and that of the opponent; colours do not matter. Turned so that the
 * opponent's triple is the representative of its class, it has a place in a table of 319 rows × 2300 triples:
 *
 *     place = class of the opponent's triple × 2300 + rank of the own triple
 *
 * and the move before it was the opponent's: all positions that lead to it are in the row of the triple that is now to
 * move. They are found by sliding each stone of the other triple back, with the tables of origins.ts.
 *
 * Positions are taken in the order of their plies to the end, from a queue. What leads to a lost position is won. What
 * leads to won positions only is lost, and known to be when the last of its moves is taken from the count of those that
 * remain; what never gets there is drawn. The position of each step is thus at its exact distance: the winner could
 * not be faster, nor the loser slower.
 *
 * A place stands for all images of its position, one to eight of them: its orbit. If n moves lead from position P to
 * images of Q, and m slides back from Q to images of P, then n × orbit(P) = m × orbit(Q), counting both from all
 * images. So the moves of P are counted times orbit(P), and a slide back from Q takes orbit(Q) of them away. No
 * position has more than 24 moves, so a byte holds the 192.
 */
export interface NeutreekoSolution {
  /**
   * The plies to the end with best play from a position without a line for the player to move, both triples as sets of
   * cells: odd when the player to move wins, even when the player to move loses, `drawn` when neither can.
   */
  lookup(own: number, opponent: number): number;
  /** Counts over all placements that are not over, and a longest win. Takes some 3 ms. */
  totals(): NeutreekoTotals;
}

export const drawn = -1;

export interface NeutreekoTotals {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly longest: {
    readonly plies: number;
    readonly positions: number;
    readonly own: number;
    readonly opponent: number;
  };
}

/** What the table holds: 0 while unknown and for ever if drawn, plies + 1 once known; this if it is no position. */
const impossible = 255;

/** How many places the solution settles: only to tell how far it has come. */
const settledCount = 421_386;
/** Positions between two signs of life: 4 ms of work when warm. */
const slice = 1 << 15;

interface Work {
  readonly triples: Triples;
  readonly origins: Origins;
  /** Each stone of a triple, at 3 × rank: surroundings from the other two | cell << 16 | rank of the other two << 21. */
  readonly stones: Int32Array;
  /** The surroundings of each cell that the representative of a class makes, at class << 5 | cell. */
  readonly surroundings: Uint16Array;
  /** Plies + 1 of each place. */
  readonly table: Uint8Array;
  /** The moves of each place that are not known to lose, times its orbit. */
  readonly remaining: Uint8Array;
  /** Class << 12 | rank of each place that is settled, in the order of plies. */
  readonly queue: Int32Array;
  settled: number;
}

/** Solves the game in slices; yields how much is done, between 0 and 1. */
export function* solveSteps(): Generator<number, NeutreekoSolution> {
  const work = prepare();
  yield 0;
  let next = 0;
  for (let plies = 0; next < work.settled; plies++) {
    const levelEnd = work.settled;
    while (next < levelEnd) {
      const end = Math.min(next + slice, levelEnd);
      slideBack(work, next, end, plies);
      next = end;
      yield next / settledCount;
    }
  }
  return solutionOf(work);
}

export function solve(): NeutreekoSolution {
  const steps = solveSteps();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Settles what leads to the positions of a part of the queue, which are all at the same number of plies. */
function slideBack(work: Work, from: number, to: number, plies: number): void {
  const { triples, origins, stones, surroundings, table, remaining, queue } = work;
  const { home, representative, representativeImage, fixedBy, rankWith, lowest, lowestStart } = triples;
  const { straight, diagonal } = origins;
  const keep = plies % 2 === 0 ? 0 : 255;
  let settled = work.settled;
  for (let next = from; next < to; next++) {
    const ofClass = queue[next] >> 12;
    const own = queue[next] & 4095;
    const orbit = orbitSize[fixedBy[own] & fixedBy[representative[ofClass]]];
    const row = home[own] >> 3;
    const start = row * tripleCount;
    const lowestOf = lowestStart[row];
    const moved = 3 * representativeImage[(ofClass << 3) | (home[own] & 7)];
    for (let each = moved; each < moved + 3; each++) {
      const stone = stones[each];
      const cell = (stone >> 16) & 31;
      const taken = (stone | surroundings[(row << 5) | cell]) & 0xffff;
      const others = (stone >>> 21) << 5;
      let rest = straight[(cell << 8) | (taken & 255)] | diagonal[(cell << 8) | (taken >> 8)];
      for (; rest !== 0; rest &= rest - 1) {
        const rank = lowest[lowestOf + rankWith[others | (31 - Math.clz32(rest & -rest))]];
        const place = start + rank;
        const left = (remaining[place] - orbit) & keep;
        remaining[place] = left;
        if (left !== 0 || table[place] !== 0) continue;
        table[place] = plies + 2;
        queue[settled++] = (row << 12) | rank;
      }
    }
  }
  work.settled = settled;
}

/** The tables before the first step: the moves counted, the finished positions settled. */
function prepare(): Work {
  const triples = makeTriples();
  const origins = makeOrigins();
  const work: Work = {
    triples,
    origins,
    stones: stonesOf(triples, origins),
    surroundings: surroundingsOf(triples, origins),
    table: new Uint8Array(classCount * tripleCount),
    remaining: new Uint8Array(classCount * tripleCount),
    queue: new Int32Array(classCount * tripleCount),
    settled: 0,
  };
  const freeSides = freeSidesOf(triples, origins);
  const lines = Uint16Array.from(triples.isLine.keys()).filter((rank) => triples.isLine[rank] === 1);
  for (let ofClass = 0; ofClass < classCount; ofClass++) {
    countMoves(work, ofClass, freeSides);
    excludeLines(work, ofClass, lines);
    if (triples.isLine[triples.representative[ofClass]] === 1) settleFinished(work, ofClass);
  }
  return work;
}

function stonesOf({ cells }: Triples, { surroundings }: Origins): Int32Array {
  const stones = new Int32Array(3 * tripleCount);
  for (let rank = 0; rank < tripleCount; rank++) {
    for (let each = 0; each < 3; each++) {
      const cell = cells[3 * rank + each];
      const low = cells[3 * rank + (each === 0 ? 1 : 0)];
      const high = cells[3 * rank + (each === 2 ? 1 : 2)];
      const taken = surroundings[(cell << 5) | low] | surroundings[(cell << 5) | high];
      stones[3 * rank + each] = taken | (cell << 16) | (rankPair(low, high) << 21);
    }
  }
  return stones;
}

function surroundingsOf({ cells, representative }: Triples, origins: Origins): Uint16Array {
  const surroundings = new Uint16Array(classCount << 5);
  for (let ofClass = 0; ofClass < classCount; ofClass++) {
    const stones = 3 * representative[ofClass];
    for (let cell = 0; cell < cellCount; cell++) {
      for (let each = stones; each < stones + 3; each++) {
        surroundings[(ofClass << 5) | cell] |= origins.surroundings[(cell << 5) | cells[each]];
      }
    }
  }
  return surroundings;
}

/** For each triple alone on the board, in how many directions its stones can slide. */
function freeSidesOf({ cells }: Triples, { sides, beside }: Origins): Uint8Array {
  const freeSides = new Uint8Array(tripleCount);
  for (let rank = 0; rank < tripleCount; rank++) {
    const first = cells[3 * rank];
    const second = cells[3 * rank + 1];
    const third = cells[3 * rank + 2];
    const contacts = beside[(first << 5) | second] + beside[(first << 5) | third] + beside[(second << 5) | third];
    freeSides[rank] = sides[first] + sides[second] + sides[third] - 2 * contacts;
  }
  return freeSides;
}

function countMoves({ triples, origins, remaining }: Work, ofClass: number, freeSides: Uint8Array): void {
  const { cells, fixedBy, representative } = triples;
  const { beside } = origins;
  const opponent = 3 * representative[ofClass];
  const barred = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let each = opponent; each < opponent + 3; each++) barred[cell] += beside[(cells[each] << 5) | cell];
  }
  let rank = 0;
  let place = ofClass * tripleCount;
  for (let third = 2; third < cellCount; third++) {
    for (let second = 1; second < third; second++) {
      const barredPair = barred[third] + barred[second];
      for (let first = 0; first < second; first++) {
        remaining[place++] = 8 * (freeSides[rank++] - barredPair - barred[first]);
      }
    }
  }
}

/** Nobody is to move with a line on the board: such a place is never settled, so its moves must not run out. */
function excludeLines({ table, remaining }: Work, ofClass: number, lines: Uint16Array): void {
  for (const rank of lines) {
    table[ofClass * tripleCount + rank] = impossible;
    remaining[ofClass * tripleCount + rank] = 255;
  }
}

/** The opponent has a line, so the player to move has lost: with 0 plies to go. */
function settleFinished(work: Work, ofClass: number): void {
  for (let rank = 0; rank < tripleCount; rank++) {
    if (!isPosition(work, ofClass, rank)) continue;
    work.table[ofClass * tripleCount + rank] = 1;
    work.queue[work.settled++] = (ofClass << 12) | rank;
  }
}

/** Whether a place is one where a position is kept: no stone on another, no line to move, lowest of its images. */
function isPosition({ triples }: Work, ofClass: number, rank: number): boolean {
  const opponent = unrankTriple(triples, triples.representative[ofClass]);
  if (triples.isLine[rank] === 1 || (unrankTriple(triples, rank) & opponent) !== 0) return false;
  return triples.lowest[triples.lowestStart[ofClass] + rank] === rank;
}

function solutionOf(work: Work): NeutreekoSolution {
  const { triples, table } = work;
  return {
    lookup(own, opponent) {
      const home = triples.home[rankTriple(triples, opponent)];
      const turned = triples.image[(home & 7) * tripleCount + rankTriple(triples, own)];
      return table[(home >> 3) * tripleCount + triples.lowest[triples.lowestStart[home >> 3] + turned]] - 1;
    },
    totals: () => addUp(work),
  };
}

function addUp(work: Work): NeutreekoTotals {
  const { triples, table } = work;
  const { fixedBy, representative } = triples;
  const byValue = new Int32Array(256);
  let longest = 0;
  for (let place = 0; place < table.length; place++) {
    const value = table[place];
    const ofClass = Math.floor(place / tripleCount);
    const rank = place % tripleCount;
    if (value === impossible || (value === 0 && !isPosition(work, ofClass, rank))) continue;
    byValue[value] += orbitSize[fixedBy[rank] & fixedBy[representative[ofClass]]];
    if (value % 2 === 0 && value > table[longest]) longest = place;
  }
  const sumFrom = (value: number): number => (value < byValue.length ? byValue[value] + sumFrom(value + 2) : 0);
  return {
    won: sumFrom(2),
    lost: sumFrom(3),
    drawn: byValue[0],
    longest: {
      plies: table[longest] - 1,
      positions: byValue[table[longest]],
      own: unrankTriple(triples, longest % tripleCount),
      opponent: unrankTriple(triples, representative[Math.floor(longest / tripleCount)]),
    },
  };
}
