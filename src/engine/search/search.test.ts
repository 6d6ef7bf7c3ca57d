import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import ticTacToe from '../../../examples/tic-tac-toe/index.ts';
import { minimax, randomOngoing, scoreToDepth, stateAt } from '../../../test/solving.ts';
import type { Game } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame } from '../../games/index.ts';
import { oracleOf } from '../analysis/general.ts';
import { playersOf } from '../players.ts';
import { finish } from '../service/finish.ts';
import { verdictOfScore } from './score.ts';
import { type SearchSettings, TreeSearch } from './search.ts';
import { TranspositionTable } from './transposition-table.ts';

async function load(id: string): Promise<Game> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  return game;
}

/** How deep a plain search can go in a fraction of a second, and after how many random moves. */
const subjects = await Promise.all(
  [
    { id: 'neutreeko', depth: 3, plies: 12 },
    { id: 'fuse', depth: 2, plies: 22 },
    { id: 'fuse-omega', depth: 2, plies: 22 },
    { id: 'quantik', depth: 2, plies: 9 },
    { id: 'quantik-blocked-draw', depth: 2, plies: 9 },
    { id: 'tres-em-linha', depth: 5, plies: 14 },
    { id: 'drop-7x6x4', depth: 3, plies: 30 },
  ].map(async ({ id, ...limits }) => {
    const game = await load(id);
    return { id, game, players: await playersOf(game), ...limits };
  }),
);

/** Games that are close to their end after so many moves, so that they can be searched to it. */
const endings = [
  { id: 'tres-em-linha', plies: 12 },
  { id: 'quantik', plies: 8 },
  { id: 'quantik-blocked-draw', plies: 8 },
  { id: 'fuse', plies: 21 },
] as const;

function searched<S>(game: Game<S>, state: S, settings: SearchSettings<S>): TreeSearch<S> {
  const search = new TreeSearch(game.rules, state, settings);
  expect(search.advance(Number.POSITIVE_INFINITY)).toBe(true);
  return search;
}

describe.each(subjects)('in $id', ({ game, players, depth: maxDepth, plies }) => {
  const random = seededRandom(7);
  const evaluations = players.evaluations.map(({ evaluate }) => evaluate);

  test('minimax finds what plain recursion finds', () => {
    for (let n = 0; n < 12; n++) {
      const state = randomOngoing(game, random, plies);
      const evaluate = evaluations[n % evaluations.length];
      const depth = 1 + (n % maxDepth);
      const search = searched(game, state, { depth, evaluate });
      expect(search.score).toBe(scoreToDepth(game, state, depth, evaluate));
      expect(search.effort.cutoffs).toBe(0);
    }
  });

  test('alpha-beta has the score of minimax however it is helped, and never visits more', () => {
    const table = new TranspositionTable();
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 1, max: maxDepth }),
        fc.boolean(),
        fc.boolean(),
        (seed, depth, isOrdered, isDeepening) => {
          const state = randomOngoing(game, seededRandom(seed), plies);
          const evaluate = evaluations[seed % evaluations.length];
          const plain = searched(game, state, { depth, evaluate });
          const pruned = searched(game, state, { depth, evaluate, isPruned: true });
          expect(pruned.score).toBe(plain.score);
          // The first of the best moves, as minimax: cutting on equality keeps it.
          expect(pruned.line).toEqual(plain.line);
          expect(pruned.effort.nodes).toBeLessThanOrEqual(plain.effort.nodes);
          table.clear();
          const settings = {
            evaluate,
            isPruned: true,
            table,
            ...(isOrdered && players.order && { order: players.order }),
          };
          for (let reached = isDeepening ? 1 : depth; reached < depth; reached++) {
            searched(game, state, { ...settings, depth: reached });
          }
          const helped = searched(game, state, { ...settings, depth });
          expect(helped.score).toBe(plain.score);
          // What was left out may have been what went beyond the limit.
          if (plain.isWhole) expect(helped.isWhole).toBe(true);
          if (helped.isWhole) expect(verdictOfScore(helped.score, true)).toBeDefined();
          const rated = searched(game, state, { ...settings, depth, isEveryMoveRated: true });
          const scores = (search: TreeSearch<unknown>) =>
            [...search.ratedMoves].sort((one, other) => one.move - other.move).map(({ score }) => score);
          expect(scores(rated)).toEqual(scores(plain));
        },
      ),
      { numRuns: 25, seed: 4 },
    );
  });

  test('minimax with a table finds the same', () => {
    for (let n = 0; n < 6; n++) {
      const state = randomOngoing(game, random, plies);
      const settings = { depth: maxDepth, evaluate: evaluations[0] };
      const [plain, helped] = [
        searched(game, state, settings),
        searched(game, state, { ...settings, table: new TranspositionTable() }),
      ];
      expect(helped.score).toBe(plain.score);
      expect(helped.effort.nodes).toBeLessThanOrEqual(plain.effort.nodes);
    }
  });

  test('stopping after any number of nodes changes nothing', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 50 }), fc.boolean(), (seed, most, isPruned) => {
        const state = randomOngoing(game, seededRandom(seed), plies);
        const settings = () => ({ depth: 2, evaluate: evaluations[0], isPruned, table: new TranspositionTable() });
        const whole = searched(game, state, settings());
        const chunks = seededRandom(seed);
        const search = new TreeSearch(game.rules, state, settings());
        for (let before = 0; ; before = search.effort.nodes) {
          const nodes = chunks.below(most + 1);
          if (search.advance(nodes)) break;
          expect(search.effort.nodes).toBe(before + nodes);
          expect(search.isDone).toBe(false);
        }
        for (const key of ['effort', 'score', 'line', 'ratedMoves', 'isWhole', 'isDone'] as const) {
          expect(search[key]).toEqual(whole[key]);
        }
      }),
      { numRuns: 10, seed: 5 },
    );
  });

  test('the best line is legal and leads to the score', () => {
    for (let n = 0; n < 12; n++) {
      const root = randomOngoing(game, random, plies);
      const evaluate = evaluations[0];
      const { line, score, ratedMoves } = searched(game, root, { depth: maxDepth, evaluate, isPruned: n % 2 === 0 });
      expect(endOf(game, root, line, evaluate)).toBe(score);
      const [first] = ratedMoves;
      expect(endOf(game, root, first.line, evaluate)).toBe(first.score);
    }
  });
});

