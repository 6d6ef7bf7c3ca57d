import { innerSize } from '../board.ts';
import type { Scoring } from '../groups.ts';
import { scoreInside } from '../inner-groups.ts';
import { discsEach, type FuseState } from '../rules.ts';

/**
 * What the network is told of a position: numbers of inputs that are on, seen by the player to move. Side 0 is that
 * player, side 1 the other; a cell is a border place, or 24 and more for the inner 6 × 6 in reading order.
 *
 *       0 …  119   a disc                          60·side + cell
 *     120 …  239   two neighbours inside           60·side + 5·row + column of the left one, or 30 + 6·row + column of the upper
 *     240 …  265   the size of the largest group inside       13·side + size
 *     266 …  385   a marked disc                   60·side + cell
 *     386 …  393   the scoring and whose turn it is           2·scoring + turn
 *
 * The pairs and the size it could hardly find out by itself: with them, and fitted for longer, it beat one without
 * 55 : 45. Exactly one of the last is on, so that it is a bias too.
 */
const borderInputs = 24;
const cellInputs = borderInputs + innerSize * innerSize;
const pairInputs = innerSize * (innerSize - 1);
const firstPair = 2 * cellInputs;
const firstSize = firstPair + 4 * pairInputs;
const firstMarked = firstSize + 2 * (discsEach + 1);
const firstTurn = firstMarked + 2 * cellInputs;
export const inputCount = firstTurn + 8;

/** Twelve discs have at most 17 pairs of neighbours, and two of each side may be marked. */
export const maxInputs = 2 * (discsEach + 17 + 1 + 2) + 1;

const scorings: readonly Scoring[] = ['all', 'inner', 'kings', 'omega'];

const halfBits = 3 * innerSize;
const notColumn7 = 0o373737;

/** Puts the inputs that are on into an array and returns how many there are. */
export function listInputs(state: FuseState, scoring: Scoring, into: Uint16Array): number {
  let count = 0;

  /** One input for each bit of a set; a row of pairs is one shorter than a row of cells. */
  function turnOn(bits: number, first: number, rowLength = 0): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      into[count++] = first + bit - (rowLength === 0 ? 0 : Math.floor(bit / rowLength));
    }
  }

  function turnOnCells(border: number, upper: number, lower: number, first: number): void {
    turnOn(border, first);
    turnOn(upper, first + borderInputs);
    turnOn(lower, first + borderInputs + halfBits);
  }

  function turnOnSide(border: number, upper: number, lower: number, side: number): void {
    turnOnCells(border, upper, lower, side * cellInputs);
    const beside = firstPair + 2 * side * pairInputs;
    turnOn(upper & (upper >> 1) & notColumn7, beside, innerSize);
    turnOn(lower & (lower >> 1) & notColumn7, beside + pairInputs / 2, innerSize);
    const below = beside + pairInputs;
    turnOn(upper & ((upper >> innerSize) | (lower << (halfBits - innerSize))), below);
    turnOn(lower & (lower >> innerSize), below + halfBits);
    into[count++] = firstSize + side * (discsEach + 1) + scoreInside(upper, lower, 0, 0, 'all');
    if (scoring !== 'kings') return;
    const { markedBorder, markedUpper, markedLower } = state;
    turnOnCells(border & markedBorder, upper & markedUpper, lower & markedLower, firstMarked + side * cellInputs);
  }

  turnOnSide(state.ownBorder, state.ownUpper, state.ownLower, 0);
  turnOnSide(state.theirBorder, state.theirUpper, state.theirLower, 1);
  into[count++] = firstTurn + 2 * scorings.indexOf(scoring) + state.turn;
  return count;
}
