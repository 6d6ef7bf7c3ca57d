import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naiveSearch } from '../../test/naive/search.ts';
import { randomOngoing } from '../../test/solving.ts';
import { present } from '../core/present.ts';
import { seededRandom } from '../core/random.ts';
import { formatWeighting } from '../engine/players/weighting.ts';
import { parsePlayer, playersOf } from '../engine/players.ts';
import { finish } from '../engine/service/finish.ts';
import { loadGame } from '../games/index.ts';
import { tellSteps } from './told-steps.ts';
import { tracePlayer } from './trace.ts';

/** How deep plain recursion can go in an instant, and after how many random moves. */
const subjects = [
  { id: 'neutreeko', maxDepth: 3, plies: 12 },
  { id: 'fuse', maxDepth: 2, plies: 22 },
  { id: 'fuse-kings', maxDepth: 2, plies: 22 },
  { id: 'quantik', maxDepth: 2, plies: 9 },
  { id: 'tres-em-linha', maxDepth: 5, plies: 14 },
  { id: 'drop-7x6x4', maxDepth: 3, plies: 30 },
];

test.each(subjects)('every step and count of a search in $id is that of plain recursion', async (subject) => {
  const game = await loadGame(subject.id);
  const { features = [], evaluations, order } = await playersOf(game);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.integer({ min: 1, max: subject.maxDepth }),
      fc.constantFrom('minimax', 'alphabeta'),
      fc.subarray(['ordered', 'table', 'deepening', 'varied']),
      fc.option(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: features.length, maxLength: features.length })),
      async (seed, depth, kind, wanted, weights) => {
        const flags = wanted.filter((flag) => kind === 'alphabeta' || flag === 'varied');
        const weighted = features.map((feature, index) => ({ feature, weight: weights?.[index] ?? 0 }));
        const word = weights ? formatWeighting(weighted) : present(evaluations[0], 'evaluation').id;
        const name = [kind, depth, word, ...flags].join(':');
        const player = await parsePlayer(game, name);
        if (!player.ok) throw new Error(`${name}: ${player.problem.code}`);
        const state = randomOngoing(game, seededRandom(seed), subject.plies);
        const { events, effort, isWhole } = finish(tracePlayer(player.value, state, seededRandom(seed), 1e6));
        const expected = naiveSearch(game, state, {
          depth,
          isPruned: kind === 'alphabeta',
          evaluate: (each) =>
            weights
              ? weighted.reduce((sum, { feature, weight }) => sum + weight * feature.count(each), 0)
              : present(evaluations[0], 'evaluation').evaluate(each),
          ...(flags.includes('ordered') && order && { order }),
          hasTable: flags.includes('table'),
          isDeepening: flags.includes('deepening'),
          isEveryMoveRated: flags.includes('varied'),
        });
        expect(isWhole).toBe(true);
        expect(tellSteps(game, state, events), `${name} ${game.notation.position(state)}`).toEqual(expected.steps);
        const { steps: _, ...counts } = expected;
        expect(effort).toMatchObject(counts);
      },
    ),
    { numRuns: 30, seed: 8 },
  );
});
