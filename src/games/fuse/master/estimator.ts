import type { Random } from '../../../core/game.ts';
import type { Estimates, Oracle } from '../../../core/oracle.ts';
import type { Scoring } from '../groups.ts';
import type { FuseKernel } from '../kernel/kernel.ts';
import type { FuseState } from '../rules.ts';
import { usualWalks } from './master.ts';
import { type Child, provenDraw, provenWin, SearchTree, unknown, type WalkSettings } from './search-tree.ts';

/** Less than a millisecond; some four in plain JavaScript. */
const walksInSlice = 128;
/**
 * With how many walks an estimate of a move begins, each a little worse than the position: a move that was seldom tried is
 * one of which the network expects little, and a few results of its own are chance.
 */
const walksAssumed = 16;

/**
 * What Fuse's positions are worth by the master's walks. Random games alone, which do for other games, favour white at the
 * start, where strong play favours black: whom they favoured with 24 to 18 discs lost most games.
 */
export function makeEstimator(scoring: Scoring, kernel: FuseKernel): NonNullable<Oracle<FuseState>['estimate']> {
  let settings: WalkSettings | undefined;
  return function* estimate(state: FuseState, random: Random): Generator<Estimates, never> {
    settings ??= usualWalks(scoring);
    const tree = new SearchTree(kernel, settings, state, random);
    try {
      for (;;) {
        tree.walk(walksInSlice);
        yield estimatesOf(tree, settings.caution);
      }
    } finally {
      tree.release();
    }
  };
}

function estimatesOf(tree: SearchTree, caution: number): Estimates {
  // What is kept of the root is the result of the player who moved there.
  const position = 0 - resultOf(tree.root);
  const little = position - caution;
  return {
    position,
    moves: tree.children().map((child) => {
      if (child.proof !== unknown) return resultOf(child);
      return within((child.mean * child.visits + little * walksAssumed) / (child.visits + walksAssumed));
    }),
  };
}

function resultOf({ proof, mean }: Child): number {
  if (proof === unknown) return within(mean);
  return proof === provenWin ? 1 : proof === provenDraw ? 0 : -1;
}

/** A little of the margin counts beside the result, which may lead beyond a win. */
function within(mean: number): number {
  return Math.max(-1, Math.min(1, mean));
}
