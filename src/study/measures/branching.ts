import type { Move, Rules } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { pick } from '../../engine/players/simple.ts';

/**
 * The effective branching factor of a search: in an even tree with so many branches everywhere, as many positions lie
 * below the root down to this depth as it visited.
 */
export function effectiveBranching(nodes: number, depth: number): number {
  let [low, high] = [0, Math.max(1, nodes)];
  // Each round halves the interval; fifty are as exact as numbers are.
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    if (evenTree(middle, depth) < nodes) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** b + b² + … + b^depth. */
function evenTree(branching: number, depth: number): number {
  let [total, level] = [0, 1];
  for (let ply = 0; ply < depth; ply++) {
    level *= branching;
    total += level;
  }
  return total;
}

/**
 * The least leaves that alpha-beta can do with (Knuth and Moore, 1975), in an even tree that has as many leaves as the real
 * one to this depth: so its branching is the depth-th root of them.
 */
export function leastLeaves(leaves: number, depth: number): number {
  const branching = leaves ** (1 / depth);
  return branching ** Math.ceil(depth / 2) + branching ** Math.floor(depth / 2) - 1;
}

/** How many leaves the whole tree to a depth has, where the game may end sooner. */
export interface TreeLeaves {
  readonly leaves: number;
  /** Whether they were counted; of a large tree they are estimated. */
  readonly isCounted: boolean;
}

const maxCounted = 200_000;
const probes = 2000;
const visitsInSlice = 2000;

/** Counts the leaves of the whole tree, as minimax would visit them; a large tree is estimated by Knuth's probes. */
export function* leavesOfTree<S>(
  rules: Rules<S>,
  root: S,
  depth: number,
  random: Random,
): Generator<undefined, TreeLeaves> {
  let visits = 0;
  const counted = yield* count(root, depth);
  if (visits <= maxCounted) return { leaves: counted, isCounted: true };
  return { leaves: estimateLeaves(rules, root, depth, random), isCounted: false };

  function* count(state: S, left: number): Generator<undefined, number> {
    if (++visits % visitsInSlice === 0) yield undefined;
    if (visits > maxCounted) return 0;
    const moves = left === 0 ? [] : movesOf(rules, state);
    if (moves.length === 0) return 1;
    let leaves = 0;
    for (const move of moves) leaves += yield* count(rules.apply(state, move), left - 1);
    return leaves;
  }
}

/** Each probe goes down at random and takes the leaf that it comes to for as many as its choices multiply to. */
function estimateLeaves<S>(rules: Rules<S>, root: S, depth: number, random: Random): number {
  let total = 0;
  for (let probe = 0; probe < probes; probe++) {
    let [state, breadth] = [root, 1];
    for (let ply = 0; ply < depth; ply++) {
      const moves = movesOf(rules, state);
      if (moves.length === 0) break;
      breadth *= moves.length;
      state = rules.apply(state, pick(moves, random));
    }
    total += breadth;
  }
  return total / probes;
}

function movesOf<S>(rules: Rules<S>, state: S): readonly Move[] {
  const moves = new Int32Array(rules.maxMoves);
  return Array.from(moves.subarray(0, rules.moves(state, moves)));
}
