import type { ExactVerdict, Oracle, Value } from '../../core/oracle.ts';
import { type Blocked, makeRules, type QuantikState } from './rules.ts';
import { advance, ask, knownOfRoot, type Score, Search, winWith } from './search.ts';
import { type Bounds, lowerBound, makeTable, upperBound } from './table.ts';

/**
 * Solves any position by searching it, from nothing but the rules.
 *
 * A search answers whether the score of a position, which says who wins and when, is at least a threshold. A few such
 * questions enclose the score. First, is it a win? If not, and where a blocked player draws, is it at least a draw?
 * Then the plies, with the shallow searches first: does a winner win in one, three, five…, or does a loser hold out
 * for more than two, four, six…?
 *
 * - The answers are kept as bounds of the score in a table (table.ts), where all images of a position under the 3072
 *   symmetries are one (canonical.ts), and a position is its own, whoever's turn it is. So later questions and other
 *   positions begin where earlier ones ended.
 * - What completes an area or blocks the opponent is seen when moves are listed, and a move after which the opponent
 *   can complete an area is not tried (search.ts).
 *
 * The value of the empty board takes 3,400 positions, and its plies 3,500 more; a reply to the first move, each with its
 * plies, 16,000 for all 53. That is 0.7 µs each when compiled. From cold, loading and tables included: @@
 */

/**
 * Steps of the search in the first slice and in the longest. Each slice takes twice the steps of the one before, because
 * the code gets faster while it is compiled: X ms.
 */
const firstSlice = 128;
const longestSlice = 2048;

export function makeOracle(blocked: Blocked): Oracle<QuantikState> {
  const rules = makeRules(blocked);
  const table = makeTable();
  let slice = firstSlice;

  function isAnswered(search: Search): boolean {
    const isThere = advance(search, slice);
    slice = Math.min(2 * slice, longestSlice);
    return isThere;
  }

  /** Encloses the score of the root between two bounds until they meet. */
  function* solveRoot(search: Search): Generator<ExactVerdict | undefined, ExactVerdict> {
    let known: ExactVerdict | undefined;

    function* narrow(threshold: Score): Generator<ExactVerdict | undefined, Bounds> {
      if (!ask(search, threshold)) while (!isAnswered(search)) yield known;
      return knownOfRoot(search);
    }

    let bounds = yield* narrow(1);
    if (lowerBound(bounds) < 0 && upperBound(bounds) === 0) bounds = yield* narrow(0);
    const value = lowerBound(bounds) > 0 ? 'win' : upperBound(bounds) < 0 ? 'loss' : 'draw';
    if (value === 'draw') return verdict(value, null);
    known = verdict(value, null);
    while (lowerBound(bounds) < upperBound(bounds)) {
      yield known;
      bounds = yield* narrow(value === 'win' ? upperBound(bounds) : lowerBound(bounds) + 1);
    }
    return verdict(value, winWith(Math.abs(lowerBound(bounds))) - search.root);
  }

  return {
    *solve(state) {
      const outcome = rules.outcome(state);
      if (outcome !== 'ongoing') return verdict(outcome, 0);
      return yield* solveRoot(new Search(state, blocked, table));
    },
  };
}

function verdict(value: Value, plies: number | null): ExactVerdict {
  return { exact: true, value, plies: value === 'draw' ? null : plies };
}
