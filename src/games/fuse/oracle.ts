import type { ExactVerdict, Oracle } from '../../core/oracle.ts';
import { discsLeft, makeEndgame } from './endgame/endgame.ts';
import { maxMargin } from './endgame/transposition-table.ts';
import type { Scoring } from './groups.ts';
import { marginToWin, valueWith } from './margin.ts';
import type { FuseState } from './rules.ts';

/**
 * Each disc makes a search four to eight times as long. At the median, 10 take 0.03 s, 11 0.12 s, 12 0.45 s, 13 3 s and
 * 14 14 to 33 s; `omega` takes up to three times as long. One more would take minutes.
 */
const maxDiscs = 14;

/**
 * Visits to positions in the first slice and in the longest. A slice begins at the position asked for and finds in the
 * table what earlier ones finished: at 12 and 13 discs it finishes something new after 53 visits, and after 136 at most.
 * Each slice has twice as many as the one before, since the code is compiled by and by: 4096 visits take 5 ms when warm,
 * and 40 to 60 ms in the first slice of all.
 */
const firstSlice = 1 << 9;
const maxSlice = 1 << 12;

/**
 * Solves positions with few discs left on the border, by searching them to the end of the game.
 *
 * A search (endgame.ts) answers whether the margin of the player to move reaches a bar. The first bar is what it takes
 * to win; then the bar follows the answers until the margin is enclosed, as in MTD(f). The last three discs, where nine tenths of all
 * positions are, have a search of their own (last-discs.ts), and endings are compared by a quicker count (inner-groups.ts).
 */
export function makeOracle(scoring: Scoring): Oracle<FuseState> {
  const endgame = makeEndgame(scoring);
  let slice = firstSlice;

  return {
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
