import { describe, expect, test } from 'vitest';
import { randomOngoing, stateAt } from '../../../test/solving.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ComputerPlayer } from '../../core/player.ts';
import { seededRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { oracleOf } from '../analysis/general.ts';
import { checkPlayer, parsePlayer } from '../players.ts';
import { finish } from '../service/finish.ts';
import { checkBoundedPlayer } from './bounded.ts';

async function player(game: Game, name: string): Promise<ComputerPlayer<unknown>> {
  const oracle = await oracleOf(game);
  const parsed = await parsePlayer(game, name, async () => oracle);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

/** Games, and from which ply on the truth of random positions is known at once. */
const known = [
  ['neutreeko', 4],
  ['fuse', 19],
  ['fuse-inner', 19],
  ['fuse-kings', 19],
  ['fuse-omega', 19],
  ['quantik', 5],
  ['quantik-blocked-draw', 6],
  ['tres-em-linha', 2],
  ['drop-3x3x3', 2],
  ['drop-7x6x4', 30],
] as const;

describe('the stubborn player', () => {
  test.each(known)('never gives away value in %s', async (id, plies) => {
    const game = await loadGame(id);
    const oracle = await oracleOf(game);
    const stubborn = await player(game, 'stubborn:4');
    const random = seededRandom(3);
    const worth = (state: unknown): number => {
      const outcome = game.rules.outcome(state);
      const value = outcome === 'ongoing' ? finish(oracle.solve(state))?.value : outcome;
      return value === 'win' ? 1 : value === 'loss' ? -1 : 0;
    };
    for (let n = 0; n < 6; n++) {
      const state = randomOngoing(game, random, plies + 2, plies);
      const { move } = finish(stubborn.choose(state, seededRandom(n)));
      const best = Math.max(...legalMoves(game, state).map((each) => 0 - worth(game.rules.apply(state, each))));
      expect(0 - worth(game.rules.apply(state, move)), game.notation.position(state)).toBe(best);
    }
  });

  test('plays the same for the same seed, whatever it was asked before', async () => {
    const game = await loadGame('neutreeko');
    const [one, other] = [await player(game, 'stubborn:5'), await player(game, 'stubborn:5')];
    const random = seededRandom(8);
    const states = Array.from({ length: 8 }, () => randomOngoing(game, random, 20));
    const chosen = states.map((state, n) => finish(one.choose(state, seededRandom(n))).move);
    for (const n of [5, 2, 7, 0]) expect(finish(other.choose(states[n], seededRandom(n))).move).toBe(chosen[n]);
  });

  test('where it is lost, plays what the level that it expects answers wrongly', async () => {
    // White loses in 8 at the longest; level 5 errs more often after the move that is chosen than after the longest.
    const game = await loadGame('neutreeko');
    const oracle = await oracleOf(game);
    const [stubborn, longest, level] = [
      await player(game, 'stubborn:5'),
      await player(game, 'perfect'),
      await player(game, 'level:5'),
    ];
    const random = seededRandom(21);
    const errors = { stubborn: 0, longest: 0 };
    for (let found = 0; found < 25; ) {
      const state = randomOngoing(game, random, 40, 2);
      const verdict = finish(oracle.solve(state));
      if (verdict?.value !== 'loss' || (verdict.plies ?? 0) < 8) continue;
      found++;
      for (const [name, defender] of [
        ['stubborn', stubborn],
        ['longest', longest],
      ] as const) {
        const answered = game.rules.apply(state, finish(defender.choose(state, seededRandom(found))).move);
        const replied = game.rules.apply(answered, finish(level.choose(answered, seededRandom(found, 1))).move);
        if (finish(oracle.solve(replied))?.value !== 'loss') errors[name]++;
      }
    }
    expect(errors.stubborn).toBeGreaterThan(errors.longest);
  });

  test('takes a win the quickest way', async () => {
    const game = await loadGame('tres-em-linha');
    const state = stateAt(game, '...../..oox/.oxxo/xxoxo x');
    const { move } = finish((await player(game, 'stubborn')).choose(state, seededRandom(1)));
    expect(game.notation.move(state, move)).toBe('2');
  });

  test('has a usual level, no more than there are, and costs a bounded time', async () => {
    const game = await loadGame('neutreeko');
    expect(await checkPlayer(game, 'Stubborn')).toEqual({ ok: true, value: 'stubborn:5' });
    for (const name of ['stubborn:0', 'stubborn:9']) {
      const values = { player: name, part: name.slice(-1), least: 1, most: 8 };
      expect(await checkPlayer(game, name)).toMatchObject({ problem: { code: 'player-part-range', values } });
    }
    expect(await checkPlayer(game, 'stubborn:5:ordered')).toMatchObject({ problem: { code: 'player-part-unknown' } });
    expect(await checkBoundedPlayer(game, game.rules.start(seededRandom(1)), 'stubborn:3')).toMatchObject({ ok: true });
    expect((await player(game, 'stubborn')).isSearching).toBe(false);
  });
});
