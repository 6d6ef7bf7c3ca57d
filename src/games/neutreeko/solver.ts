import { emptyBeside, originsOf } from './slides.ts';
import { classCount, makeTriples, pairCount, rankTriple, type Triples, tripleCount } from './triples.ts';

/**
 * Every position of Neutreeko, solved backwards from the finished ones (retrograde analysis), twenty-five at a time.
 *
 * A position is the triple of the player to move and that of the opponent; colours do not matter. Turned so that the
 * opponent's triple is the representative of its class, it has a place among 319 × 2300:
 *
 *     place = class of the opponent's triple × 2300 + rank of the own triple
 *
 * Positions are settled in the order of plies to the end: first those where the opponent has a line, lost in 0; then by
 * turns those with a move to a lost position, won, and those with moves to won positions only, lost. What is never
 * settled is drawn. So the plies are exact: the winner cannot be faster, nor the loser slower.
 *
 * Which moves lead where is asked for a whole scene: the three stones of the player who waits, turned to be a
 * representative, and two of the player who moves. The third may be on any cell, so sets of 25 bits tell about all:
 *
 *     arrivals  it has slid here, and the position (the waiting player is next) has just been settled
 *     safe      it has slid here, and the position is not known to be won by the waiting player
 *     able      it is here, may slide to a safe cell, and the position (its owner is next) is not settled
 *
 *     place of a scene = class of the three × 300 + rank of the two
 *
 * A position is in three scenes, one for each stone that may be the third, and it is lost when none of its stones is
 * able. So 0.5 million visits to scenes, and 0.8 million stones that turn out to win or to be stuck, stand for the 5.8
 * million slides between positions: 33 ms when warm and 70 ms in a fresh process. Counting down the moves of each
 * position, a slide at a time, took 45 ms when warm.
 */
export interface NeutreekoSolution {
  /**
   * The plies to the end with best play, for the player to move, who has no line; both triples are sets of cells. Odd:
   * the player to move wins; even: loses; `drawn`: neither can win.
   */
  lookup(own: number, opponent: number): number;
  /** Counts of all placements that are not over, and a longest win. Takes 5 ms, and three times that at first. */
  totals(): NeutreekoTotals;
}

export const drawn = -1;

export interface NeutreekoTotals {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly longest: { readonly plies: number; readonly count: number; readonly own: number; readonly opponent: number };
}

const sceneCount = classCount * pairCount;
/** The triples that have room beside another: C(22,3) for each class. */
const maxSettled = classCount * 1540;
/** How many are settled in the end: only to tell how far the work has come. */
const finallySettled = 466_893;

interface Work {
  readonly triples: Triples;
  /** Plies + 1 of each place; 0 if not settled. */
  readonly values: Uint8Array;
  /** The settled positions in the order of plies: class << 12 | rank. */
  readonly queue: Int32Array;
  settled: number;
  /** The sets of each scene. */
  readonly arrivals: Int32Array;
  readonly safe: Int32Array;
  readonly able: Int32Array;
  /** The scenes with arrivals: class << 9 | rank of the pair. Room for one more, which is written and not counted. */
  readonly visited: Int32Array;
  /** The cells of each representative and of each pair. */
  readonly waiting: Int32Array;
  readonly pairs: Int32Array;
}

/** Solves the game step by step, of some 3 ms at most when warm; yields how much is done, between 0 and 1. */
export function* solveSteps(): Generator<number, NeutreekoSolution> {
  const work = makeWork();
  yield 0;
  prepare(work);
  let from = 0;
  for (let plies = 0; from < work.settled; plies++) {
    yield from / finallySettled;
    const to = work.settled;
    const visits = arrive(work, from, to);
    from = to;
    yield from / finallySettled;
    work.settled = plies % 2 === 0 ? settleWins(work, visits, plies + 1) : settleLosses(work, visits, plies + 1);
  }
  return solutionOf(work.triples, work.values);
}