/** What stands at the end of a line, for the player who begins it. */
function endOf<S>(game: Game<S>, root: S, line: readonly number[], evaluate: (state: S) => number): number {
  const buffer = new Int32Array(game.rules.maxMoves);
  const end = line.reduce((state, move) => {
    const count = game.rules.moves(state, buffer);
    expect(buffer.subarray(0, count)).toContain(move);
    return game.rules.apply(state, move);
  }, root);
  const score = scoreToDepth(game, end, line.length, evaluate, line.length);
  return line.length % 2 === 0 ? score : 0 - score;
}

describe.each(endings)('to the end of $id', ({ id, plies }) => {
  test('every search finds the truth, as plain recursion and the oracle do', async () => {
    const game = await load(id);
    const oracle = await oracleOf(game);
    for (let seed = 1; seed <= 8; seed++) {
      const state = randomOngoing(game, seededRandom(seed), plies + 2, plies);
      const truth = minimax(game, state);
      const known = finish(oracle.solve(state));
      expect(known?.value).toBe(truth.value);
      for (const settings of [{}, { isPruned: true }, { isPruned: true, table: new TranspositionTable() }]) {
        const search = searched(game, state, { depth: Number.POSITIVE_INFINITY, ...settings });
        expect(search.isWhole).toBe(true);
        const verdict = verdictOfScore(search.score, search.isWhole);
        expect(verdict).toEqual({
          exact: true,
          value: truth.value,
          plies: truth.value === 'draw' ? null : truth.plies,
        });
        if (known?.plies) expect(verdict?.plies).toBe(known.plies);
      }
    }
  });
});

describe('the report’s position', async () => {
  const game = await load('tres-em-linha');
  const { order } = await playersOf(game);
  const state = stateAt(game, '...../..oox/.oxxo/xxoxo x');
  const depth = Number.POSITIVE_INFINITY;

  test('takes as many nodes as correct searches take', () => {
    expect(searched(game, state, { depth }).effort).toMatchObject({ nodes: 149, leaves: 93, cutoffs: 0 });
    expect(searched(game, state, { depth, isPruned: true }).effort.nodes).toBe(50);
    expect(searched(game, state, { depth, isPruned: true, ...(order && { order }) }).effort.nodes).toBe(14);
  });
});

describe('draws', () => {
  const start = ticTacToe.rules.start(seededRandom(1));

  test('are known once everything was looked at, and not before', () => {
    const whole = searched(ticTacToe, start, { depth: Number.POSITIVE_INFINITY, isPruned: true });
    expect(verdictOfScore(whole.score, whole.isWhole)).toEqual({ exact: true, value: 'draw', plies: null });
    const shallow = searched(ticTacToe, start, { depth: 3, isPruned: true });
    expect(shallow.score).toBe(0);
    expect(verdictOfScore(shallow.score, shallow.isWhole)).toBeUndefined();
  });

  test('are known through a table too, when each search goes one ply deeper', () => {
    const table = new TranspositionTable();
    const isWhole = Array.from(
      { length: 10 },
      (_, depth) => searched(ticTacToe, start, { depth: depth + 1, isPruned: true, table }).isWhole,
    );
    expect(isWhole).toEqual([false, false, false, false, false, false, false, false, true, true]);
  });
});
