import { describe, expect, test } from 'vitest';
import { makeEndgame } from '../../../test/naive/fuse-endgame/endgame.ts';
import { stateAt } from '../../../test/solving.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ExactVerdict } from '../../core/oracle.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import { isBetter, marginOf, seenByMover } from '../../engine/analysis/verdict.ts';
import { finish } from '../../engine/service/finish.ts';
import { discsLeft } from './endgame/endgame.ts';
import type { Scoring } from './groups.ts';
import { fuseGames, makeFuse } from './index.ts';
import { loadFuseKernel, loadPlainKernel } from './kernel/kernel.ts';
import { makeOracle } from './oracle.ts';
import type { FuseState } from './rules.ts';

const kernel = await loadFuseKernel();

const scorings: readonly Scoring[] = ['all', 'inner', 'kings', 'omega'];

/** A position of random play with so many discs left on the border. */
function randomEndgame(game: Game<FuseState>, random: Random, discs: number): FuseState {
  let state = game.rules.start(random);
  while (discsLeft(state) > discs) {
    const moves = legalMoves(game, state);
    // A game may end with discs that are blocked; then another one is played.
    state = moves.length === 0 ? game.rules.start(random) : game.rules.apply(state, moves[random.below(moves.length)]);
  }
  return state;
}

/** Every line of play to its end, with nothing left out. */
function bruteForce(game: Game<FuseState>, state: FuseState): ExactVerdict {
  const outcome = game.rules.outcome(state);
  if (outcome !== 'ongoing') return { exact: true, value: outcome, plies: null, ...marginOf(game.rules, state) };
  const replies = legalMoves(game, state).map((move) => seenByMover(bruteForce(game, game.rules.apply(state, move))));
  return replies.reduce((best, reply) => (isBetter(reply, best) ? reply : best));
}

describe.each(scorings.map((scoring) => [scoring, makeFuse(scoring)] as const))('an endgame of %s', (scoring, game) => {
  test('with up to six discs left is what brute force finds', () => {
    const random = seededRandom(6);
    const oracle = makeOracle(scoring, kernel);
    const values = new Set<string>();
    for (const [discs, count] of [
      [0, 20],
      [1, 30],
      [2, 40],
      [3, 40],
      [4, 40],
      [5, 30],
      [6, 10],
    ]) {
      for (let n = 0; n < count; n++) {
        const state = randomEndgame(game, random, discs);
        const verdict = finish(oracle.solve(state));
        expect(verdict).toEqual(bruteForce(game, state));
        if (verdict) values.add(verdict.value);
      }
    }
    expect(values.size).toBe(scoring === 'omega' ? 2 : 3);
  });

  test('with seven or eight is the best of its successors', () => {
    const random = seededRandom(7);
    const oracle = makeOracle(scoring, kernel);
    for (let n = 0; n < 8; n++) {
      const state = randomEndgame(game, random, 7 + (n % 2));
      const replies = legalMoves(game, state).flatMap((move) => {
        const reply = finish(oracle.solve(game.rules.apply(state, move)));
        return reply ? [seenByMover(reply)] : [];
      });
      const best = replies.reduce((one, other) => (isBetter(other, one) ? other : one));
      expect(finish(makeOracle(scoring, kernel).solve(state))).toEqual(best);
    }
  });

  test('with eight or nine is what another search finds, in WebAssembly and in plain JavaScript', async () => {
    const random = seededRandom(12);
    const oracles = [makeOracle(scoring, kernel), makeOracle(scoring, await loadPlainKernel())];
    const second = makeEndgame(scoring);
    for (let n = 0; n < 4; n++) {
      const state = randomEndgame(game, random, 8 + (n % 2));
      const [margin, ofPlain] = oracles.map((oracle) => finish(oracle.solve(state))?.margin ?? Number.NaN);
      // It may say −0.
      expect(second.bound(state, margin, Infinity)).toBeCloseTo(margin);
      expect(second.bound(state, margin + 1, Infinity)).toBeLessThanOrEqual(margin);
      expect(ofPlain).toBe(margin);
    }
  });

  test('is worth the same from every side', () => {
    const random = seededRandom(8);
    for (let n = 0; n < 4; n++) {
      const state = randomEndgame(game, random, 7);
      const verdicts = game
        .symmetries()
        .map((symmetry) => finish(makeOracle(scoring, kernel).solve(symmetry.state(state))));
      expect(verdicts[0]).toMatchObject({ exact: true });
      for (const verdict of verdicts) expect(verdict).toEqual(verdicts[0]);
    }
  });
});

describe('the oracle', () => {
  const fuse = makeFuse('all');

  test('looks through a pass', () => {
    const forced = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';
    for (const game of fuseGames.filter(({ id }) => id !== 'fuse-kings')) {
      const scoring = scorings[fuseGames.indexOf(game)];
      const state = stateAt(game, forced);
      expect(legalMoves(game, state).map((move) => game.notation.move(state, move))).toEqual(['pass']);
      expect(finish(makeOracle(scoring, kernel).solve(state))).toEqual(bruteForce(game, state));
    }
  });

  test('says at once what is out of reach', () => {
    const step = makeOracle('all', kernel)
      .solve(fuse.rules.start(seededRandom(1)))
      .next();
    expect(step).toEqual({ done: true, value: undefined });
  });

  test('can be left and come back to, with others in between', () => {
    const random = seededRandom(9);
    const states = Array.from({ length: 3 }, () => randomEndgame(fuse, random, 9));
    const expected = states.map((state) => finish(makeOracle('all', kernel).solve(state)));
    const oracle = makeOracle('all', kernel);
    for (const state of states) oracle.solve(state).next();
    const open = states.map((state) => oracle.solve(state));
    const found: (ExactVerdict | undefined)[] = [];
    while (found.filter(Boolean).length < open.length) {
      for (const [index, work] of open.entries()) {
        const step = work.next();
        if (step.done && step.value) found[index] = step.value;
      }
    }
    expect(found).toEqual(expected);
  });

  test('knows who wins before it knows by how much, and never unsays it', () => {
    const random = seededRandom(10);
    let early = 0;
    for (let n = 0; n < 6; n++) {
      const work = makeOracle('all', kernel).solve(randomEndgame(fuse, random, 10));
      const said: (ExactVerdict | undefined)[] = [];
      let step = work.next();
      for (; !step.done; step = work.next()) said.push(step.value);
      for (const verdict of said.filter((each) => each !== undefined)) {
        early++;
        expect(verdict.value).toBe(step.value?.value);
      }
    }
    expect(early).toBeGreaterThan(0);
  });
});
