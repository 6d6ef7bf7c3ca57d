import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../core/match.ts';
import type { Estimates } from '../../../core/oracle.ts';
import { seededRandom } from '../../../core/random.ts';
import { estimate as estimateByRandomPlay } from '../../../engine/search/uct.ts';
import { finish } from '../../../engine/service/finish.ts';
import { discsLeft } from '../endgame/endgame.ts';
import { estimateRecords } from '../estimates/records.ts';
import type { Scoring } from '../groups.ts';
import { makeFuse } from '../index.ts';
import { loadFuseKernel } from '../kernel/kernel.ts';
import { makeOracle } from '../oracle.ts';
import type { FuseState } from '../rules.ts';
import { makeEstimator } from './estimator.ts';
import { makeMaster } from './master.ts';

const kernel = await loadFuseKernel();

function estimatesAfter(work: Generator<Estimates, never>, slices: number): Estimates {
  let found = work.next().value;
  for (let slice = 1; slice < slices; slice++) found = work.next().value;
  return found;
}

/** A position of a quick game of the master's. */
function reach(scoring: Scoring, discs: number, seed: number): FuseState {
  const { rules } = makeFuse(scoring);
  const master = makeMaster(scoring, kernel, { endgame: false });
  const random = seededRandom(31, seed);
  let state = rules.start(random);
  while (discsLeft(state) > discs) state = rules.apply(state, finish(master.choose(state, random, 100)).move);
  return state;
}

describe.each(['all', 'inner', 'kings', 'omega'] as const)('estimates of %s', (scoring) => {
  const fuse = makeFuse(scoring);
  const estimate = makeEstimator(scoring, kernel);

  test('say of every move what it is worth, in the order of the rules', () => {
    const state = reach(scoring, 9, 1);
    const { position, moves } = estimatesAfter(estimate(state, seededRandom(1)), 40);
    const legal = legalMoves(fuse, state);
    expect(moves).toHaveLength(legal.length);
    for (const each of [position, ...moves]) expect(Math.abs(each)).toBeLessThanOrEqual(1);
    // The best of them must be worth the position's value, whatever the order they are told in.
    const oracle = makeOracle(scoring, kernel);
    const solved = (at: FuseState) => finish(oracle.solve(at))?.value;
    const best = legal[moves.indexOf(Math.max(...moves))] ?? -1;
    const lost = { win: 'loss', draw: 'draw', loss: 'win' } as const;
    const value = solved(state);
    expect(value && lost[value]).toBe(solved(fuse.rules.apply(state, best)));
  });

  test('are the same whatever is estimated meanwhile', () => {
    const [one, other] = [reach(scoring, 20, 2), reach(scoring, 16, 3)];
    const alone = estimatesAfter(estimate(one, seededRandom(1)), 3);
    const begun = estimate(one, seededRandom(1));
    estimatesAfter(begun, 1);
    const between = estimate(other, seededRandom(2));
    estimatesAfter(between, 2);
    expect(estimatesAfter(begun, 2)).toEqual(alone);
    between.return(undefined as never);
    expect(estimatesAfter(begun, 1)).not.toEqual(alone);
  });

  test('have a record at every stage before the truth is known', () => {
    const records = estimateRecords[scoring];
    expect(records.map(({ stage }) => stage)).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13]);
    for (const { games, won, drawn } of records) {
      expect(games).toBeGreaterThan(20);
      expect(won).toBeGreaterThan(games / 3);
      expect(won + drawn).toBeLessThanOrEqual(games);
    }
  });
});

test('a pass is estimated too', () => {
  const fuse = makeFuse('all');
  const passing = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';
  const state = fuse.notation.parsePosition(passing);
  if (!state.ok) throw new Error('No position.');
  expect(estimatesAfter(makeEstimator('all', kernel)(state.value, seededRandom(1)), 1).moves).toHaveLength(1);
});

test('at the start, where strong play favours black, they do not favour white as random games do', () => {
  const { rules } = makeFuse('all');
  const estimate = makeEstimator('all', kernel);
  let [byWalks, byRandomGames] = [0, 0];
  const starts = 10;
  for (let seed = 0; seed < starts; seed++) {
    const state = rules.start(seededRandom(seed));
    byWalks += estimatesAfter(estimate(state, seededRandom(seed)), 8).position / starts;
    byRandomGames += estimatesAfter(estimateByRandomPlay(rules, state, seededRandom(seed)), 8).position / starts;
  }
  expect(byRandomGames).toBeGreaterThan(0.05);
  expect(byWalks).toBeLessThan(0.05);
});
