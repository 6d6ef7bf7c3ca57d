import { expect, test } from 'vitest';
import { legalMoves } from '../../../core/match.ts';
import type { Value } from '../../../core/oracle.ts';
import { seededRandom } from '../../../core/random.ts';
import { finish } from '../../../engine/service/finish.ts';
import { discsLeft } from '../endgame/endgame.ts';
import type { Scoring } from '../groups.ts';
import { makeFuse } from '../index.ts';
import { makeOracle } from '../oracle.ts';
import { groupWeights } from './group-weights.ts';
import { makeNetwork } from './network.ts';
import { productWeights } from './product-weights.ts';

/** The difference between what they expect is 0.65 and 0.30. */
test.each<[Scoring, string, number]>([
  ['all', groupWeights, 0.5],
  ['omega', productWeights, 0.25],
])('the network of %s expects more of won positions than of lost ones, and weighs every move', (...subject) => {
  const [scoring, weights, least] = subject;
  const game = makeFuse(scoring);
  const random = seededRandom(1);
  const network = makeNetwork(weights);
  const oracle = makeOracle(scoring);
  const opinions: Record<Value, number[]> = { win: [], draw: [], loss: [] };
  const priors = new Float64Array(game.rules.maxMoves);
  for (let n = 0; n < 60; n++) {
    let state = game.rules.start(random);
    for (let moves = legalMoves(game, state); moves.length > 0; moves = legalMoves(game, state)) {
      const opinion = network.look(state);
      expect(Math.abs(opinion)).toBeLessThanOrEqual(1);
      network.weigh(Int32Array.from(moves), moves.length, priors);
      const shares = priors.subarray(0, moves.length);
      expect(Math.min(...shares)).toBeGreaterThan(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      if (discsLeft(state) === 6) {
        const truth = finish(oracle.solve(state));
        if (!truth) throw new Error('Six discs are in reach of the oracle.');
        opinions[truth.value].push(opinion);
      }
      state = game.rules.apply(state, moves[random.below(moves.length)]);
    }
  }
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  expect(mean(opinions.win) - mean(opinions.loss)).toBeGreaterThan(least);
});
