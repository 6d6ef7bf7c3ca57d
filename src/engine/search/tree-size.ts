import type { Rules } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';

/**
 * About how many positions lie below one, to the end of the game or so many plies deep: Knuth's estimate. Each probe goes down at random, and
 * takes every position that it meets for all that lie as deep: as many as the choices on the way multiply to. In the mean
 * that is right, however uneven the tree; a large tree is estimated from its few long branches, and so rather too small.
 */
export function estimateTreeSize<S>(
  rules: Rules<S>,
  root: S,
  random: Random,
  probes: number,
  maxDepth = maxProbeDepth,
): number {
  const moves = new Int32Array(rules.maxMoves);
  let total = 0;
  for (let probe = 0; probe < probes; probe++) {
    let state = root;
    let breadth = 1;
    for (let depth = 0; depth < maxDepth; depth++) {
      const count = rules.moves(state, moves);
      if (count === 0) break;
      breadth *= count;
      total += breadth;
      state = rules.apply(state, moves[random.below(count)]);
    }
  }
  return total / probes;
}

/** Where games need not end, this is more than anyone could look at. */
const maxProbeDepth = 1000;
