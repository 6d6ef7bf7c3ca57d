import { legalMoves } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import type { Scoring } from '../../src/games/fuse/groups.ts';
import { makeFuse } from '../../src/games/fuse/index.ts';
import type { FuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import type { Weights } from '../../src/games/fuse/master/network.ts';
import { makeSearch } from './search.ts';

/** The points of one network against another, a draw being half, of all; and how far off that may be (95 %). */
export interface MatchResult {
  readonly share: number;
  readonly error: number;
  readonly games: number;
}

/**
 * Two networks play every ring twice, each with both colours, with the same search. Each has a kernel of its own: to write
 * its weights into one that both share takes longer than many a move.
 */
export function playMatch(
  kernels: readonly [FuseKernel, FuseKernel],
  scoring: Scoring,
  networks: readonly [Weights, Weights],
  { rings, walks }: { readonly rings: number; readonly walks: number },
  seed: number,
): MatchResult {
  const game = makeFuse(scoring);
  const searches = networks.map((weights, index) => makeSearch(kernels[index], scoring, weights));

  /** What the first network gets, with white or with black. */
  function play(ring: number, colour: 0 | 1): number {
    const random = seededRandom(seed, 2 * ring + colour);
    let state = game.rules.start(seededRandom(seed, 2 * ring));
    while (legalMoves(game, state).length > 0) {
      const search = searches[state.turn === colour ? 0 : 1];
      state = game.rules.apply(state, search(state, random, walks, 0).best);
    }
    const winner = game.rules.ending(state)?.winner ?? null;
    return winner === null ? 0.5 : Number(winner === colour);
  }

  const points = Array.from({ length: rings }, (_, ring) => (play(ring, 0) + play(ring, 1)) / 2);
  const share = points.reduce((sum, each) => sum + each, 0) / rings;
  const variance = points.reduce((sum, each) => sum + (each - share) ** 2, 0) / Math.max(1, rings - 1);
  return { share, error: 1.96 * Math.sqrt(variance / rings), games: 2 * rings };
}
