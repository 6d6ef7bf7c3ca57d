import type { ExactVerdict, Oracle } from '../../core/oracle.ts';
import { discsLeft, makeEndgame, maxMargin } from './endgame/endgame.ts';
import { estimateRecords } from './estimates/records.ts';
import type { Scoring } from './groups.ts';
import { type FuseKernel, loadFuseKernel } from './kernel/kernel.ts';
import { marginToWin, valueWith } from './margin.ts';
import type { FuseState } from './rules.ts';

/**
 * Each disc makes a search four to eight times as long. At the median, 12 take 0.2 s, 13 0.8 s and 14 5 s; `omega` takes up
 * to four times as long.
 */
const maxDiscs = 14;

/**
 * Visits to positions in the first slice and in the longest. A slice begins at the position asked for and finds in the
 * table what earlier ones finished: at 12 and 13 discs it finishes something new after 53 visits, and after 136 at most.
 * Each slice has twice as many as the one before, since the code is compiled by and by: 8192 visits take 3 ms when warm,
 * and some 15 in plain JavaScript.
 */
const firstSlice = 1 << 9;
const maxSlice = 1 << 13;

/** The one kernel of a thread's oracles: what they find is true for all of them. */
let kernel: Promise<FuseKernel> | undefined;

export async function loadOracle(scoring: Scoring): Promise<Oracle<FuseState>> {
  kernel ??= loadFuseKernel();
  // Loaded here and not with this module: who only solves endings does without the weights of a network.
  const [loaded, { makeEstimator }] = await Promise.all([kernel, import('./master/estimator.ts')]);
  return { ...makeOracle(scoring, loaded), estimate: makeEstimator(scoring, loaded) };
}

/**
 * Solves positions with few discs left on the border, by searching them to the end of the game.
 *
 * A search in the kernel (assembly/endgame.ts) answers whether the margin of the player to move reaches a bar. The first
 * bar is what it takes to win; then the bar follows the answers until the margin is enclosed, as in MTD(f).
 */
export function makeOracle(scoring: Scoring, kernel: FuseKernel): Oracle<FuseState> {
  const endgame = makeEndgame(kernel, scoring);
  let slice = firstSlice;

  return {
    // Discs on the border: with fewer there is little left to choose, and more take seconds.
    stages: { of: discsLeft, least: 8, most: 12, estimates: estimateRecords[scoring] },

    *solve(state) {
      if (discsLeft(state) > maxDiscs) return undefined;
      let least = -maxMargin;
      let most = maxMargin;
      let bar = marginToWin(state, scoring);
      while (least < most) {
        const bound = endgame.bound(state, bar, slice);
        if (bound === undefined) {
          slice = Math.min(2 * slice, maxSlice);
          yield knownBetween(least, most, state, scoring);
        } else if (bound >= bar) {
          least = bound;
          bar = bound + 1;
        } else {
          most = bound;
          bar = bound;
        }
      }
      // A search that negates its bounds may end with −0.
      return { exact: true, value: valueWith(least, state, scoring), plies: null, margin: least + 0 };
    },
  };
}

/** The value, where both bounds of the margin agree on it. */
function knownBetween(least: number, most: number, state: FuseState, scoring: Scoring): ExactVerdict | undefined {
  const value = valueWith(least, state, scoring);
  return value === valueWith(most, state, scoring) ? { exact: true, value, plies: null } : undefined;
}
