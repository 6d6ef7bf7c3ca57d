import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import ticTacToe from '../../examples/tic-tac-toe/index.ts';
import { randomOngoing, stateAt } from '../../test/solving.ts';
import { present } from '../core/present.ts';
import { seededRandom } from '../core/random.ts';
import type { SearchEvent } from '../core/search-event.ts';
import { playersOf } from '../engine/players.ts';
import { TreeSearch } from '../engine/search/search.ts';
import { loadGame } from '../games/index.ts';
import { traceSearch } from './trace.ts';

/** Games, and after how many random moves they are looked at. */
const subjects = await Promise.all(
  [
    { id: 'neutreeko', plies: 12 },
    { id: 'fuse', plies: 22 },
    { id: 'quantik', plies: 9 },
    { id: 'tres-em-linha', plies: 14 },
    { id: 'drop-7x6x4', plies: 30 },
  ].map(async ({ id, plies }) => {
    const game = await loadGame(id);
    return { id, game, plies, players: await playersOf(game) };
  }),
);

test('a search is told step by step', async () => {
  const game = await loadGame('tres-em-linha');
  const state = stateAt(game, '...../..oox/.oxxo/xxoxo x');
  const depth = Number.POSITIVE_INFINITY;
  const { events, isWhole } = traceSearch(game.rules, state, { depth, isPruned: true }, 1000);
  expect(isWhole).toBe(true);
  const count = (kind: SearchEvent['kind']) => events.filter((event) => event.kind === kind).length;
  const search = new TreeSearch(game.rules, state, { depth, isPruned: true });
  search.advance(Number.POSITIVE_INFINITY);
  const { nodes, leaves, cutoffs } = search.effort;
  expect([count('enter'), count('value'), count('cut')]).toEqual([nodes, nodes, cutoffs]);
  expect(events.filter((event) => event.kind === 'value' && event.isLeaf)).toHaveLength(leaves);
});

describe('the steps of a search', () => {
  test.each(subjects)(
    'in $id are nested, and cut only what the opponent will not allow',
    ({ game, players, plies }) => {
      fc.assert(
        fc.property(fc.nat(), fc.boolean(), (seed, isPruned) => {
          const state = randomOngoing(game, seededRandom(seed), plies);
          const evaluate = present(players.evaluations[0], 'evaluation').evaluate;
          const { events } = traceSearch(game.rules, state, { depth: 2, evaluate, isPruned }, 2000);
          const open: SearchEvent[] = [];
          for (const event of events) {
            if (event.kind === 'enter') {
              expect(event.ply).toBe(open.length + 1);
              expect(event.alpha).toBeLessThan(event.beta);
              open.push(event);
            } else if (event.kind === 'value') {
              expect(open.pop()).toMatchObject({ kind: 'enter', ply: event.ply, move: event.move });
            } else if (event.kind === 'cut') {
              expect(isPruned).toBe(true);
              expect(event.ply).toBe(open.length);
              expect(event.score).toBeGreaterThanOrEqual(event.beta);
              expect(event.left).toBeGreaterThan(0);
            }
          }
        }),
        { numRuns: 5, seed: 6 },
      );
    },
  );

  test('are no more than were asked for', () => {
    const { rules } = ticTacToe;
    const start = rules.start(seededRandom(1));
    const settings = { depth: Number.POSITIVE_INFINITY };
    for (const most of [0, 1, 2, 3, 100]) {
      const { events, isWhole } = traceSearch(rules, start, settings, most);
      expect({ count: events.length, isWhole }).toEqual({ count: most, isWhole: false });
    }
  });
});
