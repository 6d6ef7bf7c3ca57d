import type { Scoring } from '../groups.ts';
import type { FuseKernel } from '../kernel/kernel.ts';
import { scoringNumbers, writePosition } from '../kernel/position.ts';
import type { FuseState } from '../rules.ts';

/** No margin is beyond this: in `omega`, the largest product is 81. */
export const maxMargin = 100;

/** What the kernel says when no visit is left. */
const unfinished = -128;

export interface Endgame {
  /**
   * Whether the margin of the player to move reaches a bar: a lower bound of it that does, or else an upper bound that
   * does not. Undefined after so many visits to positions; the next call goes on where this one stopped.
   */
  bound(state: FuseState, bar: number, visits: number): number | undefined;
}

/** A search of endgames, which begins with an empty table; of those in one kernel, the one that was made last has it. */
export function makeEndgame(kernel: FuseKernel, scoring: Scoring): Endgame {
  kernel.forget();
  return {
    bound(state, bar, visits) {
      writePosition(kernel, state);
      const margin = kernel.boundMargin(scoringNumbers[scoring], bar, visits);
      return margin === unfinished ? undefined : margin;
    },
  };
}

/** How many discs are on the border. */
export function discsLeft(state: FuseState): number {
  let count = 0;
  for (let discs = state.ownBorder | state.theirBorder; discs !== 0; discs &= discs - 1) count++;
  return count;
}
