import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOngoing } from '../../test/solving.ts';
import { seededRandom } from '../core/random.ts';
import type { SearchEvent } from '../core/search-event.ts';
import { parsePlayer } from '../engine/players.ts';
import { finish } from '../engine/service/finish.ts';
import { loadGame } from '../games/index.ts';
import { effortOf, tracePlayer } from './trace.ts';

const subjects = await Promise.all(
  [
    { id: 'neutreeko', plies: 12 },
    { id: 'fuse', plies: 22 },
    { id: 'quantik', plies: 9 },
    { id: 'tres-em-linha', plies: 14 },
    { id: 'drop-7x6x4', plies: 30 },
  ].map(async ({ id, plies }) => ({ id, plies, game: await loadGame(id) })),
);

const plans = [
  'greedy',
  'minimax:2',
  'minimax:2:varied',
  'alphabeta:2',
  'alphabeta:3:ordered',
  'alphabeta:3:ordered:table',
  'alphabeta:3:ordered:table:deepening',
  'alphabeta:3:noise=5',
  'alphabeta:4:nodes=150:table',
  'alphabeta:2:lapse=50',
  'uct:60',
  'uct:300',
] as const;

describe('the steps of a player', () => {
  test.each(subjects)('are counted in $id as the player counts them, and change nothing', async ({ game, plies }) => {
    for (const plan of plans) {
      const parsed = await parsePlayer(game, plan);
      if (!parsed.ok) throw new Error(parsed.problem.code);
      const player = parsed.value;
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const state = randomOngoing(game, seededRandom(seed), plies);
          const { events, isWhole, thought, effort } = finish(tracePlayer(player, state, seededRandom(seed), 1e6));
          expect(isWhole).toBe(true);
          expect(finish(player.choose(state, seededRandom(seed)))).toEqual(thought);
          // How deep a walk goes counts for playouts; a tree that is full is walked deeper than it grows.
          expect(effort, plan).toEqual(thought.effort);
          expect(effortOf(events)).toEqual(effort);
        }),
        { numRuns: 5, seed: 3 },
      );
    }
  });

  test('are those of Fuse’s own player too, up to what it solves aside', async () => {
    const game = await loadGame('fuse');
    const parsed = await parsePlayer(game, 'master:400');
    if (!parsed.ok) throw new Error(parsed.problem.code);
    for (const plies of [0, 10, 24]) {
      const state = randomOngoing(game, seededRandom(5), plies);
      const { events, thought, effort } = finish(tracePlayer(parsed.value, state, seededRandom(5), 1e6));
      expect({ ...effort, depth: 0 }).toEqual({ ...thought.effort, depth: 0 });
      const priors = events.flatMap((event) => (event.kind === 'grow' && event.ply === 1 ? (event.prior ?? 0) : []));
      expect(priors.reduce((sum, prior) => sum + prior, 0)).toBeCloseTo(1);
    }
  });

  test('are followed only so far, which is said', async () => {
    const game = await loadGame('tres-em-linha');
    const parsed = await parsePlayer(game, 'alphabeta:4:ordered');
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const start = game.rules.start(seededRandom(1));
    const whole = finish(tracePlayer(parsed.value, start, seededRandom(1), 1e6));
    for (const most of [0, 1, 100, whole.events.length - 1]) {
      const part = finish(tracePlayer(parsed.value, start, seededRandom(1), most));
      expect(part.isWhole).toBe(false);
      expect(part.events).toEqual(whole.events.slice(0, most));
      expect(part.effort.nodes).toBe(part.events.filter(({ kind }) => kind === 'enter').length);
    }
    const all = finish(tracePlayer(parsed.value, start, seededRandom(1), whole.events.length));
    expect(all).toEqual(whole);
  });

  test('of walks lead from the root, each through positions that have joined the tree', async () => {
    const game = await loadGame('quantik');
    const parsed = await parsePlayer(game, 'uct:200');
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const start = game.rules.start(seededRandom(1));
    const { events } = finish(tracePlayer(parsed.value, start, seededRandom(2), 1e6));
    const known = new Set(['']);
    let grown: Extract<SearchEvent, { kind: 'grow' }>[] = [];
    for (const event of events) {
      if (event.kind === 'grow') grown.push(event);
      if (event.kind !== 'visit') continue;
      for (const { ply, move } of grown) {
        const parent = event.path.slice(0, ply - 1);
        expect(known).toContain(parent.join());
        known.add([...parent, move].join());
      }
      grown = [];
      expect(known).toContain(event.path.join());
      expect([-1, 0, 1]).toContain(event.value);
    }
  });
});

test.each(['random', 'random-piece', 'first', 'perfect', 'level:8'])('%s has nothing to look into', async (name) => {
  const game = await loadGame('tres-em-linha');
  const player = await parsePlayer(game, name);
  if (!player.ok) throw new Error(player.problem.code);
  expect(player.value.isSearching).toBe(false);
  const { events } = finish(tracePlayer(player.value, game.rules.start(seededRandom(1)), seededRandom(1), 100));
  expect(events).toEqual([]);
});
