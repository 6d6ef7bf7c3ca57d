import { describe, expect, test } from 'vitest';
import { minimax, randomOngoing, stateAt } from '../../../test/solving.ts';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { makeDrop } from '../../games/drop/index.ts';
import { findGame } from '../../games/index.ts';
import { oracleOf } from '../analysis/general.ts';
import { finish } from '../service/finish.ts';
import { estimate, UctTree } from './uct.ts';

const small = makeDrop({ columns: 4, rows: 3, line: 3 });

test('an estimate comes near the truth, and repeats from its seed', () => {
  const state = stateAt(small, '..../x.o./x.o. x');
  const truth = minimax(small, state);
  expect(truth.value).toBe('win');
  const look = () => {
    const work = estimate(small.rules, state, seededRandom(1));
    let found = work.next().value;
    for (let slice = 0; slice < 20; slice++) found = work.next().value;
    return found;
  };
  expect(look().position).toBeGreaterThan(0.8);
  expect(look()).toEqual(look());
});

test.each(['fuse', 'quantik', 'drop-9x9x5'])('no move of %s is thought won or lost for a game or two', async (id) => {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  const work = estimate(game.rules, game.rules.start(seededRandom(1)), seededRandom(1));
  for (let slice = 0; slice < 16; slice++) {
    const { position, moves } = work.next().value;
    for (const move of moves) expect(Math.abs(move - position)).toBeLessThan(0.5);
  }
});

describe('a tree that proves', () => {
  test.each([
    { id: 'neutreeko', plies: 12 },
    { id: 'quantik', plies: 9 },
    { id: 'quantik-blocked-draw', plies: 9 },
    { id: 'tres-em-linha', plies: 14 },
    { id: 'fuse', plies: 22 },
  ])('proves nothing in $id that the oracle denies', async ({ id, plies }) => {
    const game = await findGame(id)?.load();
    if (!game) throw new Error(`No game ${id}.`);
    const oracle = await oracleOf(game);
    const random = seededRandom(11);
    let proved = 0;
    for (let n = 0; n < 40; n++) {
      const state = randomOngoing(game, random, plies, Math.floor(plies / 2));
      const tree = new UctTree(game.rules, state, random, { isProving: true });
      tree.grow(300);
      const { line, verdict } = tree.best;
      expect(legalMoves(game, state)).toContain(line[0]);
      if (!verdict.exact) continue;
      proved++;
      const after = finish(oracle.solve(game.rules.apply(state, line[0])));
      expect(after?.value).toBe({ win: 'loss', draw: 'draw', loss: 'win' }[verdict.value]);
      // A loss is played only where nothing else is left, and a proved tree knows the position itself.
      if (tree.isProved) expect(verdict.value).toBe(finish(oracle.solve(state))?.value);
    }
    expect(proved).toBeGreaterThan(0);
  });

  test('takes a win as soon as it has tried it', () => {
    const state = stateAt(small, '..../x.o./x.o. x');
    const tree = new UctTree(small.rules, state, seededRandom(2), { isProving: true });
    tree.grow(100);
    expect(tree.isProved).toBe(true);
    expect(tree.best).toEqual({ line: [0], verdict: { exact: true, value: 'win', plies: null } });
    // What is proved needs no more games.
    const { leaves } = tree.effort;
    tree.grow(100);
    expect(tree.effort.leaves).toBe(leaves);
  });

  test('does not choose what surely loses while anything else is open', () => {
    // x threatens column 1; whatever o plays elsewhere loses at once.
    const state = stateAt(small, '..../x.../x.o. o');
    for (let seed = 1; seed <= 20; seed++) {
      const tree = new UctTree(small.rules, state, seededRandom(seed), { isProving: true });
      tree.grow(60);
      expect(small.notation.move(state, tree.best.line[0])).toBe('1');
    }
  });

  test('chooses something before any game was played', () => {
    const state = stateAt(small, '..../..../.... x');
    const tree = new UctTree(small.rules, state, seededRandom(1));
    expect(tree.best).toEqual({ line: [0], verdict: { exact: false, score: 0 } });
    expect(tree.effort).toEqual({ nodes: 0, leaves: 0, cutoffs: 0, tableHits: 0, depth: 0 });
  });

  test('grows alike from the same seed', () => {
    const state = stateAt(small, '..../..../.... x');
    const grown = (seed: number) => {
      const tree = new UctTree(small.rules, state, seededRandom(seed), { isProving: true });
      tree.grow(500);
      return { ...tree.best, ...tree.effort, estimates: tree.estimates };
    };
    expect(grown(1)).toEqual(grown(1));
    expect(grown(1)).not.toEqual(grown(2));
  });
});
