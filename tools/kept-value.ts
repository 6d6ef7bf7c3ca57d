import type { Game, Move, Random } from '../src/core/game.ts';
import { legalMoves } from '../src/core/match.ts';
import type { Thought } from '../src/core/player.ts';
import { seededRandom } from '../src/core/random.ts';
import { opposite } from '../src/engine/analysis/verdict.ts';
import { chooseByPlayouts } from '../src/engine/players/playing-out.ts';
import { discsLeft } from '../src/games/fuse/endgame/endgame.ts';
import { makeFuse } from '../src/games/fuse/index.ts';
import { fuseKernel, loadFuseKernel } from '../src/games/fuse/kernel/kernel.ts';
import { makeMaster } from '../src/games/fuse/master/master.ts';
import { makeOracle } from '../src/games/fuse/oracle.ts';
import type { FuseState } from '../src/games/fuse/rules.ts';

/** Of the positions with so many discs on the border, how often a move keeps the true value. */
export interface KeptByDiscs {
  readonly discs: number;
  readonly positions: number;
  readonly player: number;
  readonly plain: number;
  readonly random: number;
}

/** Half a second of either. */
const playouts = 200_000;
const plainPlayouts = 100_000;
/** Enough for games that look like games. */
const playoutsOnTheWay = 200;

/** Positions in which a move can lose something, from the strongest player's own games. */
export async function measureKeptValue(discCounts: readonly number[], positions: number): Promise<KeptByDiscs[]> {
  const fuse = makeFuse('all');
  const player = makeMaster('all', await fuseKernel(), { endgame: false });
  const plain = chooseByPlayouts(fuse, plainPlayouts);
  const oracle = makeOracle('all', await loadFuseKernel());
  return discCounts.map((discs) => {
    console.log(`fuse: ${positions} positions with ${discs} discs on the border`);
    const kept = { player: 0, plain: 0, random: 0 };
    for (let found = 0, game = 0; found < positions; game++) {
      const random = seededRandom(discs, game);
      const state = reach(discs, random);
      const keeping = state && keepingMoves(state);
      if (!keeping) continue;
      found++;
      kept.random += keeping.share;
      kept.player += Number(keeping.moves.has(last(player.choose(state, random, playouts)).move));
      kept.plain += Number(keeping.moves.has(last(plain(state, random)).move));
    }
    const share = (count: number) => count / positions;
    return { discs, positions, player: share(kept.player), plain: share(kept.plain), random: share(kept.random) };
  });

  /** A position of the player's own games with so many discs left, if it comes to one. */
  function reach(discs: number, random: Random): FuseState | undefined {
    let state = fuse.rules.start(random);
    while (discsLeft(state) > discs) {
      if (fuse.rules.outcome(state) !== 'ongoing') return undefined;
      state = fuse.rules.apply(state, last(player.choose(state, random, playoutsOnTheWay)).move);
    }
    return discsLeft(state) === discs ? state : undefined;
  }

  /** The moves that keep the value; nothing where there is none to lose, or none that loses it. */
  function keepingMoves(state: FuseState): { readonly moves: ReadonlySet<Move>; readonly share: number } | undefined {
    const moves = legalMoves(fuse as Game<FuseState>, state);
    const value = moves.length > 1 ? solve(state) : 'loss';
    if (value === 'loss') return undefined;
    const keeping = moves.filter((move) => opposite[solve(fuse.rules.apply(state, move))] === value);
    if (keeping.length === moves.length) return undefined;
    return { moves: new Set(keeping), share: keeping.length / moves.length };
  }

  function solve(state: FuseState) {
    const outcome = fuse.rules.outcome(state);
    if (outcome !== 'ongoing') return outcome;
    const work = oracle.solve(state);
    for (let step = work.next(); ; step = work.next()) {
      // What is known before the end is the value already, though not the margin.
      if (step.value) return step.value.value;
      if (step.done) throw new Error('So few discs are in reach of the oracle; give it more.');
    }
  }
}

function last(choosing: Generator<Thought, Thought>): Thought {
  for (;;) {
    const step = choosing.next();
    if (step.done) return step.value;
  }
}
