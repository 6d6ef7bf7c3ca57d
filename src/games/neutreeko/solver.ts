import type { NeutreekoKernel } from './kernel/kernel.ts';

/** Every position of Neutreeko, solved in the kernel; kernel/assembly/solver.ts says how. */
export interface NeutreekoSolution {
  /**
   * The plies to the end with best play, for the player to move, who has no line; both triples are sets of cells. Odd:
   * the player to move wins; even: loses; `drawn`: neither can win.
   */
  lookup(own: number, opponent: number): number;
  /** Counts of all placements that are not over, and a longest win. */
  totals(): NeutreekoTotals;
}

export const drawn = -1;

export interface NeutreekoTotals {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** How many end in each number of plies. */
  readonly byPlies: readonly number[];
  readonly longest: { readonly plies: number; readonly count: number; readonly own: number; readonly opponent: number };
}

/** How many are settled in the end: only to tell how far the work has come. */
const finallySettled = 466_893;

/** Solves the game in a kernel, in steps of some 2 ms at most when warm; yields how much is done, between 0 and 1. */
export function* solveSteps(kernel: NeutreekoKernel): Generator<number, NeutreekoSolution> {
  kernel.begin();
  for (let done = 0; done >= 0; done = kernel.proceed()) yield done / finallySettled;
  return { lookup: (own, opponent) => kernel.lookup(own, opponent), totals: () => totalsOf(kernel) };
}

function totalsOf(kernel: NeutreekoKernel): NeutreekoTotals {
  kernel.prepareTotals();
  const plies = kernel.longestPlies();
  const byPlies = Array.from({ length: plies + 1 }, (_, count) => (count === 0 ? 0 : kernel.countWorth(count)));
  const sumOf = (parity: number) => byPlies.reduce((sum, count, each) => sum + (each % 2 === parity ? count : 0), 0);
  return {
    won: sumOf(1),
    lost: sumOf(0),
    byPlies,
    drawn: kernel.countWorth(drawn),
    longest: {
      plies,
      count: kernel.countWorth(plies),
      own: kernel.longestOwn(),
      opponent: kernel.longestOpponent(),
    },
  };
}
