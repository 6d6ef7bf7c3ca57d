import type { Move, Player, Random, Rules } from '../../core/game.ts';
import { type CellSet, innerSize, lines, wholeBorder } from './board.ts';
import { countedCells, groupSizes, type Scoring, score, winnerOf } from './groups.ts';
import { changeOfPush, lineOf, lowerPart, readLine, upperPart } from './push.ts';
import { drawRing } from './ring.ts';

/**
 * The discs of the player to move and of the other, as sets of cells whose bits `board.ts` draws, and how many cells
 * are free in each line: three bits a line, from row b and from column 2.
 */
export interface FuseState {
  readonly ownBorder: number;
  readonly ownUpper: number;
  readonly ownLower: number;
  readonly theirBorder: number;
  readonly theirUpper: number;
  readonly theirLower: number;
  /** The marked discs of both players; only `kings` has any. */
  readonly markedBorder: number;
  readonly markedUpper: number;
  readonly markedLower: number;
  readonly freeRows: number;
  readonly freeColumns: number;
  readonly turn: Player;
}

export const discsEach = 12;

/** A move holds how far its disc goes in its low three bits and the border place that it leaves above them. */
export const distanceOf = (move: Move): number => move & 7;
export const placeOf = (move: Move): number => move >> 3;
export const makeMove = (place: number, distance: number): Move => (place << 3) | distance;
export const pass: Move = 0;

/** For each border place: where the free cells of its line are counted, and whether among the rows (−1) or not (0). */
export const countShift = Int32Array.from(lines, (line) => 3 * (line % innerSize));
export const rowMask = Int32Array.from(lines, (line) => (line < innerSize ? 0 : -1));

/** How many cells are free in the line ahead of a border place: how far a disc can be pushed from there. */
export function freeAhead(state: FuseState, place: number): number {
  const counts = state.freeColumns ^ ((state.freeColumns ^ state.freeRows) & rowMask[place]);
  return (counts >> countShift[place]) & 7;
}

function canPush(state: FuseState, border: number): boolean {
  for (let discs = border; discs !== 0; discs &= discs - 1) {
    if (freeAhead(state, 31 - Math.clz32(discs & -discs)) > 0) return true;
  }
  return false;
}

function moves(state: FuseState, into: Int32Array): number {
  let count = 0;
  for (let discs = state.ownBorder; discs !== 0; discs &= discs - 1) {
    const place = 31 - Math.clz32(discs & -discs);
    // All six are written and only the legal ones counted: a loop that stops after those halved the speed of random
    // games, because the processor guessed its end wrong. The n-th disc writes within the first 6·n, so there is room.
    into[count] = makeMove(place, 1);
    into[count + 1] = makeMove(place, 2);
    into[count + 2] = makeMove(place, 3);
    into[count + 3] = makeMove(place, 4);
    into[count + 4] = makeMove(place, 5);
    into[count + 5] = makeMove(place, 6);
    count += freeAhead(state, place);
  }
  if (count > 0 || !canPush(state, state.theirBorder)) return count;
  into[0] = pass;
  return 1;
}

/** Six bits of a line, three bits apart: what they add to the counts of the lines across. */
export const across = Int32Array.from({ length: 64 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5].reduce((counts, cell) => counts | (((bits >> cell) & 1) << (3 * cell)), 0),
);

function apply(state: FuseState, move: Move): FuseState {
  if (move === pass) return applyPass(state);
  const place = placeOf(move);
  const line = lineOf(place);
  const own = readLine(state.ownUpper, state.ownLower, line);
  const their = readLine(state.theirUpper, state.theirLower, line);
  const change = changeOfPush(own, their, place, distanceOf(move));
  const ownChange = change >> 6;
  const theirChange = change & 63;

  // The line itself takes in one disc; in each line across, one may come or go.
  const entered = 1 << countShift[place];
  const shifted = across[own ^ their ^ ownChange ^ theirChange] - across[own ^ their];
  const inRows = rowMask[place];

  let { markedBorder, markedUpper, markedLower } = state;
  if ((markedBorder | markedUpper | markedLower) !== 0) {
    const marked = readLine(markedUpper, markedLower, line);
    const unmarked = own ^ their ^ marked;
    // The disc that comes in joins the first of the two sets.
    const markedChange =
      (markedBorder >> place) & 1
        ? changeOfPush(marked, unmarked, place, distanceOf(move)) >> 6
        : changeOfPush(unmarked, marked, place, distanceOf(move)) & 63;
    markedBorder &= ~(1 << place);
    markedUpper ^= upperPart(line, markedChange);
    markedLower ^= lowerPart(line, markedChange);
  }
  return {
    ownBorder: state.theirBorder,
    ownUpper: state.theirUpper ^ upperPart(line, theirChange),
    ownLower: state.theirLower ^ lowerPart(line, theirChange),
    theirBorder: state.ownBorder ^ (1 << place),
    theirUpper: state.ownUpper ^ upperPart(line, ownChange),
    theirLower: state.ownLower ^ lowerPart(line, ownChange),
    markedBorder,
    markedUpper,
    markedLower,
    freeRows: state.freeRows - (entered & inRows) - (shifted & ~inRows),
    freeColumns: state.freeColumns - (entered & ~inRows) - (shifted & inRows),
    turn: state.turn === 0 ? 1 : 0,
  };
}

