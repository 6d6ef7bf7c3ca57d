import type { Player } from '../../../core/game.ts';
import type { CellSet } from '../board.ts';
import { gridOf, type Scoring } from '../groups.ts';
import { discsOf, type FuseState, makeState, markedDiscs } from '../rules.ts';
import type { FuseKernel } from './kernel.ts';

/** How the kernel numbers the scorings. */
export const scoringNumbers: Readonly<Record<Scoring, number>> = { all: 0, inner: 1, kings: 2, omega: 3 };

/**
 * Puts a position where the kernel looks for it: own, other and marked discs, 64 bits each, the lower half of the bits
 * first. The view of the memory is made each time, since a memory that grows leaves old ones empty.
 */
export function writePosition(kernel: FuseKernel, state: FuseState): void {
  const own = gridOf(discsOf(state, state.turn), 'all');
  const their = gridOf(discsOf(state, state.turn === 0 ? 1 : 0), 'all');
  const marked = gridOf(markedDiscs(state), 'all');
  const words = new Int32Array(kernel.memory.buffer, kernel.positionAddress(), 6);
  words[0] = own.top;
  words[1] = own.bottom;
  words[2] = their.top;
  words[3] = their.bottom;
  words[4] = marked.top;
  words[5] = marked.bottom;
}

/** The position that the kernel has; whose turn it is there, the kernel does not know. */
export function readPosition(kernel: FuseKernel, turn: Player): FuseState {
  const words = new Int32Array(kernel.memory.buffer, kernel.positionAddress(), 6);
  const own = cellSetOf(words[0], words[1]);
  const their = cellSetOf(words[2], words[3]);
  return makeState(turn === 0 ? [own, their] : [their, own], cellSetOf(words[4], words[5]), turn);
}

/** The reverse of `gridOf`. */
function cellSetOf(top: number, bottom: number): CellSet {
  const sides = (rows: number) =>
    [0, 1, 2].reduce(
      (ends, row) => ends | (((rows >> (8 * row)) & 1) << (2 * row)) | (((rows >> (8 * row + 7)) & 1) << (2 * row + 1)),
      0,
    );
  const half = (rows: number) => ((rows >> 1) & 0x3f) | ((rows >> 3) & 0xfc0) | ((rows >> 5) & 0x3f000);
  return {
    border: ((top >> 1) & 0x3f) | (sides(top >> 8) << 6) | (sides(bottom) << 12) | (((bottom >> 25) & 0x3f) << 18),
    upper: half(top >> 8),
    lower: half(bottom),
  };
}
