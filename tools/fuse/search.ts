import type { Move } from '../../src/core/game.ts';
import type { Random } from '../../src/core/random.ts';
import type { Scoring } from '../../src/games/fuse/groups.ts';
import type { FuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { usualWalks } from '../../src/games/fuse/master/master.ts';
import type { Weights } from '../../src/games/fuse/master/network.ts';
import { bestOf, provenLoss, provenWin, SearchTree, unknown } from '../../src/games/fuse/master/search-tree.ts';
import type { FuseState } from '../../src/games/fuse/rules.ts';

/** What a search found out about the moves of a position. */
export interface Searched {
  readonly best: Move;
  readonly moves: readonly Move[];
  readonly visits: readonly number[];
  /** What the player to move may expect, from −1 to 1. */
  readonly expectation: number;
}

/** The master's own search with any weights, and with chance among the moves of the root. */
export function makeSearch(
  kernel: FuseKernel,
  scoring: Scoring,
  weights: Weights,
): (state: FuseState, random: Random, walks: number, noise: number) => Searched {
  const settings = { ...usualWalks(scoring), weights };
  return (state, random, walks, noise) => {
    const tree = new SearchTree(kernel, settings, state, random);
    tree.walk(1);
    if (noise > 0) {
      const chances = drawShares(tree.children().length, random);
      let next = 0;
      tree.changePriors((prior) => prior + noise * ((chances[next++] ?? 0) - prior));
    }
    tree.walk(walks - 1);
    const children = tree.children();
    tree.release();
    const best = bestOf(children);
    const { proof, mean } = best;
    return {
      best: best.move,
      moves: children.map(({ move }) => move),
      visits: children.map(({ visits }) => visits),
      expectation:
        proof === unknown
          ? Math.max(-1, Math.min(1, mean))
          : Number(proof === provenWin) - Number(proof === provenLoss),
    };
  };
}

/** Numbers that add up to 1, all such equally likely (Dirichlet). */
function drawShares(count: number, random: Random): number[] {
  const draws = Array.from({ length: count }, () => 0 - Math.log((random.below(1 << 20) + 0.5) / (1 << 20)));
  const total = draws.reduce((sum, each) => sum + each, 0);
  return draws.map((each) => each / total);
}