/** The position with the other player to move. */
export function applyPass(state: FuseState): FuseState {
  return {
    ownBorder: state.theirBorder,
    ownUpper: state.theirUpper,
    ownLower: state.theirLower,
    theirBorder: state.ownBorder,
    theirUpper: state.ownUpper,
    theirLower: state.ownLower,
    markedBorder: state.markedBorder,
    markedUpper: state.markedUpper,
    markedLower: state.markedLower,
    freeRows: state.freeRows,
    freeColumns: state.freeColumns,
    turn: state.turn === 0 ? 1 : 0,
  };
}

const allFree = 0o666666;

/** The position with these discs of white and of black, and these of either marked. */
export function makeState(discs: readonly [CellSet, CellSet], marked: CellSet, turn: Player): FuseState {
  const own = discs[turn];
  const their = discs[1 - turn];
  let [freeRows, freeColumns] = [allFree, allFree];
  for (let line = 0; line < innerSize; line++) {
    freeRows -= across[readLine(own.upper | their.upper, own.lower | their.lower, line)];
    freeColumns -= across[readLine(own.upper | their.upper, own.lower | their.lower, innerSize + line)];
  }
  return {
    ownBorder: own.border,
    ownUpper: own.upper,
    ownLower: own.lower,
    theirBorder: their.border,
    theirUpper: their.upper,
    theirLower: their.lower,
    markedBorder: marked.border,
    markedUpper: marked.upper,
    markedLower: marked.lower,
    freeRows,
    freeColumns,
    turn,
  };
}

/** The discs of one player. */
export function discsOf(state: FuseState, player: Player): CellSet {
  return player === state.turn
    ? { border: state.ownBorder, upper: state.ownUpper, lower: state.ownLower }
    : { border: state.theirBorder, upper: state.theirUpper, lower: state.theirLower };
}

export function markedDiscs(state: FuseState): CellSet {
  return { border: state.markedBorder, upper: state.markedUpper, lower: state.markedLower };
}

/** The start with these white discs; the kings, where there are any, are drawn. */
export function startWith(white: number, scoring: Scoring, random: Random): FuseState {
  const hasKings = scoring === 'kings';
  const black = wholeBorder ^ white;
  const marked = hasKings ? drawDisc(white, random) | drawDisc(black, random) : 0;
  return makeState([onBorder(white), onBorder(black)], onBorder(marked), 0);
}

function onBorder(border: number): CellSet {
  return { border, upper: 0, lower: 0 };
}

/** One of the twelve discs of a colour on the border, each equally likely. */
function drawDisc(border: number, random: Random): number {
  let discs = border;
  for (let skipped = random.below(discsEach); skipped > 0; skipped--) discs &= discs - 1;
  return discs & -discs;
}

export function makeRules(scoring: Scoring): Rules<FuseState> {
  const hasEnded = (state: FuseState) => !canPush(state, state.ownBorder) && !canPush(state, state.theirBorder);
  const scoreOf = (state: FuseState, player: Player) => score(discsOf(state, player), markedDiscs(state), scoring);
  const scores = (state: FuseState) => [scoreOf(state, 0), scoreOf(state, 1)] as const;

  return {
    maxMoves: discsEach * innerSize,

    start: (random) => startWith(drawRing(random), scoring, random),

    turn: (state) => state.turn,

    moves,

    apply,

    outcome(state) {
      if (!hasEnded(state)) return 'ongoing';
      const winner = winnerOf(scores(state), scoring);
      return winner === null ? 'draw' : winner === state.turn ? 'win' : 'loss';
    },

    ending(state) {
      if (!hasEnded(state)) return undefined;
      const cells = ([0, 1] as const).flatMap((player) =>
        countedCells(discsOf(state, player), markedDiscs(state), scoring),
      );
      return { reason: 'groups', winner: winnerOf(scores(state), scoring), cells, scores: scores(state) };
    },

    scores,

    groups(state) {
      const sizes = (player: Player) => groupSizes(discsOf(state, player), markedDiscs(state), scoring);
      return [sizes(0), sizes(1)];
    },
  };
}
