import { describe, expect, test } from 'vitest';
import type { Game } from '../../../core/game.ts';
import { legalMoves } from '../../../core/match.ts';
import { type Random, seededRandom } from '../../../core/random.ts';
import { finish } from '../../../engine/service/finish.ts';
import { discsLeft } from '../endgame/endgame.ts';
import type { Scoring } from '../groups.ts';
import { makeFuse } from '../index.ts';
import { fuseKernel, loadFuseKernel } from '../kernel/kernel.ts';
import { makeOracle } from '../oracle.ts';
import type { FuseState } from '../rules.ts';
import { makeMaster } from './master.ts';

const kernel = await fuseKernel();
const oracleKernel = await loadFuseKernel();

const scorings: readonly Scoring[] = ['all', 'inner', 'kings', 'omega'];

/** The first position of a random game with at most so many discs left on the border and more than one move. */
function randomPosition(game: Game<FuseState>, random: Random, discs: number): FuseState {
  let state = game.rules.start(random);
  for (;;) {
    const moves = legalMoves(game, state);
    if (discsLeft(state) <= discs && moves.length > 1) return state;
    state = moves.length === 0 ? game.rules.start(random) : game.rules.apply(state, moves[random.below(moves.length)]);
  }
}

describe.each(scorings.map((scoring) => [scoring, makeFuse(scoring)] as const))('a master of %s', (scoring, game) => {
  test('plays whole games by the rules and changes no position', () => {
    const random = seededRandom(1);
    const master = makeMaster(scoring, kernel, { endgame: false });
    let state = game.rules.start(random);
    for (let moves = legalMoves(game, state); moves.length > 0; moves = legalMoves(game, state)) {
      const { move, line } = finish(master.choose(Object.freeze(state), random, 200));
      expect(moves).toContain(move);
      expect(line[0]).toBe(move);
      state = game.rules.apply(state, move);
    }
  });

  test('chooses the same again with the same seed, whatever it did before', () => {
    const master = makeMaster(scoring, kernel);
    for (const discs of [24, 16, 11, 9]) {
      const state = randomPosition(game, seededRandom(2), discs);
      const thought = finish(master.choose(state, seededRandom(3), 600));
      finish(master.choose(randomPosition(game, seededRandom(4), discs), seededRandom(5), 600));
      expect(finish(master.choose(state, seededRandom(3), 600))).toEqual(thought);
      expect(finish(makeMaster(scoring, kernel).choose(state, seededRandom(3), 600))).toEqual(thought);
    }
  });

  test('plays the best move when few discs are left, with the margin that the oracle finds', () => {
    const random = seededRandom(6);
    const master = makeMaster(scoring, kernel);
    for (let n = 0; n < 12; n++) {
      const state = randomPosition(game, random, 2 + (n % 7));
      const { move, verdict } = finish(master.choose(state, random, 1));
      const truth = finish(makeOracle(scoring, oracleKernel).solve(state));
      const reply = finish(makeOracle(scoring, oracleKernel).solve(game.rules.apply(state, move)));
      expect(verdict).toEqual(truth);
      expect(-(reply?.margin ?? Number.NaN)).toBeCloseTo(truth?.margin ?? Number.NaN);
    }
  });

  test('chooses a win that its walks have proven', () => {
    const random = seededRandom(7);
    const master = makeMaster(scoring, kernel, { endgame: false });
    let wins = 0;
    while (wins < 4) {
      const state = randomPosition(game, random, 6);
      const truth = finish(makeOracle(scoring, oracleKernel).solve(state));
      if (truth?.value !== 'win') continue;
      wins++;
      const { move, verdict } = finish(master.choose(state, random, 20_000));
      expect(verdict).toMatchObject({ exact: true, value: 'win' });
      expect(finish(makeOracle(scoring, oracleKernel).solve(game.rules.apply(state, move)))?.value).toBe('loss');
    }
  });
});

test('a master has an answer at once and sharpens it', () => {
  const game = makeFuse('all');
  const state = game.rules.start(seededRandom(8));
  const thoughts = makeMaster('all', kernel).choose(state, seededRandom(9), Number.POSITIVE_INFINITY);
  let walks = 0;
  for (let n = 0; n < 5; n++) {
    const step = thoughts.next();
    expect(step.done).toBe(false);
    expect(legalMoves(game, state)).toContain(step.value.move);
    const { leaves = 0 } = step.value.effort ?? {};
    expect(leaves).toBeGreaterThan(walks);
    walks = leaves;
  }
});
