import type { Move, Random } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import { discsLeft } from '../../src/games/fuse/endgame/endgame.ts';
import { makeScoreNow } from '../../src/games/fuse/evaluation.ts';
import { makeFuse } from '../../src/games/fuse/index.ts';
import { loadFuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { loadOracle, makeOracle } from '../../src/games/fuse/oracle.ts';
import { applyPass, type FuseState } from '../../src/games/fuse/rules.ts';
import { knownBy } from '../../src/study/puzzles/truth.ts';
import type { PuzzleSource } from './source.ts';

const fuse = makeFuse('all');
const scoreNow = makeScoreNow('all');
/** Discs on the border: with fewer there is little left to choose, and with more a proof takes seconds. */
const discs = { least: 5, most: 10 };
/** How many moves a player on the way looks at, to take the one that scores most: games that look like games. */
const movesLookedAt = 4;

function* playedPositions(random: Random): Iterable<FuseState> {
  for (;;) {
    // The larger of two numbers: where few discs are left, many levels know all.
    const wanted = Math.max(discsAtRandom(random), discsAtRandom(random));
    let state = fuse.rules.start(random);
    while (discsLeft(state) > wanted && fuse.rules.outcome(state) === 'ongoing') {
      state = fuse.rules.apply(state, likelyMove(state, random));
    }
    if (fuse.rules.outcome(state) === 'ongoing') yield state;
  }
}

function discsAtRandom(random: Random): number {
  return discs.least + random.below(discs.most - discs.least + 1);
}

function likelyMove(state: FuseState, random: Random): Move {
  const moves = legalMoves(fuse, state);
  const looked = Array.from({ length: movesLookedAt }, () => {
    const move = moves[random.below(moves.length)] ?? 0;
    return { move, score: 0 - scoreNow.evaluate(fuse.rules.apply(state, move)) };
  });
  return looked.reduce((one, other) => (other.score > one.score ? other : one)).move;
}

export async function fuseSource(): Promise<PuzzleSource<FuseState>> {
  const known = knownBy(fuse, await loadOracle('all'));
  const kernel = await loadFuseKernel();
  const oracle = makeOracle('all', kernel);
  return {
    game: fuse,
    known,
    passing: {
      pass: applyPass,
      isWonAfterPass: (state) => known.truth(state).value === 'win',
      // A game ends when all have pushed what they can, and not with a blow.
      hasThreats: false,
    },
    positions: playedPositions,
    maxPositions: 20_000,
    pool: 1600,
    tried: 1500,
    kept: 400,
    tries: 12,
    triesOfSlow: { 4: 4, 5: 4, 6: 4, 7: 2, 8: 2 },
    maxTurns: 40,
    file: 'fuse/puzzles.ts',
    // Levels look for the truth for a while, and would find it at the tenth try with what they learnt in nine.
    asked: { oracle: async () => oracle, forget: () => kernel.forget() },
    // A second a move would take hours: these playouts take a tenth of it, and the endings are proved as well.
    standIns: { 8: 'master:20000' },
  };
}