export function solve(): NeutreekoSolution {
  const steps = solveSteps();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Enters a part of the queue as arrivals in the scenes that lead there. The player who is now to move was the one who
 * waited, so that triple is turned home, in every way if it is symmetric. Returns how many scenes were visited.
 */
function arrive(work: Work, from: number, to: number): number {
  const { queue } = work;
  const { stones, classOf, waysHome, representativeImage } = work.triples;
  let visits = 0;
  for (let next = from; next < to; next++) {
    const moved = queue[next] >> 12;
    const waited = queue[next] & 4095;
    for (let ways = waysHome[waited]; ways !== 0; ways &= ways - 1) {
      const symmetry = 31 - Math.clz32(ways & -ways);
      const image = 3 * representativeImage[(moved << 3) | symmetry];
      // Not a loop: the engine checks an array again in every round of one, and this took 11 ms in place of 8.
      visits = visit(work, classOf[waited], stones[image], visits);
      visits = visit(work, classOf[waited], stones[image + 1], visits);
      visits = visit(work, classOf[waited], stones[image + 2], visits);
    }
  }
  return visits;
}

function visit({ arrivals, visited }: Work, row: number, stone: number, visits: number): number {
  const scene = row * pairCount + (stone >> 5);
  const before = arrivals[scene];
  arrivals[scene] = before | (1 << (stone & 31));
  visited[visits] = (row << 9) | (stone >> 5);
  return visits + Number(before === 0);
}

/** The arrivals are lost for the player who waited: who can slide there wins. */
function settleWins(work: Work, visits: number, plies: number): number {
  const { values, queue, arrivals, able, visited, waiting, pairs } = work;
  const { pairOf, pairCells, rankWith } = work.triples;
  let settled = work.settled;
  for (let visit = 0; visit < visits; visit++) {
    const row = visited[visit] >> 9;
    const pair = visited[visit] & 511;
    const scenes = row * pairCount;
    const origins = originsOf(arrivals[scenes + pair], emptyBeside(waiting[row], pairs[pair]));
    const winners = origins & able[scenes + pair];
    arrivals[scenes + pair] = 0;
    able[scenes + pair] ^= winners;
    const lower = pairCells[pair] >> 5;
    const higher = pairCells[pair] & 31;
    for (let rest = winners; rest !== 0; rest &= rest - 1) {
      const third = 31 - Math.clz32(rest & -rest);
      // Settled, so in its other two scenes as well this position is of no more interest.
      able[scenes + pairOf[(third << 5) | lower]] &= ~(1 << higher);
      able[scenes + pairOf[(third << 5) | higher]] &= ~(1 << lower);
      const rank = rankWith[(pair << 5) | third];
      values[row * tripleCount + rank] = plies + 1;
      queue[settled++] = (row << 12) | rank;
    }
  }
  return settled;
}

/** The arrivals are won by the player who waited, so no longer safe: who has no other slide, with any stone, loses. */
function settleLosses(work: Work, visits: number, plies: number): number {
  const { values, queue, arrivals, safe, able, visited, waiting, pairs } = work;
  const { pairOf, pairCells, rankWith } = work.triples;
  let settled = work.settled;
  for (let visit = 0; visit < visits; visit++) {
    const row = visited[visit] >> 9;
    const pair = visited[visit] & 511;
    const scenes = row * pairCount;
    safe[scenes + pair] &= ~arrivals[scenes + pair];
    arrivals[scenes + pair] = 0;
    const stuck = able[scenes + pair] & ~originsOf(safe[scenes + pair], emptyBeside(waiting[row], pairs[pair]));
    able[scenes + pair] ^= stuck;
    const lower = pairCells[pair] >> 5;
    const higher = pairCells[pair] & 31;
    for (let rest = stuck; rest !== 0; rest &= rest - 1) {
      const third = 31 - Math.clz32(rest & -rest);
      const lowerAble = able[scenes + pairOf[(third << 5) | higher]] >> lower;
      const higherAble = able[scenes + pairOf[(third << 5) | lower]] >> higher;
      if (((lowerAble | higherAble) & 1) === 1) continue;
      const rank = rankWith[(pair << 5) | third];
      values[row * tripleCount + rank] = plies + 1;
      queue[settled++] = (row << 12) | rank;
    }
  }
  return settled;
}

function makeWork(): Work {
  const triples = makeTriples();
  return {
    triples,
    values: new Uint8Array(classCount * tripleCount),
    queue: new Int32Array(maxSettled),
    settled: 0,
    arrivals: new Int32Array(sceneCount),
    safe: new Int32Array(sceneCount),
    able: new Int32Array(sceneCount),
    visited: new Int32Array(sceneCount + 1),
    waiting: Int32Array.from(triples.representative, (rank) => triples.sets[rank]),
    pairs: Int32Array.from(triples.pairCells, (cells) => (1 << (cells >> 5)) | (1 << (cells & 31))),
  };
}

/** Before the first ply: every slide is safe, and the finished positions are settled. */
function prepare(work: Work): void {
  const { isLine, representative } = work.triples;
  const lines = linesOf(work.triples);
  for (let row = 0; row < classCount; row++) {
    setScenes(work, row, lines);
    if (isLine[representative[row]] === 1) work.settled = settleFinished(work, row);
  }
}

/** The cells that make a line with each pair: nobody is to move with a line, so no stone is able there. */
function linesOf({ isLine, stones }: Triples): Int32Array {
  const lines = new Int32Array(pairCount);
  for (let stone = 0; stone < stones.length; stone++) {
    if (isLine[Math.floor(stone / 3)] === 1) lines[stones[stone] >> 5] |= 1 << (stones[stone] & 31);
  }
  return lines;
}

function setScenes({ safe, able, waiting, pairs }: Work, row: number, lines: Int32Array): void {
  for (let pair = 0; pair < pairCount; pair++) {
    if ((waiting[row] & pairs[pair]) !== 0) continue;
    const empty = emptyBeside(waiting[row], pairs[pair]);
    safe[row * pairCount + pair] = empty;
    able[row * pairCount + pair] = originsOf(empty, empty) & ~lines[pair];
  }
}

/** The opponent has a line, so the player to move has lost, in 0 plies. */
function settleFinished({ triples, values, queue, settled }: Work, row: number): number {
  let end = settled;
  for (let rank = 0; rank < tripleCount; rank++) {
    if (!isPosition(triples, row, rank)) continue;
    values[row * tripleCount + rank] = 1;
    queue[end++] = (row << 12) | rank;
  }
  return end;
}

/** Whether a place is that of a position: no stone on another, and no line of the player to move. */
function isPosition({ sets, isLine, representative }: Triples, row: number, rank: number): boolean {
  return (sets[rank] & sets[representative[row]]) === 0 && isLine[rank] === 0;
}

function solutionOf(triples: Triples, values: Uint8Array): NeutreekoSolution {
  const { image, classOf, waysHome } = triples;
  return {
    lookup(own, opponent) {
      const waiting = rankTriple(triples, opponent);
      const symmetry = 31 - Math.clz32(waysHome[waiting]);
      return values[classOf[waiting] * tripleCount + image[symmetry * tripleCount + rankTriple(triples, own)]] - 1;
    },
    totals: () => addUp(triples, values),
  };
}

function addUp(triples: Triples, values: Uint8Array): NeutreekoTotals {
  const { sets, classOf, representative } = triples;
  const classSizes = new Int32Array(classCount);
  for (const row of classOf) classSizes[row]++;
  const counts = new Int32Array(256);
  let longest = 0;
  for (let row = 0; row < classCount; row++) {
    for (let rank = 0; rank < tripleCount; rank++) {
      const place = row * tripleCount + rank;
      if (values[place] === 0 && !isPosition(triples, row, rank)) continue;
      counts[values[place]] += classSizes[row];
      if (values[place] % 2 === 0 && values[place] > values[longest]) longest = place;
    }
  }
  const sumFrom = (value: number): number => (value < counts.length ? counts[value] + sumFrom(value + 2) : 0);
  return {
    won: sumFrom(2),
    lost: sumFrom(3),
    drawn: counts[0],
    longest: {
      plies: values[longest] - 1,
      count: counts[values[longest]],
      own: sets[longest % tripleCount],
      opponent: sets[representative[Math.floor(longest / tripleCount)]],
    },
  };
}
